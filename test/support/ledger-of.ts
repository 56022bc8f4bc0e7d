import { DatabaseSync } from 'node:sqlite';
import { ledgerEntry, type LedgerEntry } from '#adapters/backend/payments/ledger.ts';

/** The entries in the store file of a payment provider, which may be in use by it. */
export const ledgerOf = (storeFile: string): readonly LedgerEntry[] => {
  const database = new DatabaseSync(storeFile, { readOnly: true });
  const rows = database.prepare('select seq, body from entry order by seq').all();
  database.close();
  return rows.map(({ seq, body }) => {
    const entry: unknown = { seq, ...JSON.parse(String(body)) };
    if (ledgerEntry.is(entry)) return entry;
    throw new TypeError(`Entry ${String(seq)} of ${storeFile} has another form`);
  });
};
