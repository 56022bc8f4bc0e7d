import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Journal } from '../ledger.ts';

/**
 * A journal in a file with one JSON object per line, each synced to disk before `append` resolves. An incomplete last
 * line was never acknowledged and is removed; any other damage rejects.
 */
export const openFileJournal = async <Entry extends { readonly seq: number }>(
  path: string,
  isEntry: (line: unknown) => line is Entry,
): Promise<Journal<Entry> & { readonly close: () => Promise<void> }> => {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'a+');
  const { entries, bytes } = await readEntries(file, { isEntry, path }).catch(async (error: unknown) => {
    await file.close();
    throw error;
  });
  let size = bytes;
  return {
    append: async (entry) => {
      const line = JSON.stringify({ seq: entries.length + 1, ...entry });
      const numbered = parseLine(line, { isEntry, seq: entries.length + 1, path });
      try {
        await file.appendFile(`${line}\n`);
        await file.datasync();
      } catch (error) {
        // A partial line would corrupt the next one.
        await file.truncate(size);
        throw error;
      }
      size += Buffer.byteLength(line) + 1;
      entries.push(numbered);
    },
    entries: () => entries,
    close: () => file.close(),
  };
};

/** The entries of the file without an incomplete last line, and their size in bytes. */
const readEntries = async <Entry extends { readonly seq: number }>(
  file: FileHandle,
  { isEntry, path }: { readonly isEntry: (line: unknown) => line is Entry; readonly path: string },
): Promise<{ readonly entries: Entry[]; readonly bytes: number }> => {
  const text = await file.readFile('utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const entries = whole
    .split('\n')
    .slice(0, -1)
    .map((line, index) => parseLine(line, { isEntry, seq: index + 1, path }));
  const bytes = Buffer.byteLength(whole);
  await file.truncate(bytes);
  return { entries, bytes };
};

const parseLine = <Entry extends { readonly seq: number }>(
  line: string,
  {
    isEntry,
    seq,
    path,
  }: { readonly isEntry: (line: unknown) => line is Entry; readonly seq: number; readonly path: string },
): Entry => {
  try {
    const entry: unknown = JSON.parse(line);
    if (isEntry(entry) && entry.seq === seq) return entry;
  } catch {
    // Invalid JSON is reported like an invalid entry.
  }
  throw new Error(`The payment ledger ${path} is damaged at line ${seq}.`);
};
