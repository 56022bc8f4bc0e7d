import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrderScreen } from '#ui/features/order/order-screen.tsx';
import type { Purchase } from '#core/order/purchase.ts';
import { Amount } from '#core/kernel/amount.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { purchaseOf } from '#test/support/purchase-of.ts';
import { typedAddresses } from '#test/support/arbitraries/address.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.orders;
const terms = [texts.contact, texts.payment, texts.billing, texts.invoices];

/** The facts of an order with their first value. */
const factsOf = async (changes: Partial<Purchase>): Promise<readonly (readonly [string, string])[]> => {
  const opened = openShop();
  opened.fakes.purchases.put({ ...purchaseOf('1', 'DELIVERED'), instruments: [], ...changes });
  renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
  await screen.findByText(texts.contact);
  return screen
    .getAllByRole('term')
    .flatMap(({ textContent, nextElementSibling }): readonly (readonly [string, string])[] =>
      terms.includes(textContent ?? '') ? [[textContent ?? '', nextElementSibling?.textContent ?? '']] : [],
    );
};

const tender = { id: 'card', method: 'CREDIT_CARD', label: 'Visa', maskedNumber: '•••• 4242' };

test.each<readonly [string, Partial<Purchase>, readonly (readonly unknown[])[]]>([
  ['nothing but the email address', {}, [[texts.contact, 'ida@example.org']]],
  [
    'no tender that has paid nothing',
    { instruments: [{ ...tender, amount: Amount.zero }] },
    [[texts.contact, 'ida@example.org']],
  ],
  [
    'what has paid',
    { instruments: [{ ...tender, amount: Amount.of(1_000) }] },
    [
      [texts.contact, 'ida@example.org'],
      [texts.payment, expect.stringContaining('•••• 4242, $10.00')],
    ],
  ],
  [
    'the billing address',
    { billingAddress: typedAddresses.US },
    [
      [texts.contact, 'ida@example.org'],
      [texts.billing, expect.stringContaining(typedAddresses.US.line1)],
    ],
  ],
  [
    'its invoices',
    { invoices: [{ invoiceId: 'I-7', date: '2026-01-08T10:00:00Z', kind: 'invoice' }] },
    [
      [texts.contact, 'ida@example.org'],
      [texts.invoices, expect.stringMatching(/^I-7, /)],
    ],
  ],
])('ORD-24 an order shows %s, and no empty fact', async (_name, changes, facts) => {
  expect(await factsOf(changes)).toEqual(facts);
});
