import { describe, expect, test } from 'vitest';
import type { Message } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import { renderMessage } from '#adapters/backend/commerce/kernel/outbox/render-message.ts';
import { commerceSites } from '#adapters/backend/commerce/kernel/sites.ts';
import { invoicedTender } from '#adapters/backend/commerce/modules/order/document-texts.ts';
import {
  cancellationMessage,
  refundMessage,
  withdrawalMessage,
} from '#adapters/backend/commerce/modules/order/order-messages.ts';
import type { OrderRecord } from '#adapters/backend/commerce/modules/order/order-records.ts';
import { storedMessage } from '#test/support/commerce/messages.ts';
import { Amount } from '#core/kernel/amount.ts';
import { paymentMethods, type PaymentMethodCode } from '#core/payment/payment-method.ts';

const cases = commerceSites.flatMap((site) => paymentMethods.map((method) => [method, site.locale, site] as const));

/** What an order stores about a tender, beside its method. */
const details: { readonly [method in PaymentMethodCode]?: object } = {
  CREDIT_CARD: { card: { brand: 'visa', last4: '4242' } },
  GIFT_CARD: { last4: '0025' },
  WALLET: { last4: '1881' },
};

const textOf = ({ kind, params, siteId, locale }: Message): string =>
  renderMessage(storedMessage(kind, params, { siteId, locale }), 'https://shop.example').text;

describe.each(cases)('ORD-20 the mails about an order that %s has paid, in %s', (method, _, site) => {
  const { siteId, currency } = site;
  const order = { orderId: 'o', orderNumber: '1234567890', email: 'ida@example.org', siteId, currency } as OrderRecord;
  const repaymentOf = (kind: 'refund' | 'release', amount: number) => ({ method, amount, kind, ...details[method] });
  const name = invoicedTender(repaymentOf('refund', 0), site);
  /** The lines about 12.00 that were charged, and 30.00 that were only reserved. */
  const charged = { refundId: 'r', amount: 4_200, released: 3_000 };
  const reserved = { refundId: 'r', amount: 3_000, released: 3_000 };
  const repayments = [repaymentOf('refund', 1_200), repaymentOf('release', 3_000)];
  const cancellation = { units: [], total: Amount.of(5_000), byShopper: true };
  const toTender = new RegExp(`${name}, \\D{0,4}12[.,]00`);
  /** A text without the name of the tender, which may itself contain the word. */
  const withoutName = (text: string): string => text.replaceAll(name, '');
  const ofCard = /\bcards?\b|\bcartes?\b/i;

  test('name the tender that a refund goes back to, with the amount', () => {
    expect(textOf(cancellationMessage(order, charged, { ...cancellation, repayments }))).toMatch(toTender);
    expect(textOf(refundMessage(order, charged, { units: [], repayments }))).toMatch(toTender);
  });

  test('name no tender that gets nothing back', () => {
    const released = repayments.slice(1);
    const canceled = textOf(cancellationMessage(order, reserved, { ...cancellation, repayments: released }));
    expect(
      [canceled, textOf(refundMessage(order, reserved, { units: [], repayments: released }))].join(),
    ).not.toContain(`${name},`);
  });

  test('speak of a card only where the tender is named', () => {
    const outcome = { currency, released: Amount.of(3_000), refunded: Amount.of(1_200), returns: [] };
    const withdrawal = { withdrawalId: 'w', at: '2026-03-08T12:00:00.000Z', units: [], outcome };
    for (const message of [
      ...[charged, reserved].flatMap((refund) => [
        cancellationMessage(order, refund, { ...cancellation, repayments }),
        refundMessage(order, refund, { units: [], repayments }),
      ]),
      withdrawalMessage(order, withdrawal),
    ])
      expect(withoutName(textOf(message))).not.toMatch(ofCard);
  });
});
