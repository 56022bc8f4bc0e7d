import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { decodeFlow, verbs } from '#adapters/cli/flow.codec.ts';

const stepMistake = (step: unknown): string => mistake({ locale: 'en-us', steps: [{ checkout: null }, step] });
const mistake = (value: unknown): string => {
  const read = decodeFlow('mine', value);
  return E.isLeft(read) ? `${read.left.path}: expected ${read.left.expected}, found ${read.left.found}` : 'none';
};

describe('a script', () => {
  test('with every verb is read as written', () => {
    const steps = [
      {
        add: { product: 'NKTRAIL3EMB', size: 8.5, quantity: 2 },
        expect: { units: 2, lines: 1, methods: ['standard'], challenge: false, status: 'PLACED' },
      },
      { quantity: { line: 1, to: 3 } },
      { remove: { line: 1 }, refused: 'ORD404' },
      { deliver: { line: 1, to: 'pickup', at: 'us-denver' } },
      { recipient: { line: 1, to: 'Lea', email: 'lea@example.org', sender: 'Ada', sendOn: '2026-12-24' } },
      { gift: { line: 1, message: 'Enjoy' }, expect: { gifts: ['Enjoy'] } },
      { gift: { line: 1, remove: true } },
      { promo: 'WELCOME10' },
      { checkout: null },
      { address: { city: 'Oakland', postalCode: 94607 } },
      { shipping: { method: 'standard' } },
      { billing: 'same' },
      { billing: { line1: '1 Main Street' } },
      { giftCard: { number: '6010 0000 0000 0025', pin: 1234 }, expect: { remaining: 0 } },
      { giftCard: 'received' },
      { balance: 'received', expect: { balance: 25 } },
      { pay: 'wallet' },
      { pay: 'later' },
      { points: 100 },
      { reward: 'THANKS10' },
      { reward: { code: 70100050, pin: 1234 } },
      { athleteCredit: null },
      { card: 4242_4242_4242_4242 },
      { card: '4242 4242 4242 4242' },
      { card: { number: '4242', expMonth: 1, code: 999 } },
      { prepare: null },
      { place: undefined },
      { challenge: 'complete' },
      { read: null },
      { signUp: null },
      { signUp: { firstName: 'Ada', email: 'ada@example.com', password: 'Walking-9' } },
      { signIn: null },
      { signIn: { email: 'ada@example.com', password: 'Walking-9' } },
      { signOut: null },
      { orders: null, expect: { orders: 1 } },
      { order: null },
      { track: null },
      { track: { orderNumber: 1001, email: 'ada@example.com' } },
      { cancel: null },
      { cancel: { line: 1, quantity: 1, reason: 'Ordered twice' } },
      { return: null, expect: { refunded: 12.5 } },
      { return: { line: 1, quantity: 1, reason: 'too-small' } },
      { withdraw: { line: 1, quantity: 1 } },
      { receiveGiftCard: null },
      { operate: 'ship' },
    ];
    const read = decodeFlow('mine', { about: 'All of it.', locale: 'en-us', steps });
    if (E.isLeft(read)) throw new Error(mistake({ locale: 'en-us', steps }));
    expect(read.right).toMatchObject({ name: 'mine', about: 'All of it.', locale: 'en-us' });
    expect(new Set(read.right.steps.map(({ verb }) => verb))).toEqual(new Set(Object.keys(verbs)));
    expect(read.right.steps[0]).toEqual({
      verb: 'add',
      input: steps[0]?.add,
      at: 'steps[0]',
      expect: steps[0]?.expect,
    });
    expect(read.right.steps[2]).toEqual({ verb: 'remove', input: { line: 1 }, at: 'steps[2]', refused: 'ORD404' });
  });

  test('with a list of tenders has a step for each, and what is expected holds after the last', () => {
    const pay = [{ points: 100 }, { giftCard: { number: '6010', pin: '1234' } }, 'later'];
    const read = decodeFlow('mine', { locale: 'en-us', steps: [{ pay, expect: { remaining: 0 } }] });
    expect(E.isRight(read) && read.right.steps).toEqual([
      { verb: 'points', input: 100, at: 'steps[0].pay[0]' },
      { verb: 'giftCard', input: { number: '6010', pin: '1234' }, at: 'steps[0].pay[1]' },
      { verb: 'pay', input: 'later', at: 'steps[0]', expect: { remaining: 0 } },
    ]);
  });
});

