import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { demoAccounts } from '#adapters/backend/seed/demo-accounts.ts';
import { demoGiftCards } from '#adapters/backend/seed/demo-gift-cards.ts';
import { demoRewards } from '#adapters/backend/seed/demo-rewards.ts';
import type { Schema } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { openDatabase } from '#adapters/database/open-database.ts';
import { runInProcess } from '#test/support/command-line.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import type { TestPostgres } from '#test/support/postgres.ts';
import { sharedPostgres } from '#test/support/shared-postgres.ts';

/**
 * Sends a stop request to the next command that waits for one. Files share their modules, so a mocked module would not
 * be used by a command that an earlier file has loaded.
 */
const stopAtOnce = (): void => {
  const once = process.once.bind(process);
  let isSent = false;
  vi.spyOn(process, 'once').mockImplementation((event, listener) => {
    if (event !== 'SIGTERM' && event !== 'SIGINT') return once(event, listener);
    if (event === 'SIGTERM' && !isSent) queueMicrotask(() => listener(event));
    isSent ||= event === 'SIGTERM';
    return process;
  });
};
afterEach(() => vi.restoreAllMocks());

const EMPTY = 'The database has no products, so the shop is empty: "portico seed" fills it.';

describe('a separate service', () => {
  let [empty, seeded]: TestPostgres[] = [];
  beforeAll(async () => void ([empty, seeded] = await Promise.all([sharedPostgres(), sharedPostgres('seeded')])));
  afterAll(() => Promise.all([empty?.stop(), seeded?.stop()]), OPENING);

  test.each([
    ['empty', EMPTY],
    ['seeded', ''],
  ])('without products says which command adds them: %s', async (content, err) => {
    const url = await (content === 'empty' ? empty : seeded)?.freshDatabase();
    stopAtOnce();
    expect(await runInProcess(['service'], { DATABASE_URL: url ?? '' })).toEqual({
      code: 0,
      out: expect.stringMatching(/^Service http:\S+\n$/),
      err,
    });
  });

  test('gets members, gift cards and rewards of the demo by portico seed --demo, and only by it', async () => {
    const url = (await seeded?.freshDatabase()) ?? '';
    const counts = async () => {
      const { db, close } = await openDatabase<Schema>({ kind: 'postgres', url });
      const { length: accounts } = await db.selectFrom('account').select('email').execute();
      const prepaid = await db.selectFrom('prepaidAccount').select('method').execute();
      await close();
      return [accounts, prepaid.filter(({ method }) => /^(GIFT|REWARD)_/.test(method)).length];
    };
    expect([(await runInProcess(['seed'], { DATABASE_URL: url })).code, await counts()]).toEqual([0, [0, 0]]);
    const { code } = await runInProcess(['seed', '--demo'], { DATABASE_URL: url });
    expect([code, await counts()]).toEqual([0, [demoAccounts.length, demoGiftCards.length + demoRewards.length]]);
  });

  const client = async (url: string, ...statements: readonly string[]) => {
    const connected = new pg.Client({ connectionString: url });
    await connected.connect();
    try {
      for (const statement of statements) await connected.query(statement);
    } finally {
      await connected.end();
    }
  };

  test('on a database of another program, or without the rights, seed says in one sentence what to do', async () => {
    const url = new URL((await empty?.freshDatabase()) ?? '');
    const name = url.pathname.slice(1);
    const role = `${name}_reader`;
    await client(url.href, 'create table cart (id int)', `create role ${role} login password 'geheim'`);
    const start = `PostgreSQL at ${url.host}`;
    expect(await runInProcess(['seed'], { DATABASE_URL: url.href })).toMatchObject({
      code: 1,
      err: `${start} has tables of another program in the database ${name} (relation "cart" already exists): create a database for Portico alone (createdb portico), or correct DATABASE_URL.`,
    });
    await client(url.href, 'create table migration (id int)');
    const { err: known } = await runInProcess(['seed'], { DATABASE_URL: url.href });
    expect(known).toMatch(/has tables of another program in the database \S+ \(column "name" does not exist\): /);
    await client(url.href, 'drop table migration');
    try {
      [url.username, url.password] = [role, 'geheim'];
      const { code, err } = await runInProcess(['seed'], { DATABASE_URL: url.href });
      expect([code, err]).toEqual([
        1,
        `${start} does not let the user ${role} do what Portico needs in the database ${name} (permission denied for schema public): make it the owner (alter database ${name} owner to ${role}), or correct DATABASE_URL.`,
      ]);
    } finally {
      await client(empty?.url ?? '', `drop role ${role}`);
    }
  });

  test('in production, members whose passwords everyone knows are refused', async () => {
    const production = {
      PORTICO_ENV: 'production',
      DATABASE_URL: 'postgres://127.0.0.1:9/none',
      PUBLIC_URL: 'https://shop.test',
      PAYMENT_URL: 'https://pay.test',
      PAYMENT_SECRET: randomBytes(32).toString('hex'),
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'shop@shop.test',
    };
    expect(await runInProcess(['seed', '--demo'], production)).toEqual({
      code: 2,
      out: '',
      err: '--demo is refused with PORTICO_ENV=production: everyone knows the passwords of the demo members.',
    });
  });
});
