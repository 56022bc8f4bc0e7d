import { describe, expect, test } from 'vitest';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { asksForShipping } from '#core/cart/flash.ts';
import { deliveryFlags } from '#core/failures/delivery-flags.ts';
import { placeInForm, placeNotice, topWhenOrdering } from '#core/failures/placement.ts';

const failure = (errorId: string) => ({ errorId, message: `Text of ${errorId}` });
const place = (operation: Parameters<typeof placeNotice>[0], errorId: string, itemId?: string) =>
  placeNotice(operation, failure(errorId), {
    texts: failureTextsOf('en-US'),
    ...(itemId === undefined ? {} : { itemId }),
  });

describe('PR-37 while ordering', () => {
  test.each(
    'FE309 PYT404 SHP404 BIL400 BILL410 PAY400 PYT400 PYT402 BSK404 SHP500 INV405 INV407 INV409 PAY401 ORD430'.split(
      ' ',
    ),
  )('%s shows on top', (id) =>
    expect(place('order', id)).toEqual({ errorId: id, message: `Text of ${id}`, placement: 'top' }),
  );

  test.each(['TAX309', 'CHK320', 'ORD415', 'ZZZ999', '', 'INV406', 'SHP410'])('"%s" is a persistent toast', (id) =>
    expect(place('order', id).placement).toBe('persistent-toast'),
  );

  test('CHK-28 fourteen codes, and ORD430 of ERR-28, show on top', () => expect(topWhenOrdering.size).toBe(15));

  test.each(deliveryFlags)('ERR-27 ORD430 with %s leads back to shipping, and is shown on top', (flag) => {
    expect(asksForShipping([{ _tag: 'DeliveryChanged', flag }])).toBe(true);
    expect(place('order', 'ORD430').placement).toBe('top');
  });

  test('ERR-28 ORD430 without these flags leads to no step, and is shown on top', () => {
    expect(
      asksForShipping([
        { _tag: 'Unknown', code: 'FOO' },
        { _tag: 'DeliveryChanged', flag: 'FOO' },
      ]),
    ).toBe(false);
    expect(place('order', 'ORD430').placement).toBe('top');
  });

  test('ERR-42 a refused address leads back to shipping', () =>
    expect(asksForShipping([{ _tag: 'InvalidShippingAddress' }])).toBe(true));
});

describe('PR-37 elsewhere', () => {
  test.each(['ORD404', 'INV702', 'PRC400', 'INV408'])('ERR-24 %s shows at its line', (id) =>
    expect(place('cart-line', id, 'line-1')).toEqual({
      errorId: id,
      message: `Text of ${id}`,
      placement: 'item',
      itemId: 'line-1',
    }),
  );

  test('an error of an unknown line is a toast', () => expect(place('cart', 'ORD404').placement).toBe('toast'));

  test.each(['GFC400', 'GFC410', 'GFC700', 'GFC725', 'GFC740', 'GFC755', 'GFC760', 'GFC799', 'GFC800', 'GFC812'])(
    'ERR-23 %s shows at the input',
    (id) => expect(place('cart', id).placement).toBe('input'),
  );

  test.each(['PAY400', 'PYT402', 'PAY401'])('ERR-22 %s shows on top', (id) =>
    expect(place('other', id).placement).toBe('top'),
  );

  test('AUT498 is a toast, and a BSK404 that was not recovered is shown', () => {
    expect(place('cart', 'AUT498').placement).toBe('toast');
    expect(place('cart', 'BSK404').placement).toBe('toast');
    expect(place('cart-line', 'BSK404', 'line-1')).not.toHaveProperty('itemId');
  });

  test('a repeated token is silent', () => expect(place('other', 'AUT409').placement).toBe('silent'));

  test('ERR-37 a field error shows at its field, an unknown one as a toast', () => {
    expect(place('other', 'PRO411').placement).toBe('input');
    expect(place('other', 'PRO400').placement).toBe('toast');
    expect(place('other', 'ZZZ999').placement).toBe('toast');
  });
});

describe('PR-37 ERR-37 in a form', () => {
  const inForm = (
    errorId: string,
    fields: readonly string[] = [
      'firstName',
      'email',
      'password',
      'phone',
      'postalCode',
      'birthDate',
      'line1',
      'text',
      'code',
      'oldPassword',
      'newPassword',
    ],
  ) => placeInForm(failure(errorId), { fields });

  test.each([
    ['AUT439', 'email'],
    ['AUT453', 'email'],
    ['PRO412', 'email'],
    ['FE872', 'password'],
    ['AUT442', 'phone'],
    ['AUT444', 'phone'],
    ['PRO414', 'phone'],
    ['SHP410', 'phone'],
    ['PRO410', 'birthDate'],
    ['PRO411', 'birthDate'],
    ['PRO415', 'postalCode'],
    ['SHP500', 'line1'],
    ['REV410', 'text'],
    ['AUT437', 'code'],
    ['AUT438', 'code'],
    ['AUT450', 'oldPassword'],
    ['AUT451', 'newPassword'],
  ])('%s shows at the field %s', (id, field) =>
    expect(inForm(id)).toEqual({ errorId: id, message: `Text of ${id}`, placement: 'input', field }),
  );

  test.each(['AUT401', 'AUT402', 'AUT403', 'AUT404', 'AUT423', 'AUT426', 'AUT432', 'AUT452'])(
    'AMB-88 %s belongs to the form and to none of its fields',
    (id) => expect(inForm(id)).toEqual({ errorId: id, message: `Text of ${id}`, placement: 'input' }),
  );

  test('a form without the field shows the error at the form', () =>
    expect(inForm('AUT442', ['email', 'password'])).not.toHaveProperty('field'));

  test.each([
    'PRO400',
    'PRO404',
    'PRO418',
    'AUT418',
    'AUT440',
    'AUT441',
    'AUT500',
    'GEN500',
    'API400',
    'ZZZ999',
    '',
    'AUT409',
    'ORD404',
  ])('"%s" is a toast', (id) => expect(inForm(id).placement).toBe('toast'));
});

describe('ERR-29 PR-37 saving a card', () => {
  test('a card that is saved already has its own text', () =>
    expect(place('card', 'PYT300')).toEqual({ errorId: 'PYT300', message: 'Text of PYT300', placement: 'input' }));
  test.each(['GEN500', 'CCA401', 'ZZZ999'])('%s has the generic text, on top', (id) =>
    expect(place('card', id)).toEqual({
      errorId: id,
      message: 'We could not save your card. Check its details or use another card.',
      placement: 'top',
    }),
  );
});
