// Where an arrow key leads in a row of places that lies in lines; undefined for other keys.
export function stepped(key: string, at: number, line: number, count: number): number | undefined {
  return {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - line,
    ArrowDown: at + line,
    Home: 0,
    End: count - 1,
  }[key];
}
