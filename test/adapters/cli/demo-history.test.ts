import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCommerce, type Commerce } from '#adapters/backend/commerce/app.ts';
import { allMigrations } from '#adapters/backend/commerce/kernel/database/migrations/all-migrations.ts';
import type { CommerceDatabase, Schema } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { reconcileOrders } from '#adapters/backend/commerce/modules/checkout/order-reconciler.ts';
import { advanceDemo } from '#adapters/backend/commerce/modules/order/advance-demo.ts';
import { startPaymentProvider } from '#adapters/backend/payments/app.ts';
import { withAccountsPage } from '#adapters/backend/seed/accounts-page.ts';
import { demoAccount, demoAccounts, fullAccount, seedDemoAccounts } from '#adapters/backend/seed/demo-accounts.ts';
import { demoRewards } from '#adapters/backend/seed/demo-rewards.ts';
import { demoGiftCards, GIFT_CARD_PIN } from '#adapters/backend/seed/demo-gift-cards.ts';
import { exampleDays } from '#adapters/cli/demo-days.ts';
import { startDemoHistory } from '#adapters/cli/demo-history.ts';
import { exampleOrders } from '#adapters/cli/demo-orders.ts';
import { account } from '#adapters/contract/account.ts';
import { consumer } from '#adapters/contract/order.ts';
import { savedCards } from '#adapters/contract/saved-cards.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import { isoDay } from '#core/kernel/iso-day.ts';
import { isPublicHoliday, storeHoliday } from '#core/site/public-holidays.ts';
import { openDatabase } from '#adapters/database/open-database.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { makeMembers, newChallenge } from '#test/support/commerce/member.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { hashQuickly } from '#test/support/quick-passwords.ts';
import { sharedPostgres } from '#test/support/shared-postgres.ts';

const denver = { country: 'US', timeZone: 'America/Denver' };
const isWorkday = (day: number): boolean => Calendar.isBusinessDay(day) && !isPublicHoliday('US', day);

test('ORD-15 PR-15 staff and carriers of examples act on business days, stores on open days, whenever the demo starts', () => {
  for (let day = isoDay('2026-01-01') ?? 0; day < (isoDay('2027-02-01') ?? 0); day += 1) {
    const now = day * 86_400_000 + 6_000_000;
    const ages = exampleOrders.map((example) => {
      const ago = exampleDays(example, denver, now);
      const gaps = ago.slice(1).map((end, index) => (ago[index] ?? 0) - end);
      expect(gaps.every((gap, index) => gap >= (example.history[index]?.days ?? 0))).toBe(true);
      const acted = example.history.flatMap(({ then }, index) =>
        then === undefined || then === 'cancel' || then.startsWith('return-')
          ? []
          : [Calendar.dayAt(now - (ago[index + 1] ?? 0) * 86_400_000, denver.timeZone)],
      );
      const isOff = (on: number): boolean =>
        example.storeId === undefined ? !isWorkday(on) : storeHoliday('US', on)?.[0] === 'closed';
      expect(acted.filter(isOff)).toEqual([]);
      return ago[0] ?? 0;
    });
    // They are listed in this order.
    expect(ages).toEqual(ages.toSorted((a, b) => b - a));
    expect(ages[0]).toBeLessThan(60);
  }
});

