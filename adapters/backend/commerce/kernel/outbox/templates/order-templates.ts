import { Amount } from '#core/kernel/amount.ts';
import { present } from '#core/kernel/present.ts';
import { formatText } from '../../messages/service-texts.ts';
import type { MessageBlock } from './content.ts';
import { confirmationContent } from './confirmation-content.ts';
import {
  arrivalLines,
  exchangeBlocks,
  exchangeNote,
  exchangesBlock,
  itemsBlock,
  returnNumberOf,
  returnsBlock,
  paidBlock,
  partsBlock,
  storeLines,
  textsOfItems,
  withdrawalRight,
} from './order-blocks.ts';
import { repaidLines } from './repaid-lines.ts';
import { button, contentOf, quiet, type Templates } from './template.ts';
import { giftLines, withdrawalLines } from './withdrawal-lines.ts';

/** Where they open the form that pays it by another card. */
const PAYMENT = '/order-payment';

/** Only web addresses become links. */
const webUrl = (url: string): string | undefined =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : undefined;

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
  'order-confirmation': confirmationContent,

  'order-shipped': (params, context) => {
    const { orderNumber, items, carrier, trackingNumber, trackingUrl, arrival, to = [] } = params;
    const { texts, orderPage } = context;
    const own = textsOfItems(texts['order-shipped'], params);
    const parcel = [carrier, trackingNumber].filter((line) => line !== undefined);
    const lines = [...parcel, ...arrivalLines(present({ arrival }), context), ...to];
    return contentOf(own, { orderNumber }, [
      itemsBlock(items, texts),
      ...exchangeNote(params, texts),
      ...(lines.length === 0 ? [] : [{ _tag: 'Lines', title: own.tracking, lines } as const]),
      button(own, webUrl(trackingUrl ?? '') ?? orderPage(orderNumber)),
      ...withdrawalRight(params, context),
    ]);
  },

  'order-delivered': (params, context) => {
    const { texts, orderPage } = context;
    const { orderNumber, items, store, point } = params;
    const own = textsOfItems(texts['order-delivered'], params);
    const arrived = point === undefined ? own : own.point;
    return contentOf(store === undefined ? arrived : own.collected, { orderNumber, store: store ?? '' }, [
      itemsBlock(items, texts),
      ...exchangeNote(params, texts),
      ...(point === undefined
        ? []
        : [
            {
              _tag: 'Lines',
              title: own.point.title,
              lines: [point.name, ...point.lines, ...storeLines(params, context)],
            } as const,
          ]),
      ...returnsBlock(params, texts),
      button(own, orderPage(orderNumber)),
    ]);
  },

  'order-ready': (params, context) => {
    const { texts, orderPage, day } = context;
    const { orderNumber, items, store, storeLines: address, code, until } = params;
    const own = textsOfItems(texts['order-ready'], params);
    return contentOf(own, { orderNumber }, [
      { _tag: 'Code', code },
      itemsBlock(items, texts),
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
    return contentOf(own, { orderNumber, ...returnNumberOf(params) }, [
      ...(way === 'store' ? [] : [quiet(carrier === undefined ? all.handOver : formatText(all.handTo, { carrier }))]),
      itemsBlock(items, texts),
      ...giftLines(params, texts).map(quiet),
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
    return contentOf(way === 'store' ? { ...own, text: own.inStore } : own, { orderNumber, ...returnNumberOf(back) }, [
      itemsBlock(items, texts),
      ...exchangeBlocks(exchanges, texts),
      ...(isRefunded ? [quiet(own.next)] : []),
    ]);
  },

  'exchange-canceled': ({ orderNumber, items, exchanges = [], wasSent, ...back }, { texts, orderPage }) => {
    const { 'exchange-canceled': own } = texts;
    return contentOf(own, { orderNumber, ...returnNumberOf(back) }, [
      itemsBlock(items, texts),
      exchangesBlock(exchanges, texts),
      quiet(wasSent ? own.sent : own.notSent),
      button(own, orderPage(orderNumber)),
    ]);
  },

  'return-canceled': ({ orderNumber, items, way = 'post', exchanges = [], ...back }, { texts, orderPage }) => {
    const { 'return-canceled': own } = texts;
    return contentOf(own, { orderNumber, ...returnNumberOf(back) }, [
      { _tag: 'Paragraph', text: own.unused[way] },
      itemsBlock(items, texts),
      ...(exchanges.length === 0 ? [] : [exchangesBlock(exchanges, texts), quiet(own.size)]),
      quiet(own.again),
      button(own, orderPage(orderNumber)),
    ]);
  },

  'return-rejected': ({ orderNumber, items, reason, ...back }, { texts }) =>
    contentOf(texts['return-rejected'], { orderNumber, ...returnNumberOf(back) }, [
      { _tag: 'Paragraph', text: reason },
      itemsBlock(items, texts),
    ]),
};
