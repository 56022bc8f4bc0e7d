import * as t from 'io-ts';
import { record } from '#adapters/contract/wire/primitives.codec.ts';
import { amount, currency, wholeFrom } from '#core/kernel/primitives.codec.ts';

/**
 * Units of a product. `detail` is color and size; `of`: units that were ordered of it, in a message about a part;
 * `recipe`: how goods are made to order, not in messages of earlier releases.
 */
const Item = record(
  { name: t.string, detail: t.string, quantity: wholeFrom(1) },
  { of: wholeFrom(1), recipe: t.array(t.type({ label: t.string, value: t.string })) },
);

/** What one tender pays or gets back: its name, such as "Gift card •••• 0025", and the amount. */
const Paid = t.type({ name: t.string, amount });

/** Days that are promised for a delivery, such as 2026-11-25. Messages of earlier releases have none. */
const arrival = t.partial({ arrival: t.type({ from: t.string, to: t.string }) });

/** Who collects at a store or a collection point, its phone number and its hours. Messages of earlier releases have none. */
const storeContact = t.partial({
  collector: t.string,
  phone: t.string,
  hours: t.array(record({ days: t.string }, { hours: t.string, holiday: t.string })),
});

/** Whether the items replace returned ones in another size. Messages of earlier releases do not say so. */
const exchanged = t.partial({ isExchange: t.boolean });

/**
 * Money of items that a shopper does not keep: reserved and never charged, or charged and refunded. `total`: the new
 * total of the order, if something is left. `parts`: where `refunded` goes. Messages of earlier releases have neither.
 */
const repaid = record({ released: amount, refunded: amount, currency }, { total: amount, parts: t.array(Paid) });

/** Days after the arrival in which the law allows a withdrawal from the contract, on sites with this right. */
const withdrawalRight = t.partial({ withdrawalDays: t.number });

/** What a correction changes of an order. Messages of earlier releases do not say so. */
const corrected = t.partial({
  changed: t.keyof({ address: null, phone: null, email: null, addressAndEmail: null, phoneAndEmail: null }),
});

/** Names of gifts that a withdrawal is not about: kept, sent back or canceled with the last other goods. */
const withGifts = t.partial({
  gifts: t.partial({ staying: t.array(t.string), returning: t.array(t.string), canceled: t.array(t.string) }),
});

/** An event of an order, or of a part of it. */
const orderEvent = t.type({ orderNumber: t.string, items: t.array(Item) });

/**
 * An event of a return. `exchanges` are sizes that replace items of it; `isRefunded`: other items are refunded.
 * Messages of earlier releases have neither, nor a way or a number.
 */
const returnEvent = record(
  { orderNumber: t.string, returnId: t.string, items: t.array(Item) },
  {
    returnNumber: t.string,
    way: t.keyof({ post: null, store: null }),
    exchanges: t.array(t.type({ name: t.string, from: t.string, to: t.string })),
    isRefunded: t.boolean,
  },
);

/**
 * Every kind of message with the codec of its parameters. Amounts are minor units, times are ISO 8601. Addresses of
 * pages are not parameters: templates write them.
 */
