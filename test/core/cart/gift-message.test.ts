import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import { giftMessageForm } from '#core/cart/gift-message.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { validateForm } from '#core/validation/validate-form.ts';

test('GFT-05 a web address at the end of the longest message is refused, too', () => {
  // 234 characters of as many marks as a character may have, and the address.
  const long = `e${'\u0301'.repeat(15)}`.repeat(234);
  const checked = (giftMessage: string) => validateForm(giftMessageForm, { giftMessage }, ruleTextsOf('en'));
  expect(E.isRight(checked(`${long} enjoy the gift`))).toBe(true);
  expect(E.isLeft(checked(`${long} evil.example/x`))).toBe(true);
});
