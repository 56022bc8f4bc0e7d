import * as Effect from 'effect/Effect';
import { noMonitoring } from '#adapters/analytics/console-monitoring.ts';
import type { Commerce } from '#adapters/backend/commerce/app.ts';
import type { CommerceDatabase } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { demoAccount, expireDemoCards, fullAccount } from '#adapters/backend/seed/demo-accounts.ts';
import { ageOrder, countExamples, keepExample, storeExampleCount } from '#adapters/backend/seed/demo-order-records.ts';
import { scriptChannel } from '#adapters/composition/script-channel.ts';
import { sites } from '#adapters/composition/sites.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { accountVerbs } from './account-verbs.ts';
import { buyingVerbs } from './buying-verbs.ts';
import { exampleDays } from './demo-days.ts';
import { exampleOrders, type ExampleOrder } from './demo-orders.ts';
import { contactOf, scriptAddress } from './flow-address.ts';
import { needed, type FlowShop, type State } from './flow-state.ts';
import { afterPayments, operate, PAYMENTS_WAIT_MS } from './operator.ts';
import { providerClient } from './provider-client.ts';

const { email, password, ...person } = demoAccount;
const CARD = '4242 4242 4242 4242';
/** Cards of the full account; the first is the default one. */
const savedCards = [
  { number: '4242424242424242', code: '123' },
  { number: '5555555555554444', code: '123' },
  { number: '378282246310005', code: '1234' },
];

/** Addresses of address books; the first is the main one. */
const homes = [
  { line1: '500 Howard Street', city: 'San Francisco', state: 'CA', postalCode: '94105' },
  { line1: '1660 Lincoln Street', line2: 'Suite 400', city: 'Denver', state: 'CO', postalCode: '80264' },
] as const;
/** Shipping addresses that the full account has besides. */
const moreHomes = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Hazel'].map((tree, index) => ({
  line1: `${12 + index} ${tree} Street`,
  city: 'Portland',
  state: 'OR',
  postalCode: '97205',
}));

/** Saves the addresses of a member who has none: the first one also for bills. */
const saveAddresses = Effect.fnUntraced(function* (
  { shop }: FlowShop,
  { firstName, lastName, phone }: Pick<typeof demoAccount, 'firstName' | 'lastName' | 'phone'>,
  addresses: readonly (typeof homes)[number][] | typeof moreHomes,
) {
  if ((yield* shop.addresses.list()).length > 0) return;
  for (const [index, address] of addresses.entries())
    for (const type of index === 0 ? (['S', 'B'] as const) : (['S'] as const))
      yield* shop.addresses.save({
        type,
        main: index === 0,
        country: shop.site.country,
        fields: { ...scriptAddress({ firstName, lastName, ...address }, shop.site), phone },
      });
});

/** Gives the full account its addresses and cards, if it has none. */
const fillAccount = Effect.fnUntraced(function* (flow: FlowShop, { db }: Pick<CommerceDatabase, 'db'>) {
  const { shop } = flow;
  yield* shop.account.signIn({ email: fullAccount.email, password: fullAccount.password });
  yield* saveAddresses(flow, fullAccount, [...homes, ...moreHomes]);
  if ((yield* shop.savedCards.list()).length > 0) return;
  const holderName = `${fullAccount.firstName} ${fullAccount.lastName}`;
  for (const [index, card] of savedCards.entries()) {
    const session = yield* shop.savedCards.openSession();
    const token = yield* flow.tokenize(session, { ...card, holderName, expMonth: 12, expYear: 2039 });
    yield* shop.savedCards.save({ card: { ...token, holderName }, isDefault: index === 0 });
  }
  yield* Effect.promise(() => expireDemoCards({ db }));
});

/** Fills the cart with the lines of an example, collected in its store if it has one. */
const fillCart = Effect.fnUntraced(function* (flow: FlowShop, state: State, { lines, storeId, promo }: ExampleOrder) {
  let next = state;
  for (const line of lines) next = yield* buyingVerbs.add(flow, next, line);
  if (promo !== undefined) next = yield* buyingVerbs.promo(flow, next, promo);
  if (storeId === undefined) return next;
  let cart = yield* needed(next.cart, 'add');
  for (const { id: itemId } of cart.items)
    cart = yield* flow.shop.lineDelivery.change({ cart, itemId, code: 'pickup', place: { id: storeId } });
  return { ...next, cart };
});

