// The next value, made of whatever is the same in the one before: what did not change keeps its
// identity, and is not drawn again.
export function share<T>(before: unknown, after: T): T {
  if (!isGroup(before) || !isGroup(after) || Array.isArray(before) !== Array.isArray(after)) {
    return after;
  }
  const names = Object.keys(after);
  const whole: Record<string, unknown> = Array.isArray(after) ? ([] as never) : {};
  let isSame = names.length === Object.keys(before).length;
  for (const name of names) {
    whole[name] = share(before[name], after[name]);
    isSame &&= name in before && whole[name] === before[name];
  }
  return (isSame ? before : whole) as T;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