describe('the demo account', () => {
  const closers: (() => Promise<void>)[] = [];
  const warnings: string[] = [];
  let database: CommerceDatabase;
  let commerce: Commerce;
  let member: Shopper;
  const payments = { url: '', secret: 'demo' };

  const context = (): CommerceContext => ({
    database,
    payments,
    environment: 'demo',
    fetch: (request) => fetch(request),
    crashPoint: async () => undefined,
    now: () => Date.now(),
    report: (problem) => {
      throw problem;
    },
  });
  /** Sends the payments of orders at once, which the jobs of a shop do every two seconds. Returns how to stop. */
  const settleOften = (): (() => Promise<void>) => {
    const stopped = new AbortController();
    const settle = async (): Promise<void> => {
      while (!stopped.signal.aborted) {
        await reconcileOrders(context());
        await setTimeout(20);
      }
    };
    const settled = settle();
    return () => {
      stopped.abort();
      return settled;
    };
  };
  const start = () => startDemoHistory({ commerce, database, warn: (line) => warnings.push(line) });
  const listed = async (source: 'ONLINE' | 'STORE') =>
    (await member.call(consumer.purchaseHistory, { body: { source, count: 50 } })).reply.orders;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portico-demo-'));
    closers.push(() => rm(folder, { recursive: true, force: true }));
    const provider = await startPaymentProvider({
      host: '127.0.0.1',
      port: 0,
      storeFile: join(folder, 'provider.sqlite'),
      secret: payments.secret,
      shopOrigins: () => [],
    });
    closers.push(provider.close);
    payments.url = provider.url;
    const postgres = await sharedPostgres('seeded');
    closers.push(postgres.stop);
    database = await openDatabase<Schema>(
      { kind: 'postgres', url: await postgres.freshDatabase() },
      { migrations: allMigrations },
    );
    closers.push(database.close);
    hashQuickly();
    await seedDemoAccounts(database, { environment: 'demo' });
    commerce = await createCommerce({ database, payments, environment: 'demo' });
    closers.push(settleOften());
    const first = start();
    await first.stop();
    await start().finished;
    member = await makeMembers(commerce.fetch).enter(demoAccount.email, undefined, demoAccount.password);
  }, OPENING);
  afterAll(async () => {
    for (const close of closers.toReversed()) await close();
  }, OPENING);

  test('ORD-05 ORD-15 has orders in every state, and a purchase in a store; a stopped start is continued by the next one', async () => {
    expect(warnings).toEqual([]);
    const states = (await listed('ONLINE')).map(({ status }) => status);
    expect(states).toEqual([
      'PLACED',
      'READY_FOR_PICKUP',
      'SHIPPED',
      'DELIVERED',
      'DELIVERED',
      'CANCELLED',
      'DELIVERED',
      'DELIVERED',
    ]);
    expect((await listed('STORE')).map(({ status }) => status)).toEqual(['PICKED_UP']);
    await start().finished;
    expect(await listed('ONLINE')).toHaveLength(states.length);
  });

  test('ORD-16 has a return on its way, a partly and a completely refunded order, each with dates in the order of its events; the promised days are business days', async () => {
    const orders = await Promise.all(
      [...(await listed('ONLINE')), ...(await listed('STORE'))].map(
        async ({ orderId }) => (await member.call(consumer.purchase, { params: { orderId } })).reply,
      ),
    );
    expect(orders.flatMap(({ returns = [] }) => returns.map(({ status }) => status))).toEqual([
      'LABEL_CREATED',
      'REFUNDED',
      'REFUNDED',
    ]);
    for (const { events = [], orderDate } of orders) {
      const dates = [orderDate, ...events.map(({ date }) => date)].map((date) => Date.parse(date));
      expect(dates).toEqual(dates.toSorted((a, b) => a - b));
      expect(dates.at(-1)).toBeLessThanOrEqual(Date.now());
    }
    for (const { date, settledAt = '' } of orders.flatMap(({ refunds = [] }) => refunds))
      expect(Date.parse(settledAt) - Date.parse(date)).toBeLessThan(3_600_000);
    const oldest = Math.min(...orders.map(({ orderDate }) => Date.parse(orderDate)));
    expect([58, 59]).toContain(Math.round((Date.now() - oldest) / 86_400_000));
    const promised = await sql<{ from: string; to: string; ordered: string; code: string }>`select
      arrives_from::text as from, arrives_to::text as to, created_at::date::text as ordered, code
      from order_shipment join orders using (order_id) where arrives_from is not null`.execute(database.db);
    const days = promised.rows.map(({ from, to, ordered, code }) => ({
      code,
      promised: [from, to].map((day) => isoDay(day) ?? 0),
      ordered: isoDay(ordered) ?? 0,
    }));
    expect([...new Set(days.map(({ code }) => code))].toSorted()).toEqual(['pickup', 'standard']);
    const isPossible = ({ code, promised: of, ordered }: (typeof days)[number]): boolean =>
      // Stores open every day; one that has closed for the day, or for a holiday, opens within two days.
      of.every((day) => (code === 'pickup' ? Math.abs(day - ordered) <= 2 : day >= ordered && isWorkday(day)));
    expect(days.filter((day) => !isPossible(day))).toEqual([]);
    const parcels = orders.flatMap(({ shipments = [] }) => shipments).filter(({ status }) => status !== 'PLACED');
    expect(parcels.flatMap((parcel) => (parcel.trackingUrl === undefined ? [] : [parcel.carrier]))).toEqual(
      Array.from({ length: 5 }, () => 'DHL'),
    );
    const refunds = await sql<{ late: boolean }>`select settled_at > created_at + interval '1 hour' as late
      from refund`.execute(database.db);
    expect(refunds.rows.map(({ late }) => late)).toEqual(refunds.rows.map(() => false));
    const documents = await sql<{ ahead: boolean }>`select (data->>'date')::timestamptz >
      created_at + interval '1 minute' as ahead from order_document`.execute(database.db);
    expect(documents.rows.map(({ ahead }) => ahead)).toEqual(documents.rows.map(() => false));
  });

  test('ADR-01 has saved addresses', async () => {
    const { address = [] } = (await member.call(account.profile, {})).reply.consumerDetails;
    expect(address.map(({ addressLine1, main }) => [addressLine1, main])).toEqual([
      ['500 Howard Street', true],
      ['500 Howard Street', true],
      ['1660 Lincoln Street', false],
    ]);
  });

  const enter = (email: string): Promise<Shopper> =>
    makeMembers(commerce.fetch).enter(email, undefined, demoAccount.password);
  const profileOf = async (email: string) => (await (await enter(email)).call(account.profile, {})).reply;

  test('/__accounts promises orders, addresses and cards only in a shop that has them', async () => {
    const shown = async (hasHistory: boolean) => {
      const page = withAccountsPage({ database, hasHistory }, commerce.fetch);
      return (await page(new Request('http://service.local/__accounts'))).text();
    };
    const promises = /Orders in every state|saved (addresses|cards)/;
    expect(await shown(true)).toMatch(promises);
    expect(await shown(false)).not.toMatch(promises);
    expect(await shown(false)).toContain('A member without orders and addresses');
  });

  test('AUT423 every account of /__accounts accepts its password there, except the locked one', async () => {
    const page = await withAccountsPage(
      { database, hasHistory: true },
      commerce.fetch,
    )(new Request('http://service.local/__accounts'));
    const shown = [...(await page.text()).matchAll(/<code>(.*?)<\/code>/g)].map(([, text = '']) => text);
    expect(shown).toEqual([
      ...demoAccounts.flatMap(({ email, password }) => [email, password]),
      GIFT_CARD_PIN,
      ...demoGiftCards.map(({ number }) => number),
      ...demoRewards.flatMap(({ number, pin }) => (pin === null ? [number] : [number, pin])),
    ]);
    const { signIn } = makeMembers(commerce.fetch);
    const answers = await Promise.all(
      demoAccounts.map(async ({ email, password }) => {
        const { status, errorId } = await signIn(email, newChallenge().codeChallenge, password);
        return `${email} ${status} ${errorId ?? ''}`.trim();
      }),
    );
    expect(answers).toEqual([
      'demo@nordkamm.test 200',
      'new@nordkamm.test 200',
      'partly@nordkamm.test 200',
      'locked@nordkamm.test 423 AUT423',
      'full@nordkamm.test 200',
      'athlete@nordkamm.test 200',
    ]);
  });

  test('LOY-02 SPC-04 the members of the demo have points, and the athlete has credit, once', async () => {
    await seedDemoAccounts(database, { environment: 'demo' });
    const own = await Promise.all(
      ['new', 'partly', 'athlete'].map(async (name) => {
        const { loyaltySummary, consumerDetails } = await profileOf(`${name}@nordkamm.test`);
        return [loyaltySummary.points.balance, consumerDetails.athlete];
      }),
    );
    expect(own).toEqual([
      [320, undefined],
      [60, undefined],
      [2_000, { annualCap: 1_500, remainingCredit: 1_500 }],
    ]);
  });

  test('ENR-03 the new account is completely enrolled, the other one lacks the phone number and the birth date', async () => {
    const facts = await Promise.all(
      ['new@nordkamm.test', 'partly@nordkamm.test'].map(async (email) => {
        const { isLoyaltyMember, consumerDetails } = await profileOf(email);
        return [isLoyaltyMember, consumerDetails.phone, consumerDetails.birthDate, consumerDetails.postalCode];
      }),
    );
    expect(facts).toEqual([
      [true, '+14155552672', '1990-04-12', '94105'],
      [true, undefined, undefined, undefined],
    ]);
  });

  test('ADR-01 PAY-08 the full account has ten addresses, and three cards of which two have expired', async () => {
    const { address = [] } = (await profileOf(fullAccount.email)).consumerDetails;
    expect(address).toHaveLength(10);
    const { paymentInstruments } = (await (await enter(fullAccount.email)).call(savedCards.list, {})).reply;
    expect(paymentInstruments.map(({ expYear, isDefault }) => [expYear, isDefault])).toEqual([
      [2039, true],
      [2024, false],
      [2024, false],
    ]);
  });

  test('its orders keep their states, as the demo moves other orders along', async () => {
    const before = await listed('ONLINE');
    expect(before).not.toEqual([]);
    for (const table of ['order_shipment', 'order_return'])
      await sql`update ${sql.table(table)} set moved_at = now() - interval '1 hour'`.execute(database.db);
    await advanceDemo(context());
    expect(await listed('ONLINE')).toEqual(before);
  });
});
