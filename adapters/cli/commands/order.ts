import {
  operateOrder,
  operateReturn,
  orderActions,
  returnActions,
  type OrderAction,
  type ReturnAction,
} from '#adapters/backend/commerce/modules/order/operate-order.ts';
import {
  listLatestOrders,
  listLatestReturns,
  readOverview,
  readReturnOverview,
  type OrderOverview,
  type ReturnOverview,
} from '#adapters/backend/commerce/modules/order/overview-records.ts';
import { settleRepaid } from '#adapters/backend/commerce/modules/order/refused-operations.ts';
import { listRefusedCaptures, listRefusedOrders } from '#adapters/backend/commerce/modules/order/refused-records.ts';
import { findNamedReturn } from '#adapters/backend/commerce/modules/order/return-records.ts';
import { listStores } from '#adapters/backend/commerce/modules/stores/store-records.ts';
import { afterPayments, PAYMENTS_WAIT_MS } from '../operator.ts';
import { linesOf, money, refusalSentence, returnTitle, orderTitle } from '../order-lines.ts';
import { exitCodes } from '../report.ts';
import type { Settings } from '../settings.ts';
import { withDatabase } from '../with-database.ts';

/** Reports a number that does not exist. */
const unknown = (kind: 'order' | 'return', number: string): number => {
  console.error(
    `There is no ${kind} ${number}. Numbers are in the messages to the shopper, and in "portico ${kind} list".`,
  );
  return exitCodes.refused;
};

/** Maximum number of orders, and of returns, in the list of the latest ones. */
const LATEST = 20;

/** `portico order list`: prints the latest orders with their states, the newest first. */
export const listOrdersCommand = (settings: Settings): Promise<number> =>
  withDatabase(settings, async (db) => {
    const orders = await listLatestOrders(db, LATEST);
    if (orders.length === 0) console.error('There are no orders.');
    for (const order of orders) console.log(`${orderTitle(order)}, ${order.createdAt.toISOString()}`);
    return exitCodes.asExpected;
  });

/** `portico return list`: prints the latest returns with their states and orders, the newest first. */
export const listReturnsCommand = (settings: Settings): Promise<number> =>
  withDatabase(settings, async (db) => {
    const returns = await listLatestReturns(db, LATEST);
    if (returns.length === 0) console.error('There are no returns.');
    for (const { orderNumber, createdAt, ...back } of returns)
      console.log(`${returnTitle(back)}, order ${orderNumber}, ${createdAt.toISOString()}`);
    return exitCodes.asExpected;
  });

/** `portico order <number>`: prints the states of an order, its shipments and returns. */
export const showOrderCommand = (orderNumber: string, settings: Settings): Promise<number> =>
  withDatabase(settings, async (db) => {
    const order = await readOverview(db, orderNumber);
    if (order === undefined) return unknown('order', orderNumber);
    console.log(linesOf(order).join('\n'));
    return exitCodes.asExpected;
  });

/** Maximum number of payments and refunds in the list. */
const LISTED = 50;

/**
 * `portico order refused`: prints the payments for shipments, and the refunds, that the payment provider refuses, with
 * their charges, the oldest first.
 */
export const listRefusedCommand = (settings: Settings): Promise<number> =>
  withDatabase(settings, async (db) => {
    const captures = await listRefusedCaptures(db, { count: LISTED });
    const refunds = await listRefusedOrders(db, LISTED);
    const refused = [
      ...captures.map((one) => ({ ...one, what: `payment of ${one.shipmentId}` })),
      ...refunds.map((one) => ({ ...one, what: 'refund' })),
    ].toSorted((one, other) => one.since.getTime() - other.since.getTime());
    if (refused.length === 0) console.error('The payment provider refuses no payment and no refund.');
    for (const { orderNumber, what, amount, reason, since, charge, ...order } of refused.slice(0, LISTED))
      console.log([orderNumber, what, money(amount, order), reason, since.toISOString(), charge].join('  '));
    return exitCodes.asExpected;
  });

/** `portico order repaid <number>`: settles refused refunds of an order that were paid in another way. */
export const settleRepaidCommand = (orderNumber: string, settings: Settings): Promise<number> =>
  withDatabase(settings, async (db) => {
    const order = await readOverview(db, orderNumber);
    if (order === undefined) return unknown('order', orderNumber);
    const settled = await settleRepaid(db, order.orderId, { now: Date.now() });
    console.log(linesOf((await readOverview(db, orderNumber)) ?? order).join('\n'));
    if (settled > 0) return exitCodes.asExpected;
    console.error(`Order ${orderNumber} has no refund that the payment provider refuses.`);
    return exitCodes.refused;
  });

/**
 * `portico order ship|deliver|pickup|uncollected <number>`: moves the shipments of an order. A running shop on the same
 * database captures or refunds the payment.
 */