test('an address without fields has the defaults', () => {
  for (const address of [null, undefined, {}]) {
    const read = decodeFlow('mine', { locale: 'en-us', steps: [{ address }] });
    expect(E.isRight(read) && read.right.steps[0]).toEqual({ verb: 'address', input: {}, at: 'steps[0]' });
  }
});

test('a long value is not printed completely', () => {
  expect(mistake('x'.repeat(2900))).toBe(
    '(top): expected a flow with locale and steps, found a text of 2,900 characters',
  );
  for (const value of [
    ['x'.repeat(2900)],
    { ['x'.repeat(2900)]: 1 },
    { locale: 'en-us', steps: { a: 'x'.repeat(2900) } },
  ])
    expect(mistake(value).length).toBeLessThan(400);
  expect(stepMistake({ ['x'.repeat(2900)]: null }).length).toBeLessThan(500);
});

describe('an error is reported with its path, the expected and the actual value', () => {
  test.each([
    [undefined, '(top): expected a flow with locale and steps, found nothing'],
    [[], '(top): expected a flow with locale and steps, found []'],
    [{ locale: 'en-us', step: [] }, '(top).step: expected one of about, locale, steps, found step'],
    [{ about: 5, locale: 'en-us', steps: [{ checkout: null }] }, 'about: expected a sentence, found 5'],
    [{ steps: [{ checkout: null }] }, 'locale: expected a locale such as en-us, found nothing'],
    [{ locale: 'en-us' }, 'steps: expected a list of steps, found nothing'],
    [{ locale: 'en-us', steps: [] }, 'steps: expected at least one step, found []'],
    [{ locale: 'en-us', steps: { add: 1 } }, 'steps: expected a list of steps, found {"add":1}'],
  ])('of the script: %j', (value, sentence) => {
    expect(mistake(value)).toBe(sentence);
  });

  test.each([
    ['fly', 'steps[1]: expected a step such as { add: { product: … } }, found "fly"'],
    ['place', 'steps[1]: expected "place:" with a colon, found "place"'],
    [{ fly: null }, `steps[1]: expected exactly one of ${Object.keys(verbs).join(', ')}, found ["fly"]`],
    [
      { checkout: null, place: null },
      `steps[1]: expected exactly one of ${Object.keys(verbs).join(', ')}, found ["checkout","place"]`,
    ],
    [{ toString: null }, `steps[1]: expected exactly one of ${Object.keys(verbs).join(', ')}, found ["toString"]`],
    [{ checkout: null, expects: {} }, 'steps[1].expects: expected one of checkout, expect, refused, found expects'],
    [{ checkout: { fast: true } }, 'steps[1].checkout: expected nothing, found {"fast":true}'],
    [{ place: 'now' }, 'steps[1].place: expected nothing, found "now"'],
    [{ add: {} }, 'steps[1].add.product: expected the id of a product, found nothing'],
    [{ add: { product: 5 } }, 'steps[1].add.product: expected the id of a product, found 5'],
    [{ add: { product: 'A', size: true } }, 'steps[1].add.size: expected a text or number, found true'],
    [
      { add: { product: 'A', count: 2 } },
      'steps[1].add.count: expected one of product, size, quantity, recipe, found count',
    ],
    ...[-1, 0, 1.5, 1_000_000, 999_999_999_999].flatMap((quantity): [unknown, string][] => [
      [
        { add: { product: 'A', quantity } },
        `steps[1].add.quantity: expected a whole number from 1 to 999999, found ${quantity}`,
      ],
      [
        { quantity: { line: 1, to: quantity } },
        `steps[1].quantity.to: expected a whole number from 1 to 999999, found ${quantity}`,
      ],
    ]),
    [{ add: { product: ' ' } }, 'steps[1].add.product: expected the id of a product, found " "'],
    [{ add: 'A' }, 'steps[1].add: expected { product: … }, found "A"'],
    [{ quantity: { line: 1 } }, 'steps[1].quantity.to: expected a whole number from 1 to 999999, found nothing'],
    [{ remove: { line: '1' } }, 'steps[1].remove.line: expected a number, found "1"'],
    [{ shipping: null }, 'steps[1].shipping: expected { method: … }, found nothing'],
    [
      { address: 'Oakland' },
      'steps[1].address: expected nothing, or an address such as { city: Oakland }, found "Oakland"',
    ],
    [
      { address: { town: 'X' } },
      'steps[1].address.town: expected one of email, phone, firstName, lastName, line1, line2, city, state, postalCode, found town',
    ],
    [{ address: { city: 5 } }, 'steps[1].address.city: expected a text, found 5'],
    [{ billing: 'other' }, 'steps[1].billing: expected same, or an address, found "other"'],
    [
      { billing: { town: 'X' } },
      'steps[1].billing.town: expected one of email, phone, firstName, lastName, line1, line2, city, state, postalCode, found town',
    ],
    [{ points: 'all' }, 'steps[1].points: expected a number, found "all"'],
    [{ reward: { code: 'A' } }, 'steps[1].reward: expected a reward code, or { code: …, pin: … }, found {"code":"A"}'],
    [{ reward: { number: 'A' } }, 'steps[1].reward.number: expected one of code, pin, found number'],
    [{ athleteCredit: 5 }, 'steps[1].athleteCredit: expected nothing, found 5'],
    [{ giftCard: '6010' }, 'steps[1].giftCard: expected { number: …, pin: … }, found "6010"'],
    [{ giftCard: { number: '6010' } }, 'steps[1].giftCard.pin: expected a text or number, found nothing'],
    [{ giftCard: { number: '6', code: 1 } }, 'steps[1].giftCard.code: expected one of number, pin, found code'],
    [{ gift: { line: 1, text: 'A' } }, 'steps[1].gift.text: expected one of line, message, remove, found text'],
    [
      { place: null, expect: { status: 'CANCELED' } },
      'steps[1].expect.status: expected one of PAYMENT_PENDING, PLACED, PROCESSING, PARTIALLY_SHIPPED, SHIPPED, DELIVERED, READY_FOR_PICKUP, PICKED_UP, CANCELLED, found "CANCELED"',
    ],
    [
      { deliver: { line: 1, to: 'drone' } },
      'steps[1].deliver.to: expected one of standard, pickup, sts, pudo, found "drone"',
    ],
    [
      { deliver: { line: 1, to: 'drone', at: 'us-denver' } },
      'steps[1].deliver.to: expected one of standard, pickup, sts, pudo, found "drone"',
    ],
    [{ deliver: { line: 'one', to: 'sts' } }, 'steps[1].deliver.line: expected a number, found "one"'],
    [{ deliver: { line: 1, to: 'pickup', at: 5 } }, 'steps[1].deliver.at: expected a text, found 5'],
    [{ deliver: { line: 1, to: 'pickup', address: {} } }, 'steps[1].deliver.to: expected "standard", found "pickup"'],
    [
      { deliver: { line: 1, to: 'standard', address: { city: 5 } } },
      'steps[1].deliver.address.city: expected a text, found 5',
    ],
    [{ recipient: { line: 1, to: 'Lea' } }, 'steps[1].recipient.email: expected a text, found nothing'],
    [{ pay: 'cash' }, 'steps[1].pay: expected wallet or later, or a list of tenders, found "cash"'],
    [{ pay: [] }, 'steps[1].pay: expected from 1 to 9 tenders, found []'],
    [
      { pay: ['cash'] },
      'steps[1].pay[0]: expected one of wallet, later, { giftCard: … }, { points: … }, { reward: … }, { athleteCredit: … }, { card: … }, found "cash"',
    ],
    [
      { pay: ['athleteCredit'] },
      'steps[1].pay[0]: expected one of wallet, later, { giftCard: … }, { points: … }, { reward: … }, { athleteCredit: … }, { card: … }, found "athleteCredit"',
    ],
    [
      { pay: [{ wallet: null }] },
      'steps[1].pay[0]: expected one of wallet, later, { giftCard: … }, { points: … }, { reward: … }, { athleteCredit: … }, { card: … }, found ["wallet"]',
    ],
    [
      { pay: [{ points: 100 }, { add: { product: 'X' } }] },
      'steps[1].pay[1]: expected one of wallet, later, { giftCard: … }, { points: … }, { reward: … }, { athleteCredit: … }, { card: … }, found ["add"]',
    ],
    ...(
      [
        [['wallet', 'later'], '"wallet"', 0],
        [[{ card: '4242' }, { card: '4242' }], '["card"]', 0],
        [['later', { giftCard: { number: '6010', pin: '1234' } }], '"later"', 0],
        [['wallet', { points: 100 }], '"wallet"', 0],
        [[{ points: 100 }, { card: 4242 }, { athleteCredit: null }], '["card"]', 1],
        [['wallet', { reward: 'A' }], '"wallet"', 0],
      ] as const
    ).map(([pay, found, at]): [unknown, string] => [
      { pay },
      `steps[1].pay[${at}]: expected one of giftCard, points, reward, athleteCredit before the last tender, because wallet, later and card pay the rest, found ${found}`,
    ]),
    [{ pay: [{ points: 'all' }] }, 'steps[1].pay[0].points: expected a number, found "all"'],
    [{ pay: [{ points: 1 }], expected: 1 }, 'steps[1].expected: expected one of expect, refused, found expected'],
    [{ card: null }, 'steps[1].card: expected a card number, or { number: … }, found nothing'],
    [
      { card: { number: '4', cvc: 1 } },
      'steps[1].card.cvc: expected one of number, expMonth, expYear, code, holderName, found cvc',
    ],
    [{ challenge: 'maybe' }, 'steps[1].challenge: expected complete or fail, found "maybe"'],
    [
      { signUp: { name: 'Ada' } },
      'steps[1].signUp.name: expected one of email, password, firstName, lastName, found name',
    ],
    [{ signUp: 'Ada' }, 'steps[1].signUp: expected nothing, or an account such as { firstName: Ada }, found "Ada"'],
    [{ signIn: { firstName: 'Ada' } }, 'steps[1].signIn.firstName: expected one of email, password, found firstName'],
    [{ signIn: { password: 9 } }, 'steps[1].signIn.password: expected a text, found 9'],
    [{ signOut: 'now' }, 'steps[1].signOut: expected nothing, found "now"'],
    [{ orders: 2 }, 'steps[1].orders: expected nothing, found 2'],
    [{ order: 1001 }, 'steps[1].order: expected nothing, found 1001'],
    [{ track: { number: 1 } }, 'steps[1].track.number: expected one of orderNumber, email, found number'],
    [{ track: 1001 }, 'steps[1].track: expected nothing, or { orderNumber: …, email: … }, found 1001'],
    [{ cancel: { line: 'one' } }, 'steps[1].cancel.line: expected a number, found "one"'],
    [{ cancel: { units: 1 } }, 'steps[1].cancel.units: expected one of line, quantity, reason, found units'],
    [{ cancel: 1 }, 'steps[1].cancel: expected nothing, or { line: …, quantity: … }, found 1'],
    [{ return: { quantity: 0 } }, 'steps[1].return.quantity: expected a whole number from 1 to 999999, found 0'],
    [
      { return: { reason: 'ugly' } },
      'steps[1].return.reason: expected one of too-small, too-large, not-as-described, defective, changed-mind, arrived-late, other, found "ugly"',
    ],
    [
      { operate: 'send' },
      'steps[1].operate: expected ship, deliver, pickup, uncollected, receive, refund, reject, found "send"',
    ],
    [{ orders: null, expect: { orders: 'one' } }, 'steps[1].expect.orders: expected a number, found "one"'],
    [
      { place: null, expect: { state: 'PLACED' } },
      'steps[1].expect.state: expected one of units, lines, subtotal, discount, shipping, tax, total, remaining, status, challenge, methods, orders, refunded, charged, balance, gifts, found state',
    ],
    [{ place: null, expect: { units: '1' } }, 'steps[1].expect.units: expected a number, found "1"'],
    [{ place: null, expect: { challenge: 'yes' } }, 'steps[1].expect.challenge: expected true or false, found "yes"'],
    [{ place: null, expect: { methods: [1] } }, 'steps[1].expect.methods: expected a list of methods, found [1]'],
    [{ place: null, expect: 'PLACED' }, 'steps[1].expect: expected expectations such as { units: 1 }, found "PLACED"'],
    [{ place: null, refused: 'PAY999' }, 'steps[1].refused: expected an error id such as PAY400, found "PAY999"'],
    [{ place: null, refused: 'toString' }, 'steps[1].refused: expected an error id such as PAY400, found "toString"'],
    [{ place: null, refused: 400 }, 'steps[1].refused: expected an error id such as PAY400, found 400'],
    [
      { place: null, refused: 'PAY400', expect: { units: 1 } },
      'steps[1]: expected either expect or refused, found both',
    ],
  ])('of a step: %j', (step, sentence) => {
    expect(stepMistake(step)).toBe(sentence);
  });
});
