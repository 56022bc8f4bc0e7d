import { describe, expect, test } from 'vitest';
import { DIALOG_TRANSITION_MS, dialogFor, dialogs, type ShopDialog } from '#core/notifications/dialog.ts';

const isDialog = (name: string): name is ShopDialog => Object.hasOwn(dialogs, name);
const names = Object.keys(dialogs).filter(isDialog);

describe('dialogs', () => {
  test('DLG-01 to DLG-17 these are the dialogs', () =>
    expect(names).toEqual([
      'add-gift-option',
      'ask-question',
      'ask-question-success',
      'change-shipping-method',
      'change-store-confirmation',
      'store-changed',
      'employee-terms',
      'forgot-password',
      'interests',
      'pay-later-info',
      'location-confirmation',
      'loyalty-sign-up',
      'mini-cart',
      'pickup-in-store',
      'quickshop',
      'review-content',
      'sign-in',
      'simplified-enrollment',
      'sign-in-confirmation',
      'sign-up',
      'welcome',
      'three-ds-challenge',
    ]));

  test('DLG-18 CFG-03 a dialog in a dialog takes 250 ms', () => expect(DIALOG_TRANSITION_MS).toBe(250));

  test('DLG-19 all but employee terms and 3-D Secure are left by Escape', () =>
    expect(names.filter((name) => !dialogs[name].isLeftByEscape)).toEqual(['employee-terms', 'three-ds-challenge']));

  test.each([
    [true, 'simplified-enrollment'],
    [false, 'sign-in'],
  ])('DLG-15 with simplified enrolment %s, sign-in opens %s', (simplifiedEnrollment, opened) =>
    expect(dialogFor('sign-in', { flags: { simplifiedEnrollment } })).toBe(opened),
  );

  test('DLG-15 every other dialog is itself, with the flag and without', () => {
    for (const name of names.filter((one) => one !== 'sign-in'))
      for (const simplifiedEnrollment of [true, false])
        expect(dialogFor(name, { flags: { simplifiedEnrollment } })).toBe(name);
  });
});
