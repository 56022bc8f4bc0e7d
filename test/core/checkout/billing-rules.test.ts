import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { addressQuestion } from '#core/checkout/address-choice.ts';
import { isChallengeMet, CHALLENGE_MS, type ChallengeEnd } from '#core/checkout/challenge.ts';
import { giftCardForm, giftCardRefusals, takesGiftCards } from '#core/checkout/gift-card.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { placeNotice, topWhenOrdering } from '#core/failures/placement.ts';
import { errorIds } from '#test/support/error-ids.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import { law } from '#test/support/law.ts';

describe('gift card', () => {
  const fields = (cardNumber: string, pin = '1234') => {
    const result = validateForm(giftCardForm, { cardNumber, pin }, ruleTextsOf('en-US'));
    return E.isRight(result) ? result.right : result.left.violations.map(({ field, errorId }) => [field, errorId]);
  };
  const digits = (count: number): string => '1234567890123456789'.slice(0, count);

  test.each([
    [15, false],
    [16, true],
    [17, false],
    [18, false],
    [19, true],
    [20, false],
  ])('GFT-03 a number of %d digits is valid: %s', (count, passes) =>
    expect(fields('0'.repeat(count))).toEqual(
      passes ? { cardNumber: '0'.repeat(count), pin: '1234' } : [['cardNumber', 'GFC400']],
    ),
  );

  test('GFT-03 spaces and dashes are removed first', () => {
    expect(fields('1234 5678 9012 3456')).toEqual({ cardNumber: digits(16), pin: '1234' });
    expect(fields(' 1234-5678-9012-3456-789 ', ' 12-34 ')).toEqual({ cardNumber: digits(19), pin: '1234' });
  });

  test.each([
    ['123', false],
    ['1234', true],
    ['12345678', true],
    ['123456789', false],
    ['12a4', false],
    ['', false],
  ])('GFT-03 the PIN "%s" is valid: %s', (pin, passes) =>
    expect(fields(digits(16), pin)).toEqual(
      passes ? { cardNumber: digits(16), pin } : [['pin', pin === '' ? undefined : 'GFC400']],
    ),
  );

  test('GFT-03 letters are not a card number', () =>
    expect(fields('123456789012345a')).toEqual([['cardNumber', 'GFC400']]));

  test.each(['en-US', 'fr-CA'])('GFT-07 six refusals have six texts in %s', (language) => {
    const { errors } = failureTextsOf(language);
    const placed = [errors.GFC410, errors.GFC725, errors.GFC740, errors.GFC755, errors.GFC799, errors.GFC812];
    expect(placed.every((text) => text !== undefined && text !== '')).toBe(true);
    expect(new Set(placed).size).toBe(6);
  });

  test('GFT-02 GFT-07 a card that cannot pay is refused with the reason', () =>
    expect(giftCardRefusals).toEqual({ ACTIVE: undefined, ZERO: 'GFC740', EXPIRED: 'GFC812', INVALID: 'GFC760' }));

  test.each([
    [[true], false],
    [[true, true], false],
    [[true, false], true],
    [[false], true],
    [[], false],
  ])('GFT-09 a cart whose lines are gift cards %j takes gift cards: %s', (lines, takes) =>
    expect(takesGiftCards(lines.map((isGiftCard) => ({ isGiftCard })))).toBe(takes),
  );
});

describe('3-D Secure', () => {
  test.each([
    ['completed', 0, true],
    ['completed', CHALLENGE_MS - 1, true],
    ['completed', CHALLENGE_MS, false],
    ['failed', 0, false],
    ['abandoned', 0, false],
  ] as const)('CHK-18 CHK-19 a challenge that is %s after %d ms patches the order: %s', (end, ms, isMet) =>
    expect(isChallengeMet(end, { openedAt: 5_000, now: 5_000 + ms })).toBe(isMet),
  );

  test('CHK-19 a challenge times out after ten minutes', () => expect(CHALLENGE_MS).toBe(10 * 60 * 1000));

  law(
    'CHK-19 no end but completion in time settles an order',
    [fc.constantFrom<ChallengeEnd>('completed', 'failed', 'abandoned'), fc.nat(2_000_000)],
    (end, ms) => expect(isChallengeMet(end, { openedAt: 0, now: ms })).toBe(end === 'completed' && ms < 600_000),
  );
});

describe('suggested address', () => {
  const mine = {
    firstName: 'Ida',
    lastName: 'Berg',
    line1: '1 main st',
    line2: 'Flat 2',
    city: 'boston',
    state: 'MA',
    postalCode: '02108',
    country: 'US',
    phone: '+16175550100',
  };
  const suggestion = {
    firstName: '',
    lastName: '',
    line1: '1 Main Street',
    city: 'Boston',
    state: 'MA',
    postalCode: '02108-1234',
    country: 'US',
  };

  test('CHK-07 with a suggestion the shopper picks it or keeps their own; the recipient stays as typed', () =>
    expect(addressQuestion(mine, { valid: true, suggestion, messages: [] })).toEqual({
      messages: [],
      typed: mine,
      suggested: {
        firstName: 'Ida',
        lastName: 'Berg',
        line1: '1 Main Street',
        city: 'Boston',
        state: 'MA',
        postalCode: '02108-1234',
        country: 'US',
        phone: '+16175550100',
      },
    }));

  test('CHK-07 without a suggestion, or with one that changes nothing, no question is shown', () => {
    expect(addressQuestion(mine, { valid: true, messages: [] })).toBeUndefined();
    expect(
      addressQuestion(mine, { valid: true, suggestion: { ...mine, firstName: 'Other' }, messages: [] }),
    ).toBeUndefined();
    expect(
      addressQuestion(mine, { valid: true, suggestion: { ...mine, line2: 'Flat 3' }, messages: [] })?.suggested,
    ).toEqual({ ...mine, line2: 'Flat 3' });
  });
});

describe('failures while ordering', () => {
  const place = (errorId: string) => placeNotice('order', { errorId, message: 'Text' }).placement;
  const top = [
    'FE309',
    'PYT404',
    'SHP404',
    'BIL400',
    'BILL410',
    'PAY400',
    'PAY401',
    'PYT400',
    'PYT402',
    'BSK404',
    'SHP500',
    'INV405',
    'INV407',
    'INV409',
  ];

  test.each(top)('CHK-27 %s shows on top', (errorId) => expect(place(errorId)).toBe('top'));

  test('CHK-27 PR-37 every other id except ORD430 becomes a persistent toast', () => {
    const others = errorIds.filter((id) => !top.includes(id) && id !== 'ORD430');
    expect(others).toHaveLength(errorIds.length - 15);
    expect(new Set(others.map(place))).toEqual(new Set(['persistent-toast']));
  });

  test('CHK-28 there are exactly fourteen codes, including ORD430 of ERR-28', () =>
    expect(new Set(topWhenOrdering)).toEqual(new Set([...top, 'ORD430'])));

  test('PAY-10 a card that is saved already has its own text, any other failure of saving the generic one', () => {
    const placed = (errorId: string) =>
      placeNotice('card', { errorId, message: `Text of ${errorId}` }, { texts: failureTextsOf('en-US') });
    expect(placed('PYT300').message).toBe('Text of PYT300');
    for (const errorId of ['PYT400', 'FE309', 'GEN500', 'ZZZ1'])
      expect(placed(errorId).message).toBe(failureTextsOf('en-US').cardNotSaved);
  });
});
