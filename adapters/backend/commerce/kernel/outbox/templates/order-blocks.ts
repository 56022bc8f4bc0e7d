import type { Amount } from '#core/kernel/amount.ts';
import { WITHDRAWAL_PATH } from '#core/site/service-paths.ts';
import { formatText } from '../../messages/service-texts.ts';
import type { ParamsOf } from '../message-kinds.ts';
import type { MessageBlock } from './content.ts';
import { recipeLines } from './recipe-lines.ts';
import { quiet, type TemplateContext } from './template.ts';

export const itemsBlock = (
  items: ParamsOf<'order-delivered'>['items'],
  texts: TemplateContext['texts'],
): MessageBlock => ({
  _tag: 'Items',
  rows: items.map((item) => ({ ...item, made: recipeLines(item, texts) })),
});

/** Items of which only a part may be meant: each with its quantity. */
export const partsBlock = (
  items: ParamsOf<'order-canceled'>['items'],
  texts: TemplateContext['texts'],
): MessageBlock => ({
  _tag: 'Items',
  rows: items.map(({ of: count = 0, ...item }) => ({
    ...item,
    made: recipeLines(item, texts),
    units:
      item.quantity < count
        ? formatText(texts.frame.part, { quantity: String(item.quantity), count: String(count) })
        : String(item.quantity),
  })),
});

type Exchanges = NonNullable<ParamsOf<'return-label'>['exchanges']>;

export const exchangesBlock = (
  exchanges: Exchanges,
  { 'return-label': { exchange } }: TemplateContext['texts'],
): MessageBlock => ({
  _tag: 'Lines',
  title: exchange.title,
  lines: exchanges.map((one) => formatText(exchange.line, one)),
});

/** The sizes that replace items of a return, and when they are sent. */
export const exchangeBlocks = (exchanges: Exchanges = [], texts: TemplateContext['texts']): readonly MessageBlock[] =>
  exchanges.length === 0 ? [] : [exchangesBlock(exchanges, texts), quiet(texts['return-label'].exchange.held)];

/** What the items of an exchange are; nothing for items that were ordered. */
export const exchangeNote = (
  { isExchange = false }: Pick<ParamsOf<'order-shipped'>, 'isExchange'>,
  texts: TemplateContext['texts'],
): readonly MessageBlock[] => (isExchange ? [quiet(texts['return-label'].exchange.sent)] : []);

/** Until when items that have arrived can be returned, and which of them; nothing if none can be (ORD-18). */
export const returnsBlock = (
  { items, returnable }: Pick<ParamsOf<'order-delivered'>, 'items' | 'returnable'>,
  { 'order-delivered': { returns } }: TemplateContext['texts'],
): readonly MessageBlock[] => {
  if (returnable?.length === 0) return [];
  const isAll = returnable === undefined || returnable.length === items.length;
  const text = isAll ? returns.all : formatText(returns.some, { names: [...new Set(returnable)].join('; ') });
  return [{ _tag: 'Paragraph', text }];
};

/** The texts of a message about items that were ordered, or that replace returned ones in another size. */
export const textsOfItems = <Own extends { readonly exchange: { readonly subject: string; readonly heading: string } }>(
  own: Own,
  { isExchange = false }: Pick<ParamsOf<'order-shipped'>, 'isExchange'>,
): Own => (isExchange ? { ...own, ...own.exchange } : own);

/** The number of a return; in messages of earlier releases its id. */
export const returnNumberOf = ({
  returnId,
  returnNumber = returnId,
}: Pick<ParamsOf<'return-received'>, 'returnId' | 'returnNumber'>) => ({
  returnNumber,
});

/** The promised days of a delivery as a line; none without a promise. */
export const arrivalLines = (
  { arrival }: Pick<ParamsOf<'order-shipped'>, 'arrival'>,
  { texts: { frame }, weekday }: Pick<TemplateContext, 'texts' | 'weekday'>,
): readonly string[] => {
  if (arrival === undefined) return [];
  const [from, to] = [weekday(arrival.from), weekday(arrival.to)];
  return [from === to ? formatText(frame.arrivesOn, { day: from }) : formatText(frame.arrivesBetween, { from, to })];
};

/** Phone number and hours of a store of pickup, and who collects, as lines. */
export const storeLines = (
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
export const withdrawalRight = (
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

/** What each tender pays, or gets back; nothing in messages of earlier releases. */
export const paidBlock = (
  title: string,
  paid: ParamsOf<'order-confirmation'>['payments'] = [],
  money: (amount: Amount) => string,
): readonly MessageBlock[] =>
  paid.length === 0
    ? []
    : [{ _tag: 'Lines', title, lines: paid.map(({ name, amount }) => `${name}, ${money(amount)}`) }];
