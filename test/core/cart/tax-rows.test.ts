import { expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import { summaryRows } from '#core/cart/cart-view.ts';
import { purchaseOf } from '#test/support/purchase-of.ts';

const order = purchaseOf('1', 'PLACED');
const named = [
  { label: 'GST (5%)', amount: Amount.of(155) },
  { label: 'QST (9.975%)', amount: Amount.of(309) },
];
const taxed = { ...order, totals: { ...order.totals, tax: Amount.of(464) } };
const site = { language: 'en-US', taxMode: 'exclusive' } as const;

test('CART-11 a cart or order names each tax that is added to its prices, instead of their sum', () => {
  const rows = summaryRows({ ...taxed, taxes: named }, site).map(({ kind, label, amount }) => [kind, label, amount]);
  expect(rows).toEqual([
    ['subtotal', undefined, '$100.00'],
    ['shipping', undefined, '$0.00'],
    ['tax', 'GST (5%)', '$1.55'],
    ['tax', 'QST (9.975%)', '$3.09'],
    ['total', undefined, '$100.00'],
  ]);
});

test('CART-11 tax that is included in the prices is one row below the total', () => {
  const rows = summaryRows({ ...taxed, taxes: named }, { ...site, taxMode: 'inclusive' });
  expect(rows.slice(-2).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['total', '$100.00'],
    ['contained-tax', '$4.64'],
  ]);
});