export const messageParams = {
  'order-confirmation': record(
    {
      orderNumber: t.string,
      orderDate: t.string,
      currency,
      /**
       * `giftMessage`: of a gift, with a receipt without prices; it may be empty. `gift`: to whom and when a digital
       * item is sent, at once without a day, from whom and with which message; messages of earlier releases have neither
       * of these. `destination`: where it is sent, of an order with several destinations.
       */
      items: t.array(
        t.intersection([
          Item,
          t.type({ total: amount }),
          t.partial({
            giftMessage: t.string,
            gift: record({ to: t.string, email: t.string }, { sendOn: t.string, sender: t.string, message: t.string }),
            destination: t.string,
          }),
        ]),
      ),
      /** `discount` is positive. `isTaxIncluded`: the prices contain the tax. `taxes` are its parts by name. */
      totals: record(
        { items: amount, discount: amount, shipping: amount, tax: amount, isTaxIncluded: t.boolean, total: amount },
        { taxes: t.array(t.type({ name: t.string, amount })) },
      ),
      /**
       * Parcels and stores of pickup; `to` is the address in lines, `items` are lines such as "2 × Fleece, Pine, M" for
       * what each of several contains.
       */
      deliveries: t.array(
        t.intersection([
          t.type({ method: t.string, time: t.string, to: t.array(t.string) }),
          t.partial({ items: t.array(t.string) }),
          arrival,
          storeContact,
        ]),
      ),
    },
    /**
     * `isEmailed`: all items are sent by email; `firstPayment`: what pay later charges with the order. Messages of earlier
     * releases have neither, and no payments.
     */
    { ...withdrawalRight.props, payments: t.array(Paid), firstPayment: amount, isEmailed: t.boolean },
  ),
  /** `to`: the address or the collection point in lines; not in messages of earlier releases. */
  'order-shipped': t.intersection([
    orderEvent,
    arrival,
    withdrawalRight,
    exchanged,
    t.partial({ carrier: t.string, trackingNumber: t.string, trackingUrl: t.string, to: t.array(t.string) }),
  ]),
  /**
   * `store`: where the shopper has collected it; `point`: the collection point where it waits. `returnable`: names of the
   * items that can be returned. Messages of earlier releases have neither of the last two.
   */
  'order-delivered': t.intersection([
    orderEvent,
    exchanged,
    storeContact,
    t.partial({
      store: t.string,
      point: t.type({ name: t.string, lines: t.array(t.string) }),
      returnable: t.array(t.string),
    }),
  ]),
  'order-ready': t.intersection([
    orderEvent,
    t.type({ store: t.string, storeLines: t.array(t.string), code: t.string }),
    exchanged,
    storeContact,
    t.partial({ until: t.string }),
  ]),
  /**
   * `repaid`: what was only reserved, and what was charged and is refunded; `byShopper`: canceled on the website.
   * Messages of earlier releases have neither.
   */
  'order-canceled': t.intersection([orderEvent, t.partial({ repaid, byShopper: t.boolean })]),
  /** A charge was refused after the order was placed. */
  'payment-problem': t.type({ orderNumber: t.string }),
  /**
   * `released`: what was only reserved, not in `amount`. `parts`: where `amount` went; `isPrepaid`: to no card, wallet
   * or pay later; `items`: what is refunded. Messages of earlier releases have none of them.
   */
  refund: record(
    { orderNumber: t.string, amount, currency },
    { released: amount, parts: t.array(Paid), isPrepaid: t.boolean, items: t.array(Item) },
  ),
  /** A new reward code, as which a reward is refunded. */
  'reward-code': t.type({ orderNumber: t.string, amount, currency, code: t.string }),
  /**
   * `labelUrl` is a path of the shop or an absolute address: the label, or the page with the code for a store. `refund`
   * is what its items refund if they are accepted, or when they arrive after a withdrawal. Messages of earlier releases
   * have no carrier.
   */
  'return-label': t.intersection([
    returnEvent,
    t.type({ labelUrl: t.string }),
    t.partial({
      expiresAt: t.string,
      refund: t.type({ amount, currency }),
      carrier: t.string,
      isWithdrawal: t.boolean,
    }),
    withGifts,
  ]),
  'return-received': returnEvent,
  /** The e-mail address or the address of an order was corrected; `lines` are the new address, if it was. */
  'order-corrected': t.intersection([t.type({ orderNumber: t.string, lines: t.array(t.string) }), corrected]),
  /**
   * Asks the owner of the order's e-mail address to confirm a correction that others may have typed, so it has no
   * text of theirs but the new city with its postal code in `lines`. `url` is a path of the shop, with the whole
   * correction.
   */
  'order-correction': t.intersection([
    t.type({ orderNumber: t.string, lines: t.array(t.string), url: t.string, minutes: t.number }),
    corrected,
  ]),
  /**
   * The receipt of a withdrawal from the contract. `returns` are sent back until a time, and refunded when they arrive;
   * `labelUrl` is a path after the locale. Messages of earlier releases have no outcome, or no address of a label.
   */
  withdrawal: t.intersection([
    orderEvent,
    t.type({ at: t.string }),
    t.partial({
      outcome: t.intersection([
        repaid,
        withGifts,
        t.type({
          returns: t.array(record({ returnNumber: t.string, refund: amount, until: t.string }, { labelUrl: t.string })),
        }),
      ]),
    }),
  ]),
  /** An exchange has ended without its items; `wasSent`: they are on their way, and are refunded when they arrive. */
  'exchange-canceled': t.intersection([returnEvent, t.type({ wasSent: t.boolean })]),
  /** The shopper has canceled a return that was not sent yet. */
  'return-canceled': returnEvent,
  'return-rejected': t.intersection([returnEvent, t.type({ reason: t.string })]),
  welcome: t.type({ firstName: t.string }),
  'email-verification': t.type({ firstName: t.string, code: t.string }),
  'password-reset': t.type({ email: t.string, code: t.string }),
  'password-changed': t.type({ firstName: t.string }),
  'account-deleted': t.type({ firstName: t.string }),
  /** `device` is its name, such as "Firefox on Windows". */
  'new-sign-in': t.type({ firstName: t.string, device: t.string, at: t.string }),
  /** A sign-up with the address of an existing account. */
  'repeated-sign-up': t.type({ firstName: t.string }),
  'back-in-stock': t.type({ productId: t.string, name: t.string, detail: t.string }),
  'shared-favorites': t.type({ favoriteId: t.string, message: t.string }),
  /** The newsletter; its first issue welcomes a confirmed subscriber. */
  newsletter: t.type({}),
  /** Confirms a newsletter subscription (double opt-in). */
  'newsletter-confirmation': t.type({ code: t.string }),
  'warranty-case': t.type({ caseId: t.string, productId: t.string }),
  'contact-case': t.type({ caseNumber: t.string, firstName: t.string }),
  /** A digital gift card; `to` is the name of its recipient, `sender` of who gives it. */
  'gift-card': record(
    { to: t.string, message: t.string, amount, currency, number: t.string, pin: t.string },
    { sender: t.string },
  ),
} as const satisfies { readonly [kind: string]: t.Mixed };

export type MessageKind = keyof typeof messageParams;
export type ParamsOf<Kind extends MessageKind> = t.TypeOf<(typeof messageParams)[Kind]>;

/** Kinds with an unsubscribe link: nothing that the recipient has ordered or requested for an account (RFC 8058). */
export const marketingKinds: ReadonlySet<MessageKind> = new Set(['back-in-stock', 'shared-favorites', 'newsletter']);
