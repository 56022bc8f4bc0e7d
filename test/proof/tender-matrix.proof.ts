import * as Effect from 'effect/Effect';
import { either as E } from 'fp-ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noMonitoring } from '#adapters/analytics/console-monitoring.ts';
import { decodeFlow } from '#adapters/cli/flow.codec.ts';
import { openService } from '#adapters/cli/open-service.ts';
import { providerClient } from '#adapters/cli/provider-client.ts';
import { runFlow, type FlowResult } from '#adapters/cli/run-flow.ts';
import { readSettings } from '#adapters/cli/settings.ts';
import { scriptChannel } from '#adapters/composition/script-channel.ts';
import { sites } from '#adapters/composition/sites.ts';
import { WAREHOUSE } from '#adapters/backend/commerce/kernel/database/tables/stock.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import { isoText } from '#core/kernel/iso-day.ts';
import { temporaryFolder } from '#test/support/browser.ts';
import { auditMoney } from '#test/support/commerce/audit-records.ts';
import { issueGiftCard } from '#test/support/commerce/gift-cards.ts';
import { makeMembers, password } from '#test/support/commerce/member.ts';
import { consumerIdOf, giveCredit, issueReward, joinAs } from '#test/support/commerce/rewards.ts';
import { restock } from '#test/support/commerce/variants.ts';
import { ledgerOf } from '#test/support/ledger-of.ts';
import { startPostgres } from '#test/support/postgres.ts';

type Service = Awaited<ReturnType<typeof openService>>;
type Steps = readonly { readonly [verb: string]: unknown }[];

/** More than any order of the matrix costs, in minor units. */
const PLENTY = 500_000;
const PRODUCT = 'NKTRAIL3EMB';
const GIFT_CARD = { product: 'NKGIFT01FJO', size: '$50' };
const ENGRAVED = 'NKMUGG02FJO';
const RECIPE = { motif: 'compass', finish: 'brass', lettering: 'serif', text: 'Ada' };
const SEND_ON = isoText(Calendar.dayAt(Date.now(), 'America/Los_Angeles') + 2);
const CARD = { card: '4242 4242 4242 4242' };

const memberOf = async (service: Service): Promise<{ readonly consumerId: string; readonly signIn: Steps[number] }> => {
  const { email } = await makeMembers(service.fetch, { base: service.baseUrl }).join();
  return { consumerId: await consumerIdOf(service, email), signIn: { signIn: { email, password } } };
};

/** Each payment method: steps before the cart, and those that pay. */
const methods: {
  readonly [method: string]: (service: Service) => Promise<{ readonly before?: Steps; readonly pay: Steps }>;
} = {
  CREDIT_CARD: async () => ({ pay: [CARD] }),
  WALLET: async () => ({ pay: [{ pay: 'wallet' }] }),
  BNPL: async () => ({ pay: [{ pay: 'later' }] }),
  GIFT_CARD: async (service) => {
    const { cardNumber, pin } = await issueGiftCard(service, { balance: PLENTY });
    return { pay: [{ giftCard: { number: cardNumber, pin }, expect: { remaining: 0 } }] };
  },
  REWARD_CODE: async (service) => {
    const { rewardId } = await issueReward(service, { balance: PLENTY });
    return { pay: [{ reward: rewardId, expect: { remaining: 0 } }] };
  },
  REWARD_CARD: async (service) => {
    const { rewardId, pin } = await issueReward(service, { balance: PLENTY, pin: '4321' });
    return { pay: [{ reward: { code: rewardId, pin }, expect: { remaining: 0 } }] };
  },
  LOYALTY_POINTS: async (service) => {
    const { consumerId, signIn } = await memberOf(service);
    await joinAs(service, { consumerId, points: 500 });
    return { before: [signIn], pay: [{ points: 500 }, CARD] };
  },
  ATHLETES_PAYMENT: async (service) => {
    const { consumerId, signIn } = await memberOf(service);
    await giveCredit(service, { consumerId, credit: PLENTY });
    return { before: [signIn], pay: [{ athleteCredit: null, expect: { remaining: 0 } }] };
  },
};

type Way = {
  /** The goods, if not those of the other rows. */
  readonly add?: Steps[number];
  /** The steps that choose the way and its shipping method. */
  readonly choose: Steps;
  /** The steps until the goods are with the shopper; none for goods that cannot be returned. */
  readonly arrive?: Steps;
  /** The methods that cannot pay for these goods, with the error id. */
  readonly refuses?: { readonly [method: string]: string };
};

const send = [{ operate: 'ship' }, { operate: 'deliver' }];
const collect = [{ operate: 'ship' }, { operate: 'pickup' }];
const ways: { readonly [code: string]: Way } = {
  standard: { choose: [{ shipping: { method: 'standard' } }], arrive: send },
  pickup: { choose: [{ deliver: { line: 1, to: 'pickup', at: 'us-denver' } }], arrive: collect },
  sts: { choose: [{ deliver: { line: 1, to: 'sts', at: 'us-denver' } }], arrive: collect },
  pudo: { choose: [{ deliver: { line: 1, to: 'pudo', at: 'us-point-1' } }], arrive: send },
  digital: {
    add: { add: GIFT_CARD },
    choose: [{ recipient: { line: 1, to: 'Léa', email: 'lea@example.org', sendOn: SEND_ON } }],
    refuses: {
      GIFT_CARD: 'GFC725',
      REWARD_CODE: 'PYT405',
      REWARD_CARD: 'PYT405',
      LOYALTY_POINTS: 'PYT405',
      ATHLETES_PAYMENT: 'PYT405',
    },
  },
  customs: { add: { add: { product: ENGRAVED, recipe: RECIPE } }, choose: [{ shipping: { method: 'standard' } }] },
};

