// Does something when the picture as it is now has been shown: what is seen comes first.
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
