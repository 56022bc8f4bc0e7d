import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#adapters/database/open-database.ts';
import type { Database } from '#adapters/database/database.ts';
import { isMigrated, migrate } from '#adapters/database/migrate.ts';
import { allMigrations } from '#adapters/backend/commerce/kernel/database/migrations/all-migrations.ts';
import { databaseSessionRecords } from '#adapters/web/session/database-session-records.ts';
import { cookieName, newCookieId, readCookie } from '#adapters/web/session/session-cookie.ts';
import { memorySessionRecords, SWEEP_MS, type SessionRecords } from '#adapters/web/session/session-records.ts';
import { sessionMigrations, type SessionSchema } from '#adapters/web/session/session-schema.ts';
import { seal, unseal } from '#adapters/web/session/session-seal.ts';
import type { Session } from '#core/session/session.ts';

const session: Session = {
  consumerId: 'c',
  consumerType: 'GUEST',
  accessExpiry: '2099-01-01T00:00:00.000Z',
  refreshExpiry: '2099-01-01T00:00:00.000Z',
  refs: {},
  tokens: { access: 'SECRET-a', refresh: 'SECRET-r' },
};
const later = { expiresAt: Date.parse('2099-01-01T00:00:00.000Z') };
const over = { expiresAt: Date.now() - 1000 };

let database: Database<SessionSchema>;
beforeAll(async () => {
  database = await openDatabase({ kind: 'memory' });
  await migrate(database, sessionMigrations);
});
afterAll(() => database.close());

