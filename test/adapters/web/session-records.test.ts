import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#adapters/backend/commerce/database/database.ts';
import type { Database } from '#adapters/backend/commerce/database/schema.ts';
import { cookieName, hashOf, newSessionId, readCookie } from '#adapters/web/session-cookie.ts';
import { databaseSessionRecords, memorySessionRecords, type SessionRecords } from '#adapters/web/session-records.ts';
import type { Session } from '#core/session/session.ts';

const session: Session = { consumerId: 'c', consumerType: 'GUEST', accessExpiry: '2099-01-01T00:00:00.000Z', refreshExpiry: '2099-01-01T00:00:00.000Z', tokens: { access: 'a', refresh: 'r' } };
const later = Date.parse('2099-01-01T00:00:00.000Z');

let database: Database;
beforeAll(async () => void (database = await openDatabase({ kind: 'memory' })));
afterAll(() => database.close());

describe.each([
  ['in memory', () => memorySessionRecords()],
  ['in the database', () => databaseSessionRecords(database)],
] satisfies readonly (readonly [string, () => SessionRecords])[])('session records %s', (kind, open) => {
  test('give back what was written last, and nothing once removed', async () => {
    const records = open();
    expect(await records.read(`${kind}-1`)).toBeUndefined();
    await records.write(`${kind}-1`, session, later);
    await records.write(`${kind}-1`, { ...session, basketId: 'basket-1' }, later);
    expect(await records.read(`${kind}-1`)).toEqual({ ...session, basketId: 'basket-1' });
    await records.remove(`${kind}-1`);
    expect(await records.read(`${kind}-1`)).toBeUndefined();
  });
});

describe('in the database', () => {
  test('a record whose time is over is not read, and is swept away at the next start', async () => {
    const records = databaseSessionRecords(database);
    await records.write('old', session, Date.now() - 1000);
    expect(await records.read('old')).toBeUndefined();
    await databaseSessionRecords(database).read('any');
    const { rows } = await sql`select 1 from web_session where id_hash = 'old'`.execute(database.db);
    expect(rows).toEqual([]);
  });

  test('two that open at once find each other’s records', async () => {
    const [first, second] = [databaseSessionRecords(database), databaseSessionRecords(database)];
    await first.write('shared', session, later);
    expect(await second.read('shared')).toEqual(session);
  });
});

describe('ids', () => {
  test('are 256 random bits, and what is stored of one opens nothing', async () => {
    const ids = new Set(Array.from({ length: 100 }, newSessionId));
    expect(ids.size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^[\w-]{43}$/);
    const [id = ''] = ids;
    const hash = await hashOf(id);
    expect(hash).toBe(await hashOf(id));
    expect(hash).not.toBe(id);
  });

  test('are read from the cookie of that very name', () => {
    const id = newSessionId();
    expect(readCookie(`a=1; portico=${id}; b=2`, 'portico')).toBe(id);
    for (const header of [null, '', `xportico=${id}`, `portico=${id}x`, 'portico=', `__Host-portico=${id}`]) expect(readCookie(header, 'portico')).toBeUndefined();
    expect(cookieName(true)).toBe('__Host-portico');
  });
});
