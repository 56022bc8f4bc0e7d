import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import { orderStates } from '#core/order/order.ts';
import { shownOrderState, shownReturnState, shownShipmentState } from '#core/order/purchase.ts';
import { trackingForm } from '#core/order/tracking-form.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { validateForm } from '#core/validation/validate-form.ts';

test('ORD-17 a known state is shown as itself, any other text as unknown', () => {
  for (const state of orderStates) expect(shownOrderState(state)).toBe(state);
  for (const text of ['FOO', '', 'placed', '__proto__', 'UNKNOWN'])
    expect([shownOrderState(text), shownShipmentState(text), shownReturnState(text)]).toEqual([
      'UNKNOWN',
      'UNKNOWN',
      'UNKNOWN',
    ]);
});

test('ORD-03 number and e-mail are needed; spaces and a number sign in the number do not matter', () => {
  const texts = ruleTextsOf('en-US');
  expect(validateForm(trackingForm, { orderNumber: ' #1234 567890 ', email: ' ida@example.org ' }, texts)).toEqual(
    E.right({ orderNumber: '1234567890', email: 'ida@example.org' }),
  );
  for (const typed of [
    { orderNumber: ' # ', email: 'ida@example.org' },
    { orderNumber: '1234567890', email: 'ida' },
    { orderNumber: '1'.repeat(41), email: 'ida@example.org' },
  ])
    expect(E.isLeft(validateForm(trackingForm, typed, texts))).toBe(true);
});
