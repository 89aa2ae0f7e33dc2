// Does something when the picture as it is now has been shown: what is seen comes first.
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

const longest = 100; // where nobody looks no picture is made

export function painted(): Promise<void> {
  return new Promise((done) => {
    afterPaint(done);
    setTimeout(done, longest);
  });
}
