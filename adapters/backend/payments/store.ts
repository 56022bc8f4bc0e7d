import type { SQLInputValue } from 'node:sqlite';
import type * as t from 'io-ts';
import { openSqlite } from '#adapters/database/open-sqlite.ts';
import { ledgerEntry, type LedgerEntry, type NewEntry } from './ledger.ts';

/** Fields by which records are found; each has an index. */
const searched = ['chargeId', 'reference', 'idempotencyKey', 'challengeId', 'consumerReference'] as const;
type Search = { readonly [field in (typeof searched)[number]]?: string };

const schema = `
  create table if not exists entry (seq integer primary key, body text not null) strict;
  create index if not exists entry_charge on entry (body ->> 'chargeId');
  create table if not exists record
    (kind text not null, id text not null, body text not null, ends_at integer, primary key (kind, id)) strict;
  create index if not exists record_end on record (ends_at) where ends_at is not null;
  ${searched.map((name) => `create index if not exists record_${name} on record (kind, body ->> '${name}');`).join('')}`;

const putRecord = `insert into record (kind, id, body, ends_at) values (?, ?, ?, ?)
  on conflict do update set body = excluded.body, ends_at = excluded.ends_at`;

/** A random id with a prefix for its kind, such as `ch_`. */
export const randomId = (kind: string): string => `${kind}_${crypto.randomUUID().replaceAll('-', '')}`;

/**
 * Opens the store in a SQLite file, or in memory for `:memory:`. It keeps the ledger, to which entries are only added,
 * and records of several kinds. Each change is on the disk when its call returns. `now` is in milliseconds since 1970.
 */
export const openStore = (path: string, now: () => number = Date.now) => {
  const database = openSqlite(path, schema);
  const query = (sql: string, ...values: readonly SQLInputValue[]) => database.prepare(sql).all(...values);
  return {
    now,
    close: (): void => database.close(),

    /** Stores all changes of `work`, or none if it throws. */
    transaction: <Result>(work: () => Result): Result => {
      database.exec('begin immediate');
      try {
        const result = work();
        database.exec('commit');
        return result;
      } catch (failure) {
        if (database.isTransaction) database.exec('rollback');
        throw failure;
      }
    },

    /** Adds an entry, which gets a number; its time is the current one by default. */
    append: (entry: NewEntry): void => {
      query('insert into entry (body) values (?)', JSON.stringify({ at: new Date(now()).toISOString(), ...entry }));
    },

    /** The entries of all charges, or of one, oldest first. */
    entries: (chargeId?: string): readonly LedgerEntry[] =>
      (chargeId === undefined
        ? query('select seq, body from entry order by seq')
        : query(`select seq, body from entry where body ->> 'chargeId' = ? order by seq`, chargeId)
      ).map(({ seq, body }) => read(ledgerEntry, { seq, ...JSON.parse(String(body)) })),

    /** The records of one kind by id. */
    records: <Value>(kind: string, codec: t.Type<Value>) => {
      const select = (conditions: readonly string[], values: readonly SQLInputValue[]): readonly Value[] => {
        const where = ['kind = ?', '(ends_at is null or ends_at > ?)', ...conditions].join(' and ');
        const rows = query(`select body from record where ${where} order by rowid`, kind, now(), ...values);
        return rows.map(({ body }) => read(codec, JSON.parse(String(body))));
      };
      return {
        get: (id: string): Value | undefined => select(['id = ?'], [id])[0],
        /** The records with all of these values, oldest first. */
        find: (search: Search): readonly Value[] => {
          const conditions = Object.keys(search).map((field) => `body ->> '${field}' = ?`);
          return select(conditions, Object.values(search));
        },
        /** Adds or replaces a record, which is deleted after `endsAt`. */
        put: (id: string, value: Value, endsAt: number | null = null): void => {
          query('delete from record where ends_at <= ?', now());
          query(putRecord, kind, id, JSON.stringify(value), endsAt);
        },
        delete: (id: string): void => void query('delete from record where kind = ? and id = ?', kind, id),
      };
    },
  };
};

export type Store = ReturnType<typeof openStore>;

const read = <Value>(codec: { readonly is: (value: unknown) => value is Value }, value: unknown): Value => {
  if (codec.is(value)) return value;
  throw new TypeError('The payment store holds a value of another form.');
};
