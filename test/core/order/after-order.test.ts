import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { isoDay } from '#core/kernel/iso-day.ts';
import { hasCancellable, isCancellable, acceptsCancellation } from '#core/order/cancellation.ts';
import { validateCancellation } from '#core/order/validate-cancellation.ts';
import { validateReturn } from '#core/order/validate-return.ts';
import { correctable, correctableInAll, isCorrectableAlone } from '#core/order/correction.ts';
import { validateParts } from '#core/order/order-part.ts';
import { orderStates } from '#core/order/order.ts';
import { returnStates } from '#core/order/moves.ts';
import { isReturnable, isReturnCancellable, returnReasons } from '#core/order/return.ts';
import { withdrawalEnd, withdrawalWay } from '#core/order/withdrawal.ts';
import { validateWarranty } from '#core/contact/warranty.ts';
import { address } from '#test/support/guest-buyer.ts';
import { law } from '#test/support/law.ts';

const lines = [
  { id: 'line-0', quantity: 3 },
  { id: 'line-1', quantity: 1 },
];
const part = (itemId: string, quantity: number) => ({ itemId, quantity });

describe('what can be returned', () => {
  const line = { isDigital: false, isCustoms: false, isBonus: false };
  const facts = (days: number, status: (typeof orderStates)[number] = 'DELIVERED') => ({
    status,
    arrivedOn: 20_000,
    today: 20_000 + days,
  });

  test.each([
    [0, true],
    [59, true],
    [60, true],
    [61, false],
    [400, false],
  ])('ORD-18 day %d: %s', (days, returnable) => expect(isReturnable(line, facts(days))).toBe(returnable));

  test('ORD-18 only delivered or picked-up lines can be returned', () =>
    expect(orderStates.filter((status) => isReturnable(line, facts(1, status)))).toEqual(['DELIVERED', 'PICKED_UP']));

  test.each(['isDigital', 'isCustoms', 'isBonus'] as const)('ORD-18 not returned: a line that %s', (quality) =>
    expect(isReturnable({ ...line, [quality]: true }, facts(1))).toBe(false),
  );

  test('ORD-16 ORD-18 a return is canceled until it was sent, but not one that follows from a withdrawal or belongs to others', () => {
    const states = (reason: string, cancellable?: boolean) =>
      [...returnStates, 'UNKNOWN' as const].filter((status) =>
        isReturnCancellable({
          status,
          items: [{ reason: 'other' }, { reason }],
          ...(cancellable === undefined ? {} : { cancellable }),
        }),
      );
    expect([states('too-small'), states('withdrawal'), states('too-small', false)]).toEqual([
      ['REQUESTED', 'LABEL_CREATED'],
      [],
      [],
    ]);
  });

  test('ORD-12 there are exactly these reasons', () =>
    expect(returnReasons).toEqual([
      'too-small',
      'too-large',
      'not-as-described',
      'defective',
      'changed-mind',
      'arrived-late',
      'other',
    ]));
});

describe('what a shopper can withdraw from', () => {
  test('ORD-18 the period is counted from the last arrival, and has no end while a parcel is on its way', () => {
    expect(withdrawalEnd([20_000, 20_003], 14)).toBe(20_017);
    expect(withdrawalEnd([20_000, undefined], 14)).toBeUndefined();
    expect(withdrawalEnd([], 14)).toBeUndefined();
  });

  test.each([
    ['isDigital', 'never', 'never'],
    ['isCustoms', 'never', 'never'],
    ['isBonus', 'chosen', 'along'],
    ['none', 'chosen', 'chosen'],
  ] as const)('ORD-18 a line that %s: before it is handed over %s, then %s', (quality, before, after) => {
    const line = { isDigital: false, isCustoms: false, isBonus: false, [quality]: true };
    expect([false, true].map((isHandedOver) => withdrawalWay(line, { isHandedOver }))).toEqual([before, after]);
  });
});

