import type { TestPostgres } from '#test/support/postgres.ts';
import type { ChildProcess } from '../servers/child-process.ts';
import type { Section } from '../table.ts';

/** Shared by the parts: each value is opened when a part first needs it, and closed at the end. */
export type Bench = {
  /** The number of visits per median. */
  readonly visits: number;
  readonly postgres: () => Promise<TestPostgres>;
  /** URL of a seeded database. */
  readonly filledDatabase: () => Promise<string>;
  /** The whole shop, on PostgreSQL. */
  readonly shop: () => Promise<ChildProcess>;
  readonly floorServer: () => Promise<ChildProcess>;
};

export type BenchPart = (bench: Bench) => Promise<Section>;
