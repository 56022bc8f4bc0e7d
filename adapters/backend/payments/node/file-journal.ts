import { appendFile, mkdir, readFile, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Journal } from '../ledger.ts';

/**
 * A journal in a file with one JSON object per line, each flushed to disk before `append` resolves. An incomplete last
 * line was never acknowledged and is removed; any other damage rejects. No file stays open between two calls.
 */
export const openFileJournal = async <Entry extends { readonly seq: number }>(
  path: string,
  isEntry: (line: unknown) => line is Entry,
): Promise<Journal<Entry>> => {
  await mkdir(dirname(path), { recursive: true });
  await appendFile(path, '');
  const text = await readFile(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const entries = whole
    .split('\n')
    .slice(0, -1)
    .map((line, index) => parseLine(line, { isEntry, seq: index + 1, path }));
  let size = Buffer.byteLength(whole);
  await truncate(path, size);
  return {
    append: async (entry) => {
      const line = JSON.stringify({ seq: entries.length + 1, ...entry });
      const numbered = parseLine(line, { isEntry, seq: entries.length + 1, path });
      try {
        await appendFile(path, `${line}\n`, { flush: true });
      } catch (error) {
        // A partial line would corrupt the next one.
        await truncate(path, size);
        throw error;
      }
      size += Buffer.byteLength(line) + 1;
      entries.push(numbered);
    },
    entries: () => entries,
  };
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
