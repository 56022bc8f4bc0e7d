import { methodText } from '#core/checkout/method-text.ts';
import { formatText } from '../../messages/service-texts.ts';
import type { ParamsOf } from '../message-kinds.ts';
import type { Content, MessageBlock, SumRow } from './content.ts';
import { arrivalLines, paidBlock, storeLines, withdrawalRight } from './order-blocks.ts';
import { recipeLines } from './recipe-lines.ts';
import { button, contentOf, quiet, type TemplateContext } from './template.ts';

const sumRows = (
  { totals, currency, isEmailed = false }: ParamsOf<'order-confirmation'>,
  { texts: { frame }, money }: TemplateContext,
): readonly SumRow[] => {
  const amount = (value: typeof totals.total): string => money(value, currency);
  const tax = { label: totals.isTaxIncluded ? frame.includedTax : frame.tax, amount: amount(totals.tax) };
  // Gift cards have no tax.
  const hasNoTax = isEmailed && totals.tax === 0;
  return [
    { label: frame.subtotal, amount: amount(totals.items) },
    ...(totals.discount === 0 ? [] : [{ label: frame.discount, amount: `−${amount(totals.discount)}` }]),
    ...(isEmailed
      ? []
      : [{ label: frame.shipping, amount: totals.shipping === 0 ? frame.free : amount(totals.shipping) }]),
    ...(totals.isTaxIncluded || hasNoTax
      ? []
      : (totals.taxes?.map((part) => ({ label: part.name, amount: amount(part.amount) })) ?? [tax])),
    { label: frame.total, amount: amount(totals.total), isTotal: true },
    ...(totals.isTaxIncluded && !hasNoTax ? [tax] : []),
  ];
};

type Item = ParamsOf<'order-confirmation'>['items'][number];

/**
 * What the mail says below an item: its destination, to whom, when, from whom and with which message a gift card is sent,
 * and that it is a gift.
 */
const notesOf = (
  { destination, gift, giftMessage: message }: Pick<Item, 'destination' | 'gift' | 'giftMessage'>,
  { texts: { 'order-confirmation': own }, weekday }: TemplateContext,
): readonly string[] => [
  ...(destination === undefined ? [] : [formatText(own.destination, { destination })]),
  ...(gift === undefined
    ? []
    : [
        gift.sendOn === undefined
          ? formatText(own.emailedTo, gift)
          : formatText(own.emailedOn, { ...gift, date: weekday(gift.sendOn) }),
        ...(gift.sender === undefined ? [] : [formatText(own.giftFrom, { sender: gift.sender })]),
        ...(gift.message === undefined ? [] : [formatText(own.cardWith, { message: gift.message })]),
      ]),
  ...(message === undefined ? [] : [message === '' ? own.gift : formatText(own.giftWith, { message })]),
];

/**
 * The confirmation: items with their prices, totals, tenders, the plan of pay later, and each delivery with its items
 * (CHK-36).
 */
export const confirmationContent = (params: ParamsOf<'order-confirmation'>, context: TemplateContext): Content => {
  const { 'order-confirmation': own } = context.texts;
  const { orderNumber, orderDate, items, deliveries, firstPayment, currency } = params;
  const text = params.isEmailed === true ? own.textEmailed : own.text;
  return contentOf({ ...own, text }, { orderNumber, date: context.day(orderDate) }, [
    {
      _tag: 'Items',
      rows: items.map(({ total, ...item }) => {
        const note = notesOf(item, context).join(' · ');
        const made = recipeLines(item, context.texts);
        return { ...item, made, amount: context.money(total, currency), ...(note !== '' && { note }) };
      }),
    },
    { _tag: 'Sums', rows: sumRows(params, context) },
    ...paidBlock(own.payment, params.payments, (amount) => context.money(amount, currency)),
    ...(firstPayment === undefined
      ? []
      : [quiet(formatText(own.payLater, { amount: context.money(firstPayment, currency) }))]),
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
};
