import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agreementChanges, shownChanges, type AgreementChange } from '#core/checkout/agreement-changes.ts';
import type { Cart } from '#core/cart/cart.ts';
import { soundCart } from '#core/testing/sound-cart.ts';
import { Amount } from '#core/kernel/amount.ts';
import { agreedCart, otherwise, shuffledCart } from '#test/support/arbitraries/agreed-cart.ts';
import { law } from '#test/support/law.ts';

law(
  'carts that show the same have no changes, whatever the order of their parts (I07)',
  [agreedCart.chain((cart) => fc.tuple(fc.constant(cart), shuffledCart(cart)))],
  ([cart, other]) => expect(agreementChanges(cart, other)).toEqual([]),
);

law(
  'whatever differs of what is agreed to is named with both values, and the total is last (I07)',
  [
    agreedCart,
    fc.subarray(
      otherwise.map((_, index) => index),
      { minLength: 1 },
    ),
  ],
  (cart, chosen) => {
    const kinds = chosen.map((index) => otherwise[index]);
    const changed = kinds.reduce((now, one) => one?.change(now) ?? now, cart);
    const changes = agreementChanges(cart, changed);
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(kinds.map((one) => one?.kind)));
    for (const { before, after } of changes) expect(before).not.toEqual(after);
    const total = changes.findIndex(({ kind }) => kind === 'total');
    expect([-1, changes.length - 1]).toContain(total);
    const back: readonly AgreementChange[] = agreementChanges(changed, cart);
    expect(new Set(back.map((one) => JSON.stringify([one.kind, one.label, one.after, one.before])))).toEqual(
      new Set(changes.map((one) => JSON.stringify([one.kind, one.label, one.before, one.after]))),
    );
  },
);

test('I07 a swap of quantities with an equal total names both lines, and nothing else', () => {
  const cart = soundCart({ lines: [1, 2].map((quantity) => ({ current: 5_000, quantity })) });
  const swapped = soundCart({ lines: [2, 1].map((quantity) => ({ current: 5_000, quantity })) });
  const name = 'Kamm Trail 3, Fjord, 42';
  expect(agreementChanges(cart, swapped)).toEqual([
    { kind: 'line', label: name, before: { quantity: 1, price: 5_000 }, after: { quantity: 2, price: 10_000 } },
    { kind: 'line', label: name, before: { quantity: 2, price: 10_000 }, after: { quantity: 1, price: 5_000 } },
  ]);
});

test('I07 a tender that is attached again for another amount is one row, and several of one name are as many', () => {
  const sound = soundCart({ lines: [{ current: 5_000, quantity: 1 }] });
  const paidBy = (...tenders: readonly (readonly [string, string, number])[]): Cart => ({
    ...sound,
    instruments: tenders.map(([id, label, amount]) => ({
      id,
      method: 'BNPL',
      label,
      maskedNumber: '•••• 5678',
      amount: Amount.of(amount),
    })),
  });
  const row = (label: string, before?: number, after?: number) => ({
    kind: 'tender',
    label: `${label} •••• 5678`,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  });
  const before = paidBy(['a', 'Pay later', 10_200]);
  expect(shownChanges(before, paidBy(['b', 'Pay later', 11_800]))).toEqual([row('Pay later', 10_200, 11_800)]);
  expect(shownChanges(before, paidBy(['b', 'Pay later', 10_200]))).toEqual([]);
  expect(shownChanges(before, paidBy(['b', 'Wallet', 11_800]))).toEqual([
    row('Pay later', 10_200),
    row('Wallet', undefined, 11_800),
  ]);
  expect(shownChanges(before, paidBy(['b', 'Pay later', 10_200], ['a', 'Pay later', 100]))).toEqual([
    row('Pay later', undefined, 100),
  ]);
});

test('I07 a line that is gone has no value now, and a tax that moves names both taxes', () => {
  const taxed = (gst: number): Cart => ({
    ...soundCart({ lines: [{ current: 5_000, quantity: 1 }] }),
    taxes: [
      { label: 'GST', amount: Amount.of(gst) },
      { label: 'QST', amount: Amount.of(500 - gst) },
    ],
  });
  expect(agreementChanges(taxed(100), taxed(150))).toEqual([
    { kind: 'tax', label: 'GST', before: 100, after: 150 },
    { kind: 'tax', label: 'QST', before: 400, after: 350 },
  ]);
  const [gone] = agreementChanges(taxed(100), { ...taxed(100), items: [] });
  expect([gone?.before, gone && 'after' in gone]).toEqual([{ quantity: 1, price: 5_000 }, false]);
});
