import { methodText } from '#core/checkout/method-text.ts';
import { Amount } from '#core/kernel/amount.ts';
import { present } from '#core/kernel/present.ts';
import { WITHDRAWAL_PATH } from '#core/site/service-paths.ts';
import { formatText } from '../../messages/service-texts.ts';
import type { ParamsOf } from '../message-kinds.ts';
import type { MessageBlock, SumRow } from './content.ts';
import { repaidLines } from './repaid-lines.ts';
import { button, contentOf, quiet, type TemplateContext, type Templates } from './template.ts';
import { withdrawalLines } from './withdrawal-lines.ts';

/** Where they open the form that pays it by another card. */
const PAYMENT = '/order-payment';

const itemsBlock = (items: ParamsOf<'order-delivered'>['items']): MessageBlock => ({ _tag: 'Items', rows: items });

/** Items of which only a part may be meant: each with its quantity. */
const partsBlock = (items: ParamsOf<'order-canceled'>['items'], { frame }: TemplateContext['texts']): MessageBlock => ({
  _tag: 'Items',
  rows: items.map(({ of: count = 0, ...item }) => ({
    ...item,
    units:
      item.quantity < count
        ? formatText(frame.part, { quantity: String(item.quantity), count: String(count) })
        : String(item.quantity),
  })),
});

type Exchanges = NonNullable<ParamsOf<'return-label'>['exchanges']>;

const exchangesBlock = (
  exchanges: Exchanges,
  { 'return-label': { exchange } }: TemplateContext['texts'],
): MessageBlock => ({
  _tag: 'Lines',
  title: exchange.title,
  lines: exchanges.map((one) => formatText(exchange.line, one)),
});

/** The sizes that replace items of a return, and when they are sent. */
const exchangeBlocks = (exchanges: Exchanges = [], texts: TemplateContext['texts']): readonly MessageBlock[] =>
  exchanges.length === 0 ? [] : [exchangesBlock(exchanges, texts), quiet(texts['return-label'].exchange.held)];

/** What the items of an exchange are; nothing for items that were ordered. */
const exchangeNote = (
  { isExchange = false }: Pick<ParamsOf<'order-shipped'>, 'isExchange'>,
  texts: TemplateContext['texts'],
): readonly MessageBlock[] => (isExchange ? [quiet(texts['return-label'].exchange.sent)] : []);

/** The texts of a message about items that were ordered, or that replace returned ones in another size. */
const textsOfItems = <Own extends { readonly exchange: { readonly subject: string; readonly heading: string } }>(
  own: Own,
  { isExchange = false }: Pick<ParamsOf<'order-shipped'>, 'isExchange'>,
): Own => (isExchange ? { ...own, ...own.exchange } : own);

/** The number of a return; in messages of earlier releases its id. */
const numberOf = ({
  returnId,
  returnNumber = returnId,
}: Pick<ParamsOf<'return-received'>, 'returnId' | 'returnNumber'>) => ({
  returnNumber,
});

/** The promised days of a delivery as a line; none without a promise. */
const arrivalLines = (
  { arrival }: Pick<ParamsOf<'order-shipped'>, 'arrival'>,
  { texts: { frame }, weekday }: Pick<TemplateContext, 'texts' | 'weekday'>,
): readonly string[] => {
  if (arrival === undefined) return [];
  const [from, to] = [weekday(arrival.from), weekday(arrival.to)];
  return [from === to ? formatText(frame.arrivesOn, { day: from }) : formatText(frame.arrivesBetween, { from, to })];
};

/** Phone number and hours of a store of pickup, and who collects, as lines. */
const storeLines = (
  { phone, hours = [], collector }: Pick<ParamsOf<'order-ready'>, 'phone' | 'hours' | 'collector'>,
  { texts: { frame } }: Pick<TemplateContext, 'texts'>,
): readonly string[] => [
  ...(phone === undefined ? [] : [phone]),
  ...hours.map(({ days, hours: open = frame.closed, holiday }) =>
    [`${days}${frame.colon} ${open}`, holiday].filter((part) => part !== undefined).join(', '),
  ),
  ...(collector === undefined ? [] : [formatText(frame.collector, { name: collector })]),
];

/** The right to withdraw from the contract, and the link to its form; nothing on a site without this right. */
const withdrawalRight = (
  { orderNumber, withdrawalDays }: Pick<ParamsOf<'order-shipped'>, 'orderNumber' | 'withdrawalDays'>,
  { texts: { withdrawal: own }, page }: TemplateContext,
): readonly MessageBlock[] =>
  withdrawalDays === undefined
    ? []
    : [
        {
          _tag: 'Lines',
          title: own.right.title,
          lines: [formatText(own.right.text, { days: String(withdrawalDays) })],
        },
        {
          _tag: 'Link',
          label: own.right.link,
          url: page(`${WITHDRAWAL_PATH}?order=${encodeURIComponent(orderNumber)}`),
        },
      ];

