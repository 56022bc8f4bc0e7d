import type { TestPostgres } from '#test/support/postgres.ts';
import type { ChildProcess } from '../servers/child-process.ts';
import type { Section } from '../table.ts';

/** What the parts share: each is opened when a part first asks for it, and closed at the end. */
export type Bench = {
  /** How many visits a median is of. */
  readonly visits: number;
  readonly postgres: () => Promise<TestPostgres>;
  /** URL of a database that is filled. */
  readonly filledDatabase: () => Promise<string>;
  /** The whole shop, on PostgreSQL. */
  readonly shop: () => Promise<ChildProcess>;
  readonly floorServer: () => Promise<ChildProcess>;
};

export type BenchPart = (bench: Bench) => Promise<Section>;
