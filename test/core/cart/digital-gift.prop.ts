import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { digitalGiftForm, digitalGiftOf, valuesOfGift, type DigitalGiftField } from '#core/cart/digital-gift.ts';
import { isoText } from '#core/kernel/iso-day.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { dateFormats, dateText } from '#core/validation/date-format.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import { law } from '#test/support/law.ts';

const TODAY = 20_500;
const form = digitalGiftForm({ dateFormat: 'MM/DD/YYYY', today: TODAY });
const typed = { to: 'Léa', email: 'lea@example.org', sender: '', message: '', sendOn: '' };
const day = (ahead: number): string => dateText(isoText(TODAY + ahead), 'MM/DD/YYYY');

const refusedFields = (values: Partial<Record<DigitalGiftField, string>>): readonly string[] => {
  const checked = validateForm(form, { ...typed, ...values }, ruleTextsOf('en-US'));
  return E.isLeft(checked) ? [...new Set(checked.left.violations.map(({ field }) => field))] : [];
};

describe('a digital gift', () => {
  test.each([
    ['a message of 250 characters', { message: 'm'.repeat(250) }, []],
    ['a message of 251 characters', { message: 'm'.repeat(251) }, ['message']],
    ['250 emoji', { message: '😀'.repeat(250) }, []],
    ['250 letters with two accents each', { message: 'e\u0301\u0323'.repeat(250) }, []],
    ['a letter with 4,000 accents', { message: `e${'\u0323'.repeat(4_000)}` }, ['message']],
    ['a message with a web address', { message: 'See www.example.org' }, ['message']],
    ['a name with a web address', { to: 'Visit example.org' }, ['to']],
    ['a sender with a web address', { sender: 'Visit example.org' }, ['sender']],
    ['251 emoji', { message: '😀'.repeat(251) }, ['message']],
    ['a name of 50 characters', { to: 'a'.repeat(50) }, []],
    ['a name of 51 characters', { to: 'a'.repeat(51) }, ['to']],
    ['no name', { to: ' ' }, ['to']],
    ['a bad email address', { email: 'lea@' }, ['email']],
    ['two senders', { sender: 'Mom & Dad' }, []],
    ['two recipients', { to: 'Grandma & Grandpa' }, []],
    ['a recipient with a number', { to: 'Team 7' }, []],
    ['a recipient with parentheses', { to: 'The Smiths (all 4)' }, []],
    ['a name of invisible characters', { to: '\u200b\u2060' }, ['to']],
    ['a sender of 51 characters', { sender: 'a'.repeat(51) }, ['sender']],
    ['today', { sendOn: day(0) }, []],
    ['a year later', { sendOn: day(365) }, []],
    ['yesterday', { sendOn: day(-1) }, ['sendOn']],
    ['a day later than in a year', { sendOn: day(366) }, ['sendOn']],
    ['February 30', { sendOn: '02/30/2026' }, ['sendOn']],
  ] as const)('GFT-05 %s', (_, values, refused) => expect(refusedFields(values)).toEqual(refused));

  test('GFT-05 names are one line', () => {
    const checked = validateForm(
      form,
      { ...typed, to: 'Grandma\n& Grandpa\u2028', sender: '\tMom' },
      ruleTextsOf('en-US'),
    );
    expect(E.isRight(checked) && digitalGiftOf(checked.right, 'MM/DD/YYYY')).toMatchObject({
      giftOption: { to: 'Grandma & Grandpa' },
      sender: 'Mom',
    });
  });

  law(
    'a gift that is shown in a form and read from it is the same gift',
    [
      fc.record(
        {
          giftOption: fc.record({ email: fc.emailAddress(), to: fc.string(), message: fc.string() }),
          sender: fc.string({ minLength: 1 }),
          sendOn: fc.integer({ min: 0, max: 40_000 }).map(isoText),
        },
        { requiredKeys: ['giftOption'] },
      ),
      fc.constantFrom(...dateFormats),
    ],
    (gift, format) => {
      expect(digitalGiftOf(valuesOfGift(gift, format), format)).toEqual(gift);
    },
  );
});
