import { openDatabase } from '#adapters/database/open-database.ts';
import { isMigrated } from '#adapters/database/migrate.ts';
import { allMigrations } from '#adapters/backend/commerce/kernel/database/migrations/all-migrations.ts';
import type { Queries, Schema } from '#adapters/backend/commerce/kernel/database/schema.ts';
import {
  operateOrder,
  operateReturn,
  type OrderAction,
  type ReturnAction,
} from '#adapters/backend/commerce/modules/order/operate-order.ts';
import { readOverview, type OrderOverview } from '#adapters/backend/commerce/modules/order/overview-records.ts';
import { findOrderNumberOfReturn } from '#adapters/backend/commerce/modules/order/return-records.ts';
import { siteOf } from '#adapters/backend/commerce/kernel/sites.ts';
import { Amount } from '#core/kernel/amount.ts';
import { Currency } from '#core/kernel/currency.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { dataFolderProblem } from '../../process/machine.ts';
import { databaseOf } from '../database-of.ts';
import { afterPayments, PAYMENTS_WAIT_MS } from '../operator.ts';
import { exitCodes } from '../report.ts';
import type { Settings } from '../settings.ts';

/** Opens the shop's database: `DATABASE_URL`, or the data folder of a shop that is stopped. */
const withDatabase = async (settings: Settings, work: (db: Queries) => Promise<number>): Promise<number> => {
  const problem = settings.databaseUrl === undefined ? dataFolderProblem(settings) : undefined;
  if (problem !== undefined) {
    console.error(problem);
    return exitCodes.badScript;
  }
  const database = await openDatabase<Schema>(databaseOf(settings), { migrations: allMigrations });
  try {
    if (await isMigrated(database, allMigrations)) return await work(database.db);
    console.error('The database is empty or of another version: start the shop once, or run portico seed.');
    return exitCodes.badScript;
  } finally {
    await database.close();
  }
};

const money = ({ total, currency, siteId }: OrderOverview): string =>
  Currency.is(currency)
    ? formatMoney(Amount.of(total), currency, siteOf(siteId)?.language ?? 'en-US')
    : `${total} ${currency}`;

const linesOf = (order: OrderOverview): readonly string[] => [
  `Order ${order.orderNumber}: ${order.status}, ${money(order)}`,
  ...order.shipments.map(({ shipmentId, code, state }) => `  shipment ${shipmentId} (${code}): ${state}`),
  ...order.returns.map(({ returnId, state }) => `  return ${returnId}: ${state}`),
  ...order.documents.map(({ documentId, kind }) => `  ${kind === 'invoice' ? 'invoice' : 'credit note'} ${documentId}`),
  ...(order.pendingPayments === 0
    ? []
    : [`  ${order.pendingPayments} payment operations wait until a shop or service runs on this database`]),
];

const unknownOrder = (orderNumber: string): number => {
  console.error(`There is no order ${orderNumber}.`);
  return exitCodes.refused;
};

/** `portico order <number>`: prints the states of an order, its shipments and returns. */
export const showOrderCommand = (orderNumber: string, settings: Settings): Promise<number> =>
  withDatabase(settings, async (db) => {
    const order = await readOverview(db, orderNumber);
    if (order === undefined) return unknownOrder(orderNumber);
    console.log(linesOf(order).join('\n'));
    return exitCodes.asExpected;
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
    if (overview === undefined) return unknownOrder(orderNumber);
    const outcome = await operateOrder(db, action, { overview, tracking, now: Date.now() });
    const order = await afterPayments(db, orderNumber, settings.databaseUrl === undefined ? 0 : PAYMENTS_WAIT_MS);
    console.log(linesOf(order ?? overview).join('\n'));
    if (outcome === 'Done') return exitCodes.asExpected;
    console.error(`No shipment of order ${orderNumber} is in a state that allows "${action}".`);
    return exitCodes.refused;
  });

/** `portico return receive|refund|reject <id>`: moves a return. */
export const moveReturnCommand = (
  action: ReturnAction,
  { returnId, reason = '' }: { readonly returnId: string; readonly reason?: string },
  settings: Settings,
): Promise<number> =>
  withDatabase(settings, async (db) => {
    const orderNumber = await findOrderNumberOfReturn(db, returnId);
    if (orderNumber === undefined) {
      console.error(`There is no return ${returnId}.`);
      return exitCodes.refused;
    }
    const outcome = await operateReturn(db, action, { returnId, reason, now: Date.now() });
    const order = await afterPayments(db, orderNumber, settings.databaseUrl === undefined ? 0 : PAYMENTS_WAIT_MS);
    if (order !== undefined) console.log(linesOf(order).join('\n'));
    if (outcome === 'Done') return exitCodes.asExpected;
    console.error(`Return ${returnId} is not in a state that allows "${action}".`);
    return exitCodes.refused;
  });
