import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ledgerEntry, type Ledger, type LedgerEntry } from '../ledger.ts';

/**
 * A ledger in a file with one JSON object per line, each synced to disk before `append` resolves. An incomplete last
 * line was never acknowledged and is removed; any other damage rejects.
 */
export const openFileLedger = async (path: string): Promise<Ledger & { readonly close: () => Promise<void> }> => {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'a+');
  const text = await file.readFile('utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const entries = whole
    .split('\n')
    .slice(0, -1)
    .map((line, index) => parseLine(line, index + 1, path));
  let size = Buffer.byteLength(whole);
  await file.truncate(size);
  return {
    append: async (entry) => {
      const numbered: LedgerEntry = { seq: entries.length + 1, ...entry };
      const line = `${JSON.stringify(numbered)}\n`;
      try {
        await file.appendFile(line);
        await file.datasync();
      } catch (error) {
        // A partial line would corrupt the next one.
        await file.truncate(size);
        throw error;
      }
      size += Buffer.byteLength(line);
      entries.push(numbered);
    },
    entries: () => entries,
    close: () => file.close(),
  };
};

const parseLine = (line: string, seq: number, path: string): LedgerEntry => {
  try {
    const entry: unknown = JSON.parse(line);
    if (ledgerEntry.is(entry) && entry.seq === seq) return entry;
  } catch {
    // Invalid JSON is reported like an invalid entry.
  }
  throw new Error(`The payment ledger ${path} is damaged at line ${seq}.`);
};
