import type {
  LatestOrder,
  OrderOverview,
  ReturnOverview,
} from '#adapters/backend/commerce/modules/order/overview-records.ts';
import { siteOf } from '#adapters/backend/commerce/kernel/sites.ts';
import { Amount } from '#core/kernel/amount.ts';
import { Currency } from '#core/kernel/currency.ts';
import { formatMoney } from '#core/kernel/format-money.ts';

/** An amount in minor units in the language of a site. */
export const money = (amount: number, { currency, siteId }: Pick<OrderOverview, 'currency' | 'siteId'>): string =>
  Currency.is(currency)
    ? formatMoney(Amount.of(amount), currency, siteOf(siteId)?.language ?? 'en-US')
    : `${amount} ${currency}`;

/** The state of an order, and its total. */
export const orderTitle = (order: Omit<LatestOrder, 'createdAt'>): string =>
  `${order.orderNumber}: ${order.status}, ${money(order.total, order)}`;

/** The state of a return. */
export const returnTitle = ({
  returnNumber,
  state,
  way,
}: Pick<ReturnOverview, 'returnNumber' | 'state' | 'way'>): string =>
  `${returnNumber}: ${state}${way === 'store' ? ', in a store' : ''}`;

type Shipment = OrderOverview['shipments'][number];

const isSent = ({ address, placeId }: Shipment): boolean => address !== null && placeId === null;

/** Where a shipment is collected, or sent if the order has several addresses. */
const destinationOf = ({ shipments }: OrderOverview, shipment: Shipment): readonly string[] => {
  const { address, placeId } = shipment;
  if (placeId !== null) return [`to ${placeId}`];
  const addresses = new Set(shipments.filter(isSent).map((one) => JSON.stringify(one.address)));
  return address === null || addresses.size < 2
    ? []
    : [`to ${[address.firstName, address.lastName].join(' ')}, ${address.city}`];
};

const shipmentTitle = (order: OrderOverview, shipment: Shipment): string => {
  const { shipmentId, code, method, state, exchangeOf } = shipment;
  return (
    `  shipment ${shipmentId} (${[...new Set([code, method])].join(', ')}): ` +
    [state, ...destinationOf(order, shipment), ...(exchangeOf === null ? [] : [`exchange of ${exchangeOf}`])].join(', ')
  );
};

/** Goods of a shipment: how they are made to order, and for whom they are. */
const goodsLine = ({ quantity, sku, recipe, isGift, recipient }: Shipment['lines'][number]): string =>
  [
    `    ${quantity} × ${sku}`,
    ...(recipe ?? []).map(({ label, value }) => `${label}: ${value}`),
    ...(isGift ? ['gift'] : []),
    ...(recipient === null ? [] : [`to ${recipient.to} <${recipient.email}>`]),
  ].join(', ');

/** How the payment for a shipment, which was refused, can still be made. */
const remediesOf = ({ code, state }: Shipment, orderNumber: string, until: Date): readonly string[] => {
  const again = code === 'digital' ? [] : [`"portico order ship ${orderNumber}" tries again`];
  if (state !== 'PREPARING') return code === 'digital' ? ['the shop tries again when it sends the goods'] : again;
  return [
    ...(code === 'digital'
      ? ['the shop tries again every 12 hours']
      : [`${again.join()}, as the shop does every 12 hours`]),
    'the shopper can pay with another card on the page of the order',
    `the shop cancels the goods after ${until.toISOString()}`,
  ];
};

/** That the provider refuses the payment for a shipment, why, and what to do. */
const refusedLines = (order: OrderOverview, shipment: Shipment): readonly string[] => {
  if (shipment.refused === undefined) return [];
  const { amount, reason, since, until } = shipment.refused;
  return [
    `    payment of ${money(amount, order)} refused: ${reason}, ${since.toISOString()}`,
    `    ${remediesOf(shipment, order.orderNumber, until).join('; ')}`,
  ];
};

/** A sentence about the first shipment whose payment the provider refuses; undefined if there is none. */
export const refusalSentence = ({ shipments }: Pick<OrderOverview, 'shipments'>): string | undefined => {
  const stopped = shipments.find(({ refused }) => refused !== undefined);
  return stopped?.refused === undefined
    ? undefined
    : `The payment provider refuses the payment for shipment ${stopped.shipmentId}: ${stopped.refused.reason}.`;
};

/** The lines of an order: its shipments with their goods, its returns and documents. */
export const linesOf = (order: OrderOverview): readonly string[] => [
  [`Order ${orderTitle(order)}`, ...(order.refunded === 0 ? [] : [`${money(order.refunded, order)} refunded`])].join(
    ', ',
  ),
  ...order.shipments.flatMap((shipment) => [
    shipmentTitle(order, shipment),
    ...refusedLines(order, shipment),
    ...shipment.lines.map(goodsLine),
  ]),
  ...order.returns.flatMap(({ exchanges, ...back }) => [
    `  return ${returnTitle(back)}`,
    ...exchanges.map(({ quantity, sku, newSku }) => `    exchange of ${quantity} × ${sku} for ${newSku}`),
  ]),
  ...order.documents.map(({ documentId, kind }) => `  ${kind === 'invoice' ? 'invoice' : 'credit note'} ${documentId}`),
  ...(order.pendingPayments === 0
    ? []
    : [
        `  ${order.pendingPayments === 1 ? '1 payment operation waits' : `${order.pendingPayments} payment operations wait`} until a shop or service runs on this database`,
      ]),
];