describe.each([
  ['in memory', () => memorySessionRecords()],
  ['in the database', () => databaseSessionRecords(database)],
] satisfies readonly (readonly [string, () => SessionRecords])[])('session records %s', (_kind, open) => {
  test('return the last written value, and nothing once removed', async () => {
    const [records, id] = [open(), newCookieId()];
    expect(await records.read(id)).toBeUndefined();
    await records.add(id, session, later);
    const first = await records.read(id);
    expect(first?.session).toEqual(session);
    expect(
      await records.replace(
        id,
        { ...session, refs: { basket: 'basket-1' } },
        { ...later, version: first?.version ?? 0 },
      ),
    ).toBe(true);
    expect((await records.read(id))?.session).toEqual({ ...session, refs: { basket: 'basket-1' } });
    await records.remove(id);
    expect(await records.read(id)).toBeUndefined();
  });

  test('return the references of the session for each site', async () => {
    const [records, id] = [open(), newCookieId()];
    const sites = { siteId: 'nordkamm-ca', elsewhere: { 'nordkamm-us': { basket: 'basket-us', order: '7' } } };
    await records.add(id, { ...session, ...sites }, later);
    expect((await records.read(id))?.session).toEqual({ ...session, ...sites });
  });

  test('I30 of two changes of one version the second is refused, and a change of a missing session writes nothing', async () => {
    const [records, id] = [open(), newCookieId()];
    await records.add(id, session, later);
    const at = { ...later, version: (await records.read(id))?.version ?? 0 };
    expect([
      await records.replace(id, { ...session, refs: { basket: 'first' } }, at),
      await records.replace(id, { ...session, refs: { basket: 'second' } }, at),
    ]).toEqual([true, false]);
    expect((await records.read(id))?.session.refs.basket).toBe('first');
    await records.remove(id);
    expect(await records.replace(id, session, { ...at, version: at.version + 1 })).toBe(false);
    expect(await records.read(id)).toBeUndefined();
  });

  test('an expired session is neither read nor changed', async () => {
    const [records, id] = [open(), newCookieId()];
    await records.add(id, session, over);
    expect(await records.read(id)).toBeUndefined();
    expect(await records.replace(id, session, { ...later, version: 1 })).toBe(false);
  });

  test('A4 one of several claims of a session succeeds, until it is released or expires', async () => {
    const [records, id] = [open(), newCookieId()];
    await records.add(id, session, later);
    const claims = await Promise.all(Array.from({ length: 5 }, () => records.claim(id, 60_000)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    await records.release(id);
    expect(await records.claim(id, -1)).toBe(true);
    expect(await records.claim(id, 60_000)).toBe(true);
  });
});

describe('in memory', () => {
  test('sessions live until their expiry, and are then removed from memory', async () => {
    let time = 0;
    const records = memorySessionRecords({ now: () => time, limit: 3 });
    await records.add('short', session, { expiresAt: 1000 });
    await records.add('long', session, { expiresAt: SWEEP_MS * 3 });
    time = 999;
    expect(await records.read('short')).toBeDefined();
    time = SWEEP_MS + 1;
    await records.add('next', session, { expiresAt: SWEEP_MS * 3 });
    time = 999;
    expect(await records.read('short')).toBeUndefined();
    expect(await records.read('long')).toBeDefined();
  });

  test('the number is limited; the oldest session is removed first', async () => {
    const records = memorySessionRecords({ limit: 2 });
    for (const id of ['a', 'b', 'c']) await records.add(id, session, later);
    expect([await records.read('a'), (await records.read('b'))?.version, (await records.read('c'))?.version]).toEqual([
      undefined,
      1,
      1,
    ]);
  });
});

describe('in the database', () => {
  test('expired sessions are deleted with the first session that a process adds', async () => {
    const records = databaseSessionRecords(database);
    await records.add(newCookieId(), session, later);
    await records.add(newCookieId(), session, over);
    await databaseSessionRecords(database).add(newCookieId(), session, later);
    const { rows } = await sql`select 1 from web_session where expires_at < now()`.execute(database.db);
    expect(rows).toEqual([]);
  });

  test('A2 a copy of the table contains neither a usable id nor a usable token', async () => {
    const id = newCookieId();
    await databaseSessionRecords(database).add(id, session, later);
    const { rows } = await sql`select * from web_session`.execute(database.db);
    const text = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(0);
    for (const secret of [id, 'SECRET']) expect(text).not.toContain(secret);
  });

  test('a session that release 1 has stored opens with its cart, its lists and its order', async () => {
    const id = newCookieId();
    const { refs: _refs, ...rest } = session;
    const stored = { ...rest, basketId: 'b', favoriteId: 'f', saveForLaterId: 's', orderId: 'o' };
    const records = databaseSessionRecords(database);
    await records.add(id, session, later);
    await sql`update web_session set record = ${JSON.stringify(seal(id, JSON.stringify(stored)))}::jsonb
      where id_hash = ${createHash('sha256').update(id).digest('base64url')}`.execute(database.db);
    expect((await records.read(id))?.session).toEqual({
      ...session,
      refs: { basket: 'b', favorites: 'f', savedItems: 's', order: 'o' },
    });
  });

  test("two hosts that open at once find each other's records", async () => {
    const [first, second] = [databaseSessionRecords(database), databaseSessionRecords(database)];
    const id = newCookieId();
    await first.add(id, session, later);
    expect((await second.read(id))?.session).toEqual(session);
  });
});

describe('the schema of the web server', () => {
  const tables = async ({ db }: Pick<typeof database, 'db'>): Promise<readonly string[]> =>
    (
      await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'
        order by tablename`.execute(db)
    ).rows.map(({ name }) => name);

  test('is its own: a database of the web server alone has no table of the service', async () => {
    expect(await tables(database)).toEqual(['migration', 'web_session']);
    expect(await isMigrated(database, allMigrations)).toBe(false);
  });

  test('is distinct from that of the service in one database, in whatever order they are applied', async () => {
    const names = [...allMigrations, ...sessionMigrations].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const shared = await openDatabase<SessionSchema>({ kind: 'memory' }, { migrations: allMigrations });
    expect(await isMigrated(shared, sessionMigrations)).toBe(false);
    await migrate(shared, sessionMigrations);
    expect(await isMigrated(shared, [...allMigrations, ...sessionMigrations])).toBe(true);
    await shared.close();
  });

  test('takes over the table of a database from before its migrations, with the sessions in it', async () => {
    const old = await openDatabase<SessionSchema>({ kind: 'memory' });
    const id = newCookieId();
    await sql`create table web_session (id_hash text primary key, record jsonb not null,
      expires_at timestamptz not null)`.execute(old.db);
    await sql`insert into web_session values (${createHash('sha256').update(id).digest('base64url')},
      ${JSON.stringify(seal(id, JSON.stringify(session)))}::jsonb, now() + interval '1 day')`.execute(old.db);
    await migrate(old, sessionMigrations);
    const records = databaseSessionRecords(old);
    expect(await records.read(id)).toEqual({ session, version: 1 });
    expect(await records.claim(id, 1000)).toBe(true);
    await old.close();
  });
});

describe('sealed values', () => {
  test('open with their id only, and not if they were changed', () => {
    const [mine, other] = [newCookieId(), newCookieId()];
    const sealed = seal(mine, 'text');
    expect(unseal(mine, sealed)).toBe('text');
    expect(unseal(other, sealed)).toBeUndefined();
    expect(unseal(mine, `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`)).toBeUndefined();
    expect(unseal(mine, '')).toBeUndefined();
    expect(seal(mine, 'text')).not.toBe(sealed);
  });
});

describe('ids', () => {
  test('have 256 random bits', () => {
    const ids = new Set(Array.from({ length: 100 }, newCookieId));
    expect(ids.size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^[\w-]{43}$/);
  });

  test('are read from the cookie of exactly that name', () => {
    const id = newCookieId();
    expect(readCookie(`a=1; portico=${id}; b=2`, 'portico')).toBe(id);
    for (const header of [null, '', `xportico=${id}`, `portico=${id}x`, 'portico=', `__Host-portico=${id}`])
      expect(readCookie(header, 'portico')).toBeUndefined();
    expect(cookieName(true)).toBe('__Host-portico');
  });
});
