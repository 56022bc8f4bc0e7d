import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorIds } from '#test/support/error-ids.ts';
import { messageFor } from '#core/failures/error-message.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import en from '#core/failures/messages/en.json' with { type: 'json' };
import { law } from '#test/support/law.ts';

const texts = failureTextsOf('en-US');
const generic = 'Something went wrong. Please try again.';

describe('messageFor', () => {
  test.each([
    [{ errorId: 'GFC740', serverMessage: 'Hi' }, 'This gift card has no balance left.'],
    [{ errorId: 'ZZZ999', serverMessage: 'Hi' }, 'Hi'],
    [{ errorId: 'INV408', params: { max: 3 } }, 'You can add up to 3 of this item.'],
    [{ errorId: 'INV408' }, 'You have already added the maximum quantity.'],
    [
      { errorId: 'CHK320', params: { seconds: 5 } },
      'Your order is still being processed. Please try again in 5 seconds.',
    ],
    [
      { errorId: 'AUT423', params: { minutes: 15 } },
      'Your account is locked. Reset your password to unlock it, or try again in 15 min.',
    ],
    [{ errorId: 'API400', params: { wait: '5 minutes' } }, 'Too many tries. Please try again in 5 minutes.'],
    [{ errorId: 'API400' }, 'Something is wrong with this request. Please check and try again.'],
    [{ errorId: 'AUT423' }, 'Your account is locked. Reset your password to unlock it.'],
    [{ errorId: 'CHK320' }, 'Your checkout has timed out. Please review your cart.'],
    [{ errorId: 'gfc740', serverMessage: 'Hi' }, 'Hi'],
    [{ errorId: 4044 }, 'We could not find a member with these details.'],
    [{ errorId: '4044' }, 'We could not find a member with these details.'],
    [{ errorId: 'ZZZ999' }, generic],
    [{ errorId: 'ZZZ999', serverMessage: '  ' }, generic],
    [{ errorId: 'constructor', serverMessage: 'Hi' }, 'Hi'],
    [{ errorId: 'ZZZ999', serverMessage: 'Up to {max} of {toString}', params: { max: 3 } }, 'Up to 3 of'],
    [{ errorId: 'ZZZ999', serverMessage: 'a {} b {unknown} c', params: { max: 3 } }, 'a  b  c'],
    [{ errorId: 'ZZZ999', serverMessage: 'a } b { c' }, 'a  b  c'],
  ])('ERR-01 to ERR-04, CART-27, PR-39: %j reads "%s"', (reported, text) =>
    expect(messageFor({ ...reported, texts })).toBe(text),
  );

  describe('a language with missing codes', () => {
    const { GFC740: _, ...errors } = en.errors;
    const incomplete = { ...en, errors: { ...errors, GEN500: 'General' } };

    test.each([
      [{ errorId: 'GFC740', serverMessage: 'Hi' }, 'Hi'],
      [{ errorId: 'GFC740' }, 'General'],
      [{ errorId: 'PRM130', serverMessage: 'Hi' }, 'This promo code is not valid.'],
    ])(
      'ERR-02 ERR-03 %j reads "%s": a missing key gives the text of the server, and without one the general text',
      (reported, text) => expect(messageFor({ ...reported, texts: incomplete })).toBe(text),
    );
  });

  test('ERR-01 the table has the texts of the site’s language', () =>
    expect(messageFor({ errorId: 'GFC740', texts: failureTextsOf('fr-CA') })).toBe(
      'Le solde de cette carte-cadeau est épuisé.',
    ));

  law(
    'ERR-01 a text of the table never gives way to the server’s',
    [fc.constantFrom(...errorIds.filter((id) => id !== 'INV408')), fc.string()],
    (errorId, serverMessage) =>
      expect(messageFor({ errorId, serverMessage, texts })).toBe(new Map(Object.entries(en.errors)).get(errorId)),
  );

  law(
    'HTTP-26 no brace is left, and something is always said',
    [
      fc.oneof(fc.constantFrom(...errorIds), fc.string()),
      fc.string({ unit: fc.constantFrom('{', '}', 'a', 'b', ' ') }),
      fc.dictionary(fc.constantFrom('a', 'b', 'max'), fc.string({ unit: fc.constantFrom('{', '}', 'x') })),
    ],
    (errorId, serverMessage, params) => {
      const text = messageFor({ errorId, serverMessage, params, texts });
      expect(text).not.toMatch(/[{}]/);
      expect(text.trim()).not.toBe('');
    },
  );
});
