import type { consumer } from '#adapters/contract/order.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import type { PurchaseHistoryWire } from '#adapters/contract/wire/purchase.codec.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { consumerOf, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { siteOf } from '#adapters/backend/commerce/kernel/sites.ts';
import { Currency } from '#core/kernel/currency.ts';
import { Money } from '#core/kernel/money.ts';
import { present } from '#core/kernel/present.ts';
import { nextArrival } from '#core/order/next-arrival.ts';
import { unitsUnderway } from '#core/order/line-returns.ts';
import { shownRefundKind, shownReturnState } from '#core/order/purchase.ts';
import { refundSums } from '#core/order/refunds.ts';
import { normalizePostalCode } from '#core/profile/postal-code.ts';
import { notThisOrder, orderNotFound } from '../cart/cart-refusals.ts';
import { orderReply, orderWire, orderWires } from './order-wire.ts';
import { findAttempt } from './order-records.ts';
import { refusalOf } from './settle-order.ts';
import { findOrderOf, findReadableOrder, insertTrackedOrder, readHistory } from './purchase-records.ts';
import { limitTracking } from './tracking-limit.ts';

/** Orders of a page without `count` (ORD-05). */
const PAGE = 10;

type HistoryEntry = PurchaseHistoryWire['orders'][number];

const historyEntry = (
  { orderId, orderNumber, orderDate, status, totals, items, shipments, refunds = [], returns = [] }: OrderWire,
  source: HistoryEntry['source'],
): HistoryEntry => {
  const exchanged = new Set(shipments.flatMap(({ exchangeOf, itemIds }) => (exchangeOf === undefined ? [] : itemIds)));
  const { currency, total } = totals;
  if (!Currency.is(currency)) throw new TypeError(`Order ${orderId} cannot be read`);
  const given = refunds.map(({ kind, amount, released = 0, items: back, ...refund }) => ({
    ...refund,
    released: Money.fromDecimal(released, currency),
    kind: shownRefundKind(kind),
    amount: Money.fromDecimal(amount, currency),
    items: back.map(({ itemId, qty }) => ({ itemId, quantity: qty })),
  }));
  const { canceled, returned, refunded } = refundSums({ refunds: given });
  const { returning, exchanging } = unitsUnderway({
    shipments,
    refunds: given,
    returns: returns.map(({ status: state, items: back }) => ({
      status: shownReturnState(state),
      items: back.map(({ qty, ...part }) => ({ ...part, quantity: qty })),
    })),
  });
  const ordered = items.filter(({ id }) => !exchanged.has(id));
  return {
    orderId,
    orderNumber,
    orderDate,
    status,
    total,
    currency,
    itemCount: ordered.reduce((units, { qty }) => units + qty, 0),
    source,
    items: ordered.map(({ productId, name, image, qty }) => ({ productId, name, image, qty })),
    ...(refunds.length === 0
      ? {}
      : { canceledCount: canceled, returnedCount: returned, refunded: Money.toDecimal(refunded, currency) }),
    ...(returning + exchanging === 0 ? {} : { returningCount: returning, exchangingCount: exchanging }),
    ...present({ arrival: nextArrival(shipments) }),
  };
};

/** Whether an order is sent to a postal code; every order is if none is asked for. */
const isSentTo = ({ shippingAddress, billingAddress }: OrderWire, asked: string | undefined): boolean => {
  if (asked === undefined || asked.trim() === '') return true;
  return [shippingAddress, billingAddress].some(
    (address) =>
      address !== undefined &&
      normalizePostalCode(asked, address.country) === normalizePostalCode(address.postalCode, address.country),
  );
};

/** Reads the orders of members, and of guests who name an order's number and email address. */
export const makePurchaseHandlers = ({
  database: { db },
}: CommerceContext): Pick<GroupHandlers<typeof consumer>, 'purchase' | 'purchaseHistory' | 'trackOrder'> => ({
  /**
   * Only the consumer who placed or tracked an order can read it (AUTH-32). A refused placement is no order: its refusal
   * is returned, always with status 402.
   */
  purchase: async (call) => {
    const key = {
      orderId: call.params.orderId,
      consumerId: consumerOf(call).consumerId,
      siteId: call.site.siteId,
    };
    const order = await findReadableOrder(db, key);
    if (order !== undefined) return orderReply(db, order, key.consumerId);
    const attempt = await findAttempt(db, key);
    return attempt === undefined ? orderNotFound : { ...refusalOf(attempt), status: 402 };
  },
  purchaseHistory: async (call) => {
    const { start = 0, count = PAGE, source = 'ONLINE' } = call.body;
    const { orders, total, elsewhere } = await readHistory(db, {
      consumerId: consumerOf(call).consumerId,
      siteId: call.site.siteId,
      source,
      start,
      count,
    });
    const entries = (await orderWires(db, orders)).map((order) => historyEntry(order, source));
    const shops = elsewhere.flatMap(({ siteId, total: orders }) => {
      const locale = siteOf(siteId)?.locale;
      return locale === undefined ? [] : [{ locale, total: orders }];
    });
    return { orders: entries, total, start, count, ...(shops.length === 0 ? {} : { elsewhere: shops }) };
  },
  trackOrder: async (call) => {
    const { consumerId } = consumerOf(call);
    const refused = await limitTracking(db, consumerId);
    if (refused !== undefined) return refused;
    const { orderNumber, email, postalCode } = call.body;
    const order = await findOrderOf(db, { orderNumber, email, siteId: call.site.siteId });
    if (order === undefined || !isSentTo(await orderWire(db, order), postalCode)) return notThisOrder;
    await insertTrackedOrder(db, consumerId, order);
    return orderReply(db, order, consumerId);
  },
});
