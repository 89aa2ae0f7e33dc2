// Saves the record of a match that was played on this device, as a server gives it out.

export async function saveRecord(record: string): Promise<void> {
  const { Study } = await import("../study/study.ts");
  const desk = new Study();
  try {
    const text = await desk.ask("recordOfDevice", record);
    const link = document.createElement("a");
    link.href = `data:application/jsonl,${encodeURIComponent(text)}`;
    link.download = `${record}.jsonl`;
    link.click();
  } finally {
    desk.close();
  }
}
