import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ledgerEntry, type Ledger, type LedgerEntry } from '../ledger.ts';

/**
 * A ledger in a file of one JSON object per line, each forced to the disk before `append` resolves.
 * A last line without its end was never answered for and is cut off; any other damage is refused, since money is not
 * guessed at.
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
        // Half a line would spoil the next one.
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
    // What is no JSON is refused in the same words as what is no entry.
  }
  throw new Error(`The payment ledger ${path} is damaged at line ${seq}.`);
};