describe('what can be corrected of an order', () => {
  const at = (line1: string) => ({ ...address, line1 });
  const parcel = (status: string, line1 = '1 Main Street') => ({ shipmentId: line1, status, address: at(line1) });
  const pickup = (status: string) => ({ shipmentId: 'pickup', status });

  test.each([
    ['address', [parcel('PLACED'), parcel('PREPARING'), pickup('PICKED_UP')]],
    ['address', [parcel('PLACED'), parcel('CANCELLED')]],
    ['email', [parcel('PLACED'), parcel('SHIPPED')]],
    ['email', [pickup('PLACED')]],
    ['nothing', [parcel('SHIPPED'), pickup('READY_FOR_PICKUP')]],
    ['nothing', [parcel('CANCELLED')]],
    ['nothing', []],
  ] as const)('ORD-19 %s of %j', (what, shipments) => expect(correctable(shipments)).toBe(what));

  test.each([
    ['address', true, [parcel('PLACED'), parcel('SHIPPED', '2 Oak Street')], '1 Main Street'],
    ['email', false, [parcel('PLACED'), parcel('SHIPPED', '2 Oak Street')], '2 Oak Street'],
    ['address', true, [parcel('SHIPPED'), parcel('PLACED', '2 Oak Street')], '2 Oak Street'],
    ['address', true, [parcel('CANCELLED'), parcel('PLACED', '2 Oak Street')], '2 Oak Street'],
    ['address', false, [parcel('PLACED'), parcel('PLACED')], '1 Main Street'],
    ['email', false, [parcel('PLACED')], 'unknown'],
  ] as const)(
    'ORD-19 %s, alone %s: each of several addresses is corrected while no parcel to it is on its way',
    (...row) => {
      const [what, isAlone, shipments, shipmentId] = row;
      expect([correctable(shipments, shipmentId), isCorrectableAlone(shipments, shipmentId)]).toEqual([what, isAlone]);
    },
  );

  test.each([
    ['address', [parcel('PLACED'), parcel('PREPARING'), pickup('PLACED')]],
    ['email', [parcel('PLACED'), parcel('PLACED', '2 Oak Street')]],
    ['email', [parcel('CANCELLED'), parcel('PLACED', '2 Oak Street')]],
    ['nothing', [parcel('SHIPPED'), parcel('CANCELLED', '2 Oak Street')]],
  ] as const)('ORD-19 %s of the whole order of %j: only one address is corrected with the email address', (what, all) =>
    expect(correctableInAll(all)).toBe(what),
  );
});

describe('partial returns', () => {
  test.each([
    [0, false],
    [1, true],
    [3, true],
    [4, false],
    [-1, false],
    [1.5, false],
    [Number.NaN, false],
  ])('ORD-20 %d of a line of three: %s', (quantity, allowed) => {
    const parts = [part('line-0', quantity)];
    expect(validateParts(parts, lines)).toEqual(
      allowed ? E.right(parts) : E.left({ _tag: 'QuantityOutOfLine', itemId: 'line-0', max: 3 }),
    );
    expect(
      E.isRight(
        validateReturn(
          parts.map((one) => ({ ...one, reason: 'defective' as const })),
          lines,
        ),
      ),
    ).toBe(allowed);
    expect(
      E.isRight(validateCancellation({ parts, reason: 'Changed my mind' }, { status: 'PLACED', items: lines })),
    ).toBe(allowed);
  });

  law(
    'ORD-20 a part of a line is allowed exactly from 1 up to the line’s quantity',
    [fc.integer({ min: 1, max: 20 }), fc.integer({ min: -5, max: 25 })],
    (of, quantity) =>
      expect(E.isRight(validateParts([part('a', quantity)], [{ id: 'a', quantity: of }]))).toBe(
        quantity >= 1 && quantity <= of,
      ),
  );

  test('ORD-20 nothing, an unknown line and the same line twice are refused', () => {
    expect(validateParts([], lines)).toEqual(E.left({ _tag: 'NothingChosen' }));
    expect(validateParts([part('line-0', 1), part('line-9', 1)], lines)).toEqual(
      E.left({ _tag: 'ItemNotInOrder', itemId: 'line-9' }),
    );
    expect(validateParts([part('line-0', 1), part('line-0', 1)], lines)).toEqual(
      E.left({ _tag: 'ItemTwice', itemId: 'line-0' }),
    );
    expect(E.isRight(validateParts([part('line-0', 3), part('line-1', 1)], lines))).toBe(true);
  });
});