const pairs = Object.entries(methods).flatMap(([method, pays]) =>
  Object.entries(ways).map(([code, way]) => ({ method, pays, code, way, refusal: way.refuses?.[method] })),
);
const refused = pairs.filter(({ refusal }) => refusal !== undefined);
const orders = pairs
  .filter(({ refusal }) => refusal === undefined)
  .flatMap((pair) => [
    { ...pair, ending: 'canceled', end: [{ cancel: null, expect: { status: 'CANCELLED' } }] },
    ...(pair.way.arrive === undefined
      ? []
      : [
          {
            ...pair,
            ending: 'returned',
            end: [
              ...pair.way.arrive,
              { return: { reason: 'too-small' } },
              { operate: 'receive' },
              { operate: 'refund' },
            ],
          },
        ]),
  ]);

describe.each(['PGlite', 'PostgreSQL'])('on %s', (kind) => {
  const closers: (() => Promise<void>)[] = [];
  let service: Service;
  beforeAll(async () => {
    const folder = await temporaryFolder();
    closers.push(folder.remove);
    const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
    if (postgres !== undefined) closers.push(postgres.stop);
    const settings = readSettings({
      PORTICO_DATA: folder.path,
      PORT: '0',
      ...(postgres !== undefined && { DATABASE_URL: await postgres.freshDatabase() }),
    });
    if (E.isLeft(settings)) throw new Error(settings.left.sentence);
    service = await openService(settings.right);
    closers.push(service.close);
    const { db } = service.database;
    for (const variant of await db
      .selectFrom('variant')
      .selectAll()
      .where('productId', 'in', [PRODUCT, ENGRAVED])
      .execute())
      for (const location of [WAREHOUSE, 'us-denver']) await restock(service.database, variant, 99, location);
  });
  afterAll(async () => {
    for (const close of closers.toReversed()) await close();
  });

  const run = async (steps: Steps): Promise<FlowResult> => {
    const site = sites.find(({ locale }) => locale === 'en-us');
    const flow = decodeFlow('matrix', { locale: 'en-us', steps });
    if (site === undefined || E.isLeft(flow)) throw new Error(JSON.stringify(flow));
    const shop = scriptChannel({ site, baseUrl: service.baseUrl, fetch: service.fetch, monitoring: noMonitoring });
    try {
      return await Effect.runPromise(runFlow(flow.right, { shop, operate: service.operate, ...providerClient }));
    } finally {
      await shop.close();
    }
  };

  /** The steps until the cart can be paid. */
  const untilBilling = ({ add = { add: { product: PRODUCT } }, choose }: Way): Steps => [
    add,
    // A line has its way before the address is asked for, and its method after it.
    ...choose.filter((step) => !('shipping' in step)),
    { checkout: null },
    { address: {} },
    ...choose.filter((step) => 'shipping' in step),
    { billing: 'same' },
  ];

  test.each(orders)('$method pays for goods by $code, which are $ending: all is refunded', async (order) => {
    const { before = [], pay } = await order.pays(service);
    const result = await run([
      ...before,
      ...untilBilling(order.way),
      ...pay,
      { prepare: null },
      { place: null, expect: { status: 'PLACED' } },
      ...order.end,
    ]);
    expect(result).toEqual({ _tag: 'AsExpected', orderNumber: expect.any(String) });
  });

  test.each(refused)('$method cannot pay for goods by $code: $refusal', async ({ pays, way, refusal }) => {
    const { before = [], pay } = await pays(service);
    const [{ expect: _, ...first } = {}] = pay;
    expect(await run([...before, ...untilBilling(way), { ...first, refused: refusal }])).toEqual({
      _tag: 'AsExpected',
    });
  });

  test('I02 every order was refunded or released in full, every tender has what it had, and both ledgers agree', async () => {
    expect(await auditMoney(service.database.db, ledgerOf(service.storeFile))).toEqual([]);
    const { rows } = await sql<{ orders: number; kept: string; ledger: string }>`
      select count(*)::int as orders,
        sum(total - released - refunded) as kept,
        (select coalesce(sum(amount), 0) from ledger_entry) as ledger
      from orders join (select order_id, sum(released) as released, sum(refunded) as refunded
        from order_instrument group by order_id) tender using (order_id)`.execute(service.database.db);
    expect(rows).toEqual([{ orders: orders.length, kept: '0', ledger: '0' }]);
    const spent = await sql`select method, balance, held from prepaid_account account
      where method in ('GIFT_CARD', 'ATHLETES_PAYMENT', 'LOYALTY_POINTS') and (held <> 0 or balance
        <> (select coalesce(sum(units), 0) from prepaid_entry entry
          where entry.account_id = account.account_id and kind in ('issue', 'adjust')))`.execute(service.database.db);
    expect(spent.rows).toEqual([]);
  });
});
