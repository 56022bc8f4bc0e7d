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
  const bytes = await readFile(path);
  const entries: Entry[] = [];
  let size = 0;
  for (let end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', size)) {
    entries.push(parseLine(bytes.subarray(size, end), { isEntry, seq: entries.length + 1, path }));
    size = end + 1;
  }
  await truncate(path, size);
  return {
    append: async (entry) => {
      const line = Buffer.from(JSON.stringify({ seq: entries.length + 1, ...entry }));
      const numbered = parseLine(line, { isEntry, seq: entries.length + 1, path });
      try {
        await appendFile(path, Buffer.concat([line, Buffer.from('\n')]), { flush: true });
      } catch (error) {
        // A partial line would corrupt the next one.
        await truncate(path, size);
        throw error;
      }
      size += line.length + 1;
      entries.push(numbered);
    },
    entries: () => entries,
  };
};

const parseLine = <Entry extends { readonly seq: number }>(
  line: Buffer,
  {
    isEntry,
    seq,
    path,
  }: { readonly isEntry: (line: unknown) => line is Entry; readonly seq: number; readonly path: string },
): Entry => {
  try {
    const entry: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(line));
    if (isEntry(entry) && entry.seq === seq) return entry;
  } catch {
    // Invalid UTF-8 and JSON are reported like an invalid entry.
  }
  throw new Error(`The payment ledger ${path} is damaged at line ${seq}.`);
};