describe('cancellation', () => {
  const order = { status: 'PLACED', items: lines } as const;
  const input = { parts: [part('line-0', 1)], reason: ' Ordered twice ' };

  test('ORD-09 ORD-15 an order can be canceled while it is placed or processed', () =>
    expect(orderStates.filter((status) => isCancellable({ status }))).toEqual(['PLACED', 'PROCESSING']));

  test('ORD-09 the service can forbid cancellation, but not allow it for a closed order', () => {
    expect(isCancellable({ status: 'PLACED', cancellable: false })).toBe(false);
    expect(isCancellable({ status: 'SHIPPED', cancellable: true })).toBe(false);
    expect(isCancellable({ status: 'PLACED', cancellable: true })).toBe(true);
  });

  test('GFT-04 gift cards that are not sent can be canceled after some goods were shipped, if the service says so', () => {
    const states = (allowed: (status: (typeof orderStates)[number]) => boolean) => orderStates.filter(allowed);
    expect(states((status) => acceptsCancellation(status, true))).toEqual([
      'PLACED',
      'PROCESSING',
      'PARTIALLY_SHIPPED',
    ]);
    expect(states((status) => hasCancellable({ status, cancellable: true }))).toEqual([
      'PLACED',
      'PROCESSING',
      'PARTIALLY_SHIPPED',
    ]);
    expect(states((status) => hasCancellable({ status }))).toEqual(['PLACED', 'PROCESSING']);
    expect(states((status) => hasCancellable({ status, cancellable: false }))).toEqual([]);
  });

  test('ORD-09 cancellation needs an open order and a reason', () => {
    expect(validateCancellation(input, order)).toEqual(E.right({ parts: input.parts, reason: 'Ordered twice' }));
    expect(validateCancellation(input, { ...order, status: 'SHIPPED' })).toEqual(E.left({ _tag: 'NotCancellable' }));
    expect(validateCancellation({ ...input, reason: ' ' }, order)).toEqual(E.left({ _tag: 'ReasonNeeded' }));
    expect(validateCancellation({ ...input, parts: [] }, order)).toEqual(E.left({ _tag: 'NothingChosen' }));
  });
});

describe('warranty', () => {
  const typed = {
    productId: 'NKTRAIL3FJO',
    purchaseDate: '01/11/2025',
    email: 'ida@example.com',
    description: 'd'.repeat(20),
  };
  const asked = { dateFormat: 'DD/MM/YYYY', today: isoDay('2025-11-21') ?? 0 };
  const texts = { rules: ruleTextsOf('en-US'), tooManyPhotos: 'Up to 5 photos' };
  const broken = (over: Partial<typeof typed> & { readonly orderNumber?: string }, photos = 0) => {
    const result = validateWarranty(
      { typed: { ...typed, ...over }, photos: Array.from({ length: photos }, (_, index) => index) },
      asked,
      texts,
    );
    return E.isRight(result) ? [] : [...new Set(result.left.violations.map(({ field }) => field))];
  };

  test.each([
    [19, ['description']],
    [20, []],
    [2000, []],
    [2001, ['description']],
  ])('ORD-23 a description of %d characters breaks %j', (length, fields) =>
    expect(broken({ description: 'd'.repeat(length) })).toEqual(fields),
  );

  test.each([
    [0, []],
    [5, []],
    [6, ['photos']],
  ])('ORD-23 %d pictures break %j', (photos, fields) => expect(broken({}, photos)).toEqual(fields));

  test('ORD-23 every violation is reported at once, in field order', () =>
    expect(broken({ productId: '', purchaseDate: '11-2025', email: 'x', description: '' }, 6)).toEqual([
      'productId',
      'purchaseDate',
      'description',
      'email',
      'photos',
    ]));

  test.each([
    ['20/11/2025', []],
    ['21/11/2025', []],
    ['22/11/2025', ['purchaseDate']],
    ['31/11/2025', ['purchaseDate']],
    ['11/30/2025', ['purchaseDate']],
  ])('ORD-23 VAL-29 on 21 November a purchase of %s breaks %j', (purchaseDate, fields) =>
    expect(broken({ purchaseDate })).toEqual(fields),
  );

  test('ORD-23 VAL-29 the claim is sent as typed, its date in the format of the service, with its pictures', () =>
    expect(
      validateWarranty({ typed: { ...typed, orderNumber: ' 1234567890 ' }, photos: ['a.jpg'] }, asked, texts),
    ).toEqual(
      E.right({ values: { orderNumber: '1234567890', ...typed, purchaseDate: '2025-11-01' }, photos: ['a.jpg'] }),
    ));
});