/** Only web addresses become links. */
const webUrl = (url: string): string | undefined =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : undefined;

const sumRows = (
  { totals, currency }: ParamsOf<'order-confirmation'>,
  { texts: { frame }, money }: TemplateContext,
): readonly SumRow[] => {
  const amount = (value: typeof totals.total): string => money(value, currency);
  const tax = { label: totals.isTaxIncluded ? frame.includedTax : frame.tax, amount: amount(totals.tax) };
  return [
    { label: frame.subtotal, amount: amount(totals.items) },
    ...(totals.discount === 0 ? [] : [{ label: frame.discount, amount: `−${amount(totals.discount)}` }]),
    { label: frame.shipping, amount: totals.shipping === 0 ? frame.free : amount(totals.shipping) },
    ...(totals.isTaxIncluded
      ? []
      : (totals.taxes?.map((part) => ({ label: part.name, amount: amount(part.amount) })) ?? [tax])),
    { label: frame.total, amount: amount(totals.total), isTotal: true },
    ...(totals.isTaxIncluded ? [tax] : []),
  ];
};

/** What each tender pays, or gets back; nothing in messages of earlier releases. */
const paidBlock = (
  title: string,
  paid: ParamsOf<'order-confirmation'>['payments'] = [],
  money: (amount: Amount) => string,
): readonly MessageBlock[] =>
  paid.length === 0
    ? []
    : [{ _tag: 'Lines', title, lines: paid.map(({ name, amount }) => `${name}, ${money(amount)}`) }];

/** Messages about orders, deliveries and returns. */
export const orderTemplates: Templates<
  | 'order-confirmation'
  | 'order-shipped'
  | 'order-delivered'
  | 'order-ready'
  | 'order-canceled'
  | 'payment-problem'
  | 'refund'
  | 'return-label'
  | 'return-received'
  | 'exchange-canceled'
  | 'return-canceled'
  | 'return-rejected'
  | 'withdrawal'