/** Orders an example as a member does, and returns the state with the order. */
const placeExample = Effect.fnUntraced(function* (flow: FlowShop, start: State, example: ExampleOrder) {
  const address = { ...person, ...homes[0], email };
  let state: State = yield* fillCart(flow, start, example);
  state = yield* buyingVerbs.checkout(flow, state, undefined);
  if (example.storeId === undefined) {
    state = yield* buyingVerbs.address(flow, state, address);
    state = yield* buyingVerbs.shipping(flow, state, { method: 'standard' });
  }
  state = { ...state, contact: contactOf(address, flow.shop.site, email) };
  state = yield* buyingVerbs.billing(flow, state, example.storeId === undefined ? 'same' : address);
  state = yield* buyingVerbs.card(flow, state, CARD);
  state = yield* buyingVerbs.prepare(flow, state, undefined);
  return yield* buyingVerbs.place(flow, state, undefined);
});

/** Places an example, and lets its days and happenings pass. */
const playExample = Effect.fnUntraced(function* (
  flow: FlowShop,
  start: State,
  { example, db }: { readonly example: ExampleOrder; readonly db: CommerceDatabase['db'] },
) {
  const state = yield* placeExample(flow, start, example);
  const { orderNumber } = yield* needed(state.order, 'place');
  const [ordered = 0, ...happenings] = exampleDays(example, flow.shop.site, Date.now());
  let before = ordered;
  for (const [index, ago] of happenings.entries()) {
    const days = before - ago;
    before = ago;
    // A refund that settled after its order was moved into the past would have taken these days.
    if (days > 0)
      yield* Effect.promise(async () => {
        await afterPayments(db, orderNumber, PAYMENTS_WAIT_MS);
        await ageOrder(db, orderNumber, days);
      });
    const then = example.history[index]?.then;
    if (then === 'cancel') yield* accountVerbs.cancel(flow, state, { reason: 'Ordered twice' });
    else if (then === 'return-one')
      yield* accountVerbs.return(flow, state, { line: 1, quantity: 1, reason: 'too-large' });
    else if (then === 'return-all') yield* accountVerbs.return(flow, state, { reason: 'too-small' });
    else if (then !== undefined) yield* accountVerbs.operate(flow, state, then);
  }
  yield* Effect.promise(() => keepExample(db, orderNumber, example.source ?? 'ONLINE'));
});

type DemoShop = {
  readonly commerce: Pick<Commerce, 'fetch'>;
  readonly database: Pick<CommerceDatabase, 'db'>;
  /** Receives the reason why the history is incomplete. */
  readonly warn: (line: string) => void;
};

const playAll = Effect.fnUntraced(function* (
  flow: FlowShop,
  { db }: Pick<CommerceDatabase, 'db'>,
  isStopped: () => boolean,
) {
  const there = yield* Effect.promise(() => countExamples(db));
  if (there >= exampleOrders.length) return;
  const member = yield* accountVerbs.signIn(flow, { email, password }, { email, password });
  // Someone already shops with the account, and an order of an example would contain that cart.
  if ((member.cart?.items.length ?? 0) > 0) return;
  yield* saveAddresses(flow, person, homes);
  for (const [index, example] of exampleOrders.entries()) {
    if (index < there) continue;
    if (isStopped()) return;
    yield* playExample(flow, { email, password }, { example, db });
    yield* Effect.promise(() => storeExampleCount(db, index + 1));
  }
});

/** Does something as one member, in a session of its own. Warns of a failure. */
const playAs = async (
  { commerce, database, warn }: DemoShop,
  site: SiteConfiguration,
  part: (flow: FlowShop) => Effect.Effect<void, { readonly _tag: string; readonly message?: string }>,
): Promise<void> => {
  const shop = scriptChannel({
    site,
    baseUrl: 'http://service.local',
    fetch: commerce.fetch,
    monitoring: noMonitoring,
  });
  const flow: FlowShop = {
    shop,
    operate: (action, orderNumber) => operate(database.db, action, orderNumber),
    ...providerClient,
  };
  const incomplete = (reason: string): void => warn(`The demo accounts are incomplete: ${reason}`);
  try {
    const result = await Effect.runPromise(Effect.result(part(flow)));
    if (result._tag === 'Failure') incomplete(result.failure.message ?? result.failure._tag);
  } catch (defect) {
    incomplete(String(defect));
  } finally {
    await shop.close();
  }
};

const play = async (shop: DemoShop, site: SiteConfiguration, isStopped: () => boolean): Promise<void> => {
  await playAs(shop, site, (flow) => fillAccount(flow, shop.database));
  if (!isStopped()) await playAs(shop, site, (flow) => playAll(flow, shop.database, isStopped));
};

/**
 * Gives the demo accounts their addresses, cards and orders, with the use cases of the shop, while the shop already serves pages.
 * A later start continues after the last complete order. `stop` waits for the current order only.
 */
export const startDemoHistory = (
  shop: DemoShop,
): { readonly finished: Promise<void>; readonly stop: () => Promise<void> } => {
  const [site] = sites;
  let isStopped = false;
  const finished = site === undefined ? Promise.resolve() : play(shop, site, () => isStopped);
  return {
    finished,
    stop: () => {
      isStopped = true;
      return finished;
    },
  };
};