export const moveOrderCommand = (
  action: OrderAction,
  {
    orderNumber,
    ...tracking
  }: { readonly orderNumber: string; readonly carrier?: string; readonly trackingNumber?: string },
  settings: Settings,
): Promise<number> =>
  withDatabase(settings, async (db) => {
    const overview = await readOverview(db, orderNumber);
    if (overview === undefined) return unknown('order', orderNumber);
    const outcome = await operateOrder(db, action, { overview, tracking, now: Date.now() });
    const order = await afterPayments(db, orderNumber, settings.databaseUrl === undefined ? 0 : PAYMENTS_WAIT_MS);
    console.log(linesOf(order ?? overview).join('\n'));
    const refusal = action === 'ship' && order !== undefined ? refusalSentence(order) : undefined;
    if (outcome === 'Done' && refusal !== undefined) {
      console.error(refusal);
      return exitCodes.refused;
    }
    if (outcome === 'Done') return exitCodes.asExpected;
    console.error(
      `"${action}" needs a shipment that is ${orderActions[action].join(' or ')}: order ${orderNumber} has none.`,
    );
    return exitCodes.refused;
  });

/** The lines of a return: what comes back, why, and what the shopper gets for it. */
const linesOfReturn = (
  { lines, refund, storeId, createdAt, expiresAt, note, ...back }: ReturnOverview,
  order: OrderOverview,
): readonly string[] => [
  `Return ${returnTitle(back)}`,
  `  order ${orderTitle(order)}`,
  `  started ${createdAt.toISOString()}, valid until ${expiresAt.toISOString()}`,
  ...lines.map(({ quantity, sku, reason, newSku, amount }) =>
    [
      `  ${quantity} × ${sku}: ${reason}`,
      ...(newSku === null ? [] : [`exchange for ${newSku}`]),
      ...(amount === 0 ? [] : [money(amount, order)]),
    ].join(', '),
  ),
  ...(storeId === null ? [] : [`  received in ${storeId}`]),
  ...(note === null ? [] : [`  rejected: ${note}`]),
  ...(refund === undefined
    ? []
    : [
        `  refund ${money(refund.amount, order)}: ${
          refund.settledAt === null ? 'waits for the payment provider' : `accepted ${refund.settledAt.toISOString()}`
        }`,
      ]),
];

/** The number of a return, also without its prefix. */
const withPrefix = (number: string): string => (/^\d+$/.test(number) ? `R-${number}` : number);

/** `portico return <number>`: prints a return with its order, lines, state and amounts. */
export const showReturnCommand = (returnNumber: string, settings: Settings): Promise<number> =>
  withDatabase(settings, async (db) => {
    const found = await findNamedReturn(db, withPrefix(returnNumber));
    const order = found === undefined ? undefined : await readOverview(db, found.orderNumber);
    if (found === undefined || order === undefined) return unknown('return', returnNumber);
    console.log(linesOfReturn(await readReturnOverview(db, found.returnId), order).join('\n'));
    return exitCodes.asExpected;
  });

/** Names to choose from. */
const anyOf = (names: readonly string[]): string => new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);

/** `portico return receive|refund|reject <number>`: moves a return. A return in a store names the store. */
export const moveReturnCommand = (
  action: ReturnAction,
  {
    returnNumber,
    reason = '',
    store: storeId,
  }: { readonly returnNumber: string; readonly reason?: string; readonly store?: string },
  settings: Settings,
): Promise<number> =>
  withDatabase(settings, async (db) => {
    const found = await findNamedReturn(db, withPrefix(returnNumber));
    if (found === undefined) return unknown('return', returnNumber);
    const { returnId, siteId, orderNumber } = found;
    if (action === 'receive' && found.way === 'store' && storeId === undefined) {
      console.error(`Return ${found.returnNumber} is brought to a store: name it with --store.`);
      return exitCodes.refused;
    }
    const stores = storeId === undefined ? [] : (await listStores(db, siteId)).map((store) => store.storeId);
    if (storeId !== undefined && !stores.includes(storeId)) {
      console.error(
        `There is no store ${storeId} in the country of return ${found.returnNumber}: choose ${anyOf(stores)}.`,
      );
      return exitCodes.refused;
    }
    const outcome = await operateReturn(db, action, { returnId, reason, storeId, now: Date.now() });
    const order = await afterPayments(db, orderNumber, settings.databaseUrl === undefined ? 0 : PAYMENTS_WAIT_MS);
    if (order !== undefined) console.log(linesOf(order).join('\n'));
    if (outcome === 'Done') return exitCodes.asExpected;
    const state = order?.returns.find((one) => one.returnId === returnId)?.state;
    const states = returnActions[action].join(' or ');
    console.error(`"${action}" needs a return that is ${states}: ${found.returnNumber} is ${state}.`);
    return exitCodes.refused;
  });