> = {
  'order-confirmation': (params, context) => {
    const { 'order-confirmation': own } = context.texts;
    const { orderNumber, orderDate, items, deliveries, currency } = params;
    return contentOf(own, { orderNumber, date: context.day(orderDate) }, [
      {
        _tag: 'Items',
        rows: items.map(({ total, giftMessage: message, ...item }) => ({
          ...item,
          amount: context.money(total, currency),
          ...(message !== undefined && { note: message === '' ? own.gift : formatText(own.giftWith, { message }) }),
        })),
      },
      { _tag: 'Sums', rows: sumRows(params, context) },
      ...paidBlock(own.payment, params.payments, (amount) => context.money(amount, currency)),
      ...deliveries.map((delivery): MessageBlock => ({
        _tag: 'Lines',
        title: methodText({ label: delivery.method, deliveryTime: delivery.time }),
        lines: [
          ...(delivery.items ?? []),
          ...arrivalLines(delivery, context),
          ...delivery.to,
          ...storeLines(delivery, context),
        ],
      })),
      button(own, context.orderPage(orderNumber)),
      ...withdrawalRight(params, context),
    ]);
  },

  'order-shipped': (params, context) => {
    const { orderNumber, items, carrier, trackingNumber, trackingUrl, arrival, to = [] } = params;
    const { texts, orderPage } = context;
    const own = textsOfItems(texts['order-shipped'], params);
    const parcel = [carrier, trackingNumber].filter((line) => line !== undefined);
    const lines = [...parcel, ...arrivalLines(present({ arrival }), context), ...to];
    return contentOf(own, { orderNumber }, [
      itemsBlock(items),
      ...exchangeNote(params, texts),
      ...(lines.length === 0 ? [] : [{ _tag: 'Lines', title: own.tracking, lines } as const]),
      button(own, webUrl(trackingUrl ?? '') ?? orderPage(orderNumber)),
      ...withdrawalRight(params, context),
    ]);
  },

  'order-delivered': (params, { texts, orderPage }) => {
    const { orderNumber, items, store } = params;
    const own = textsOfItems(texts['order-delivered'], params);
    return contentOf(store === undefined ? own : own.collected, { orderNumber, store: store ?? '' }, [
      itemsBlock(items),
      ...exchangeNote(params, texts),
      button(own, orderPage(orderNumber)),
    ]);
  },

  'order-ready': (params, context) => {
    const { texts, orderPage, day } = context;
    const { orderNumber, items, store, storeLines: address, code, until } = params;
    const own = textsOfItems(texts['order-ready'], params);
    return contentOf(own, { orderNumber }, [
      { _tag: 'Code', code },
      itemsBlock(items),
      ...exchangeNote(params, texts),
      { _tag: 'Lines', title: own.store, lines: [store, ...address, ...storeLines(params, context)] },
      ...(until === undefined ? [] : [quiet(formatText(own.until, { date: day(until) }))]),
      button(own, orderPage(orderNumber)),
    ]);
  },

  'order-canceled': ({ orderNumber, items, repaid, byShopper = false }, context) => {
    const own = context.texts['order-canceled'];
    return contentOf(own, { orderNumber }, [
      partsBlock(items, context.texts),
      ...repaidLines(repaid, context).map(quiet),
      ...(repaid === undefined
        ? []
        : paidBlock(context.texts.frame.repaid.to, repaid.parts, (amount) => context.money(amount, repaid.currency))),
      button(own, context.orderPage(orderNumber)),
      ...(byShopper ? [quiet(own.notYou)] : []),
    ]);
  },

  'payment-problem': ({ orderNumber }, { texts: { 'payment-problem': own }, page }) =>
    contentOf(own, { orderNumber }, [button(own, page(`${PAYMENT}?number=${encodeURIComponent(orderNumber)}`))]),

  refund: (params, { texts, money, orderPage }) => {
    const { frame, refund: own } = texts;
    const { orderNumber, amount, currency, released = Amount.zero, parts, isPrepaid = false, items = [] } = params;
    const isCharged = amount > 0;
    const reserved = { orderNumber, amount: money(released, currency) };
    return contentOf(
      isCharged ? own : own.released,
      isCharged ? { orderNumber, amount: money(amount, currency) } : reserved,
      [
        ...(items.length === 0 ? [] : [partsBlock(items, texts)]),
        ...paidBlock(frame.repaid.to, isCharged ? parts : [], (part) => money(part, currency)),
        ...(isCharged && !isPrepaid ? [quiet(own.wait)] : []),
        ...(isCharged && released > 0 ? [quiet(formatText(own.released.text, reserved))] : []),
        button(own, orderPage(orderNumber)),
      ],
    );
  },

  'return-label': (params, context) => {
    const { orderNumber, items, way, exchanges, labelUrl, expiresAt, refund, carrier, isWithdrawal = false } = params;
    const { texts, page, day, money } = context;
    const all = texts['return-label'];
    const own = way === 'store' ? all.store : all;
    const amount = refund === undefined ? '' : money(refund.amount, refund.currency);
    return contentOf(own, { orderNumber, ...numberOf(params) }, [
      ...(way === 'store' ? [] : [quiet(carrier === undefined ? all.handOver : formatText(all.handTo, { carrier }))]),
      itemsBlock(items),
      ...(refund === undefined ? [] : [quiet(formatText(isWithdrawal ? all.refundOnArrival : all.refund, { amount }))]),
      ...exchangeBlocks(exchanges, texts),
      ...(expiresAt === undefined ? [] : [quiet(formatText(own.until, { date: day(expiresAt) }))]),
      button(own, webUrl(labelUrl) ?? page(labelUrl)),
    ]);
  },

  withdrawal: ({ orderNumber, items, at, outcome }, context) => {
    const own = context.texts.withdrawal;
    const lines = outcome === undefined ? [own.next] : withdrawalLines(outcome, context);
    return contentOf(own, { orderNumber, time: context.time(at) }, [
      partsBlock(items, context.texts),
      ...lines.map((text): MessageBlock => ({ _tag: 'Paragraph', text })),
      button(own, context.orderPage(orderNumber)),
    ]);
  },

  'return-received': ({ orderNumber, items, way, exchanges, isRefunded = true, ...back }, { texts }) => {
    const { 'return-received': own } = texts;
    return contentOf(way === 'store' ? { ...own, text: own.inStore } : own, { orderNumber, ...numberOf(back) }, [
      itemsBlock(items),
      ...exchangeBlocks(exchanges, texts),
      ...(isRefunded ? [quiet(own.next)] : []),
    ]);
  },

  'exchange-canceled': ({ orderNumber, items, exchanges = [], wasSent, ...back }, { texts, orderPage }) => {
    const { 'exchange-canceled': own } = texts;
    return contentOf(own, { orderNumber, ...numberOf(back) }, [
      itemsBlock(items),
      exchangesBlock(exchanges, texts),
      quiet(wasSent ? own.sent : own.notSent),
      button(own, orderPage(orderNumber)),
    ]);
  },

  'return-canceled': ({ orderNumber, items, way = 'post', exchanges = [], ...back }, { texts, orderPage }) => {
    const { 'return-canceled': own } = texts;
    return contentOf(own, { orderNumber, ...numberOf(back) }, [
      { _tag: 'Paragraph', text: own.unused[way] },
      itemsBlock(items),
      ...(exchanges.length === 0 ? [] : [exchangesBlock(exchanges, texts), quiet(own.size)]),
      quiet(own.again),
      button(own, orderPage(orderNumber)),
    ]);
  },

  'return-rejected': ({ orderNumber, items, reason, ...back }, { texts }) =>
    contentOf(texts['return-rejected'], { orderNumber, ...numberOf(back) }, [
      { _tag: 'Paragraph', text: reason },
      itemsBlock(items),
    ]),
};
