// Does something when the picture as it is now has been shown: what is seen comes first.

let waiting: (() => void)[] = [];
let next: Promise<void> | null = null; // for all who wait for the same picture

// Whoever waits for the same picture waits together: to ask for one takes the browser a while.
export function afterPaint(then: () => void): void {
  waiting.push(then);
  if (waiting.length > 1) return;
  requestAnimationFrame(() => {
    const all = waiting;
    waiting = [];
    next = null;
    setTimeout(() => all.forEach((one) => one()));
  });
}

const longest = 100; // should the picture not come after all

// Where nobody looks no picture is made, and timers come late.
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return (next ??= pictured());
}

// A picture that is late holds up nobody, and whoever comes after that waits for it again.
function pictured(): Promise<void> {
  const one = new Promise<void>((done) => {
    afterPaint(done);
    setTimeout(done, longest);
  }).then(() => {
    if (next === one) next = null;
  });
  return one;
}
