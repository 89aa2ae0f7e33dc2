// Saves the record of a match that was played on this device, as a server gives it out.

// What is found again among other files: the game and the day.
export function fileNameOf(game: string, day: Date): string {
  const part = (value: number) => String(value).padStart(2, "0");
  const date = [day.getFullYear(), part(day.getMonth() + 1), part(day.getDate())].join("-");
  return `${game}-${date}.jsonl`;
}

export async function saveRecord(record: string, fileName: string): Promise<void> {
  const { Study } = await import("../study/study.ts");
  const desk = new Study();
  try {
    const text = await desk.ask("recordOfDevice", record);
    const link = document.createElement("a");
    link.href = `data:application/jsonl,${encodeURIComponent(text)}`;
    link.download = fileName;
    link.click();
  } finally {
    desk.close();
  }
}
