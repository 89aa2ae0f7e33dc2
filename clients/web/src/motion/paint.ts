// Does something when the picture as it is now has been shown: what is seen comes first.
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

const longest = 100; // should the picture not come after all

// Where nobody looks no picture is made, and timers come late.
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((done) => {
    afterPaint(done);
    setTimeout(done, longest);
  });
}
