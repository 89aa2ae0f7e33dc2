// Keeps tables in the browser's database. What is in it survives everything but the person who
// empties it.
import type { Kept, Shelf } from "./kept.ts";

const store = "tables";

function promised<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

export async function openShelf(): Promise<Shelf> {
  const opening = indexedDB.open("ordinal", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: "id" });
  const database = await promised(opening);
  const reading = () => database.transaction(store).objectStore(store);
  return {
    all: () => promised(reading().getAll() as IDBRequest<Kept[]>),
    read: (id) => promised(reading().get(id) as IDBRequest<Kept | undefined>),
    write: async (kept, previousLength) => {
      const transaction = database.transaction(store, "readwrite", { durability: "strict" });
      const tables = transaction.objectStore(store);
      const before = await promised(tables.get(kept.id) as IDBRequest<Kept | undefined>);
      const isNext = (before?.log.length ?? 0) === previousLength;
      if (isNext) tables.put(kept);
      await finished(transaction);
      return isNext;
    },
    remove: async (id) => {
      const transaction = database.transaction(store, "readwrite");
      transaction.objectStore(store).delete(id);
      await finished(transaction);
    },
  };
}
