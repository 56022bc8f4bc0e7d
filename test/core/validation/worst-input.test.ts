import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { describe, expect, test } from 'vitest';
import { promoCodeOf } from '#core/cart/promo-code.ts';
import { parseFiltersText } from '#core/catalog/parse-filters-text.ts';
import { canonicalListing } from '#core/catalog/listing-address.ts';
import { parsePriceSpan } from '#core/catalog/price-span.ts';
import { isProductId } from '#core/catalog/product-id.ts';
import { notificationForm, questionForm } from '#core/reviews/question.ts';
import { asksForSuggestions, markTyped } from '#core/search/suggestions.ts';
import { billingForm, contactForm, receivedShippingForm, shippingForm } from '#core/checkout/address-form.ts';
import { giftCardForm } from '#core/checkout/gift-card.ts';
import { readTag } from '#core/content/article-tag.ts';
import { parseDismissed } from '#core/content/popup.ts';
import { parseShowcase } from '#core/content/parse-showcase.ts';
import { enrollmentForm } from '#core/enrollment/enrollment-form.ts';
import { lookupForm } from '#core/enrollment/lookup.ts';
import { decodePart, encodePart, wellFormed } from '#core/kernel/address-part.ts';
import { isoDay } from '#core/kernel/iso-day.ts';
import { isPoBox } from '#core/profile/po-box.ts';
import { isPostalCode, normalizePostalCode } from '#core/profile/postal-code.ts';
import { regionCode } from '#core/profile/region.ts';
import { newAccountForm } from '#core/account/new-account-form.ts';
import { changePasswordForm, resetPasswordForm } from '#core/account/new-password-forms.ts';
import { forgotPasswordForm } from '#core/account/password-forms.ts';
import { signInForm } from '#core/account/sign-in-form.ts';
import { signUpForm } from '#core/account/sign-up-form.ts';
import { isIndexable } from '#core/site/indexing.ts';
import { parseQuery } from '#core/site/query.ts';
import {
  localeOf,
  parseRoute,
  pathInSite,
  pathOf,
  primaryPath,
  withoutTrailingSlashes,
} from '#core/site/route-address.ts';
import { parseWebAddress } from '#core/site/web-address.ts';
import { storeSearchForm } from '#core/stores/store-search-form.ts';
import { isoDate } from '#core/validation/date-format.ts';
import { cleaned, type Form } from '#core/validation/form.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import { lackingParts } from '#core/validation/password.ts';
import { nationalPhone, normalizePhone, phoneMask } from '#core/validation/phone.ts';
import { exactLength, isEmail, plainPunctuation } from '#core/validation/text-rules.ts';
import { validateShare, shareForm } from '#core/favorites/share.ts';

const SIZE = 100_000;
/** Milliseconds for one call; the best of several tries counts. */
const LIMIT_MS = 50;
const TRIES = 6;

const run = (part: string, before = '', after = ''): string =>
  before + part.repeat(Math.floor(SIZE / part.length)) + after;

/** Long runs, alternations, texts that almost match, and characters that are not letters. */
const worst: { readonly [what: string]: string } = {
  'one letter': run('a'),
  'one digit': run('0'),
  spaces: run(' '),
  'spaces before a letter': run(' ', '', 'x'),
  'spaces between letters': run(' ', 'p', 'x'),
  slashes: run('/'),
  'slashes before a letter': run('/', '', 'x'),
  dots: run('.', 'a@', '@'),
  'parts of a domain': run('.a', 'a@a', '@'),
  'at signs': run('@'),
  hyphens: run('-', 'a@a', '.'),
  'a long label': run('a', 'a@', '!'),
  commas: run(','),
  'e-mail addresses': run('a@b.co,'),
  percent: run('%'),
  'percent escapes': run('%2'),
  ampersands: run('&a=b'),
  equals: run('='),
  'letters and spaces': run('a '),
  'letters and digits': run('a0'),
  'almost a PO box': run('p. o. b '),
  'almost a post office': run('post office '),
  'almost a span': run('0..'),
  'spaces in a span': run(' ', '1..', 'x'),
  'almost a phone number': run('+1 '),
  colons: run('a:b;'),
  'almost an address': run('/en-us/c/a-', '', '1'),
  'almost a locale': run('/en-us'),
  brackets: run('('),
  NUL: run('\0'),
  'lone surrogates': run('\ud800'),
  'right-to-left marks': run('\u200f'),
  overrides: run('\u202e'),
  emoji: run('😀'),
  'combining marks': run('\u0301', 'e'),
  'line breaks': run('\n'),
  backslashes: run('\\'),
};

const joining = { country: 'US', dateFormat: 'MM/DD/YYYY', today: '2026-01-05' } as const;

const forms: { readonly [name: string]: Form } = {
  shippingForm: shippingForm('US'),
  'shippingForm GB': shippingForm('GB'),
  receivedShippingForm: receivedShippingForm('CA'),
  contactForm: contactForm('US'),
  billingForm: billingForm('CA'),
  giftCardForm,
  notificationForm,
  questionForm,
  lookupForm: lookupForm('US'),
  newAccountForm,
  forgotPasswordForm,
  resetPasswordForm,
  changePasswordForm,
  signInForm,
  signUpForm: signUpForm(joining),
  enrollmentForm: enrollmentForm('profile', joining),
  storeSearchForm,
  shareForm,
};

const readers: { readonly [name: string]: (text: string) => unknown } = {
  couponCode: (text) => promoCodeOf(text, ruleTextsOf('en')),
  parseFiltersText,
  parsePriceSpan,
  isProductId,
  asksForSuggestions,
  markTyped: (text) => markTyped('Trail running shoes', text),
  canonicalListing: (text) =>
    canonicalListing(
      [
        ['start', text],
        ['sort', text],
        ['filter.color', text],
        ['filter.price', text],
        ['price-from', text],
        ['price-to', text],
      ],
      24,
    ),
  readTag: (text) => readTag(text, '12'),
  parseDismissed,
  parseShowcase,
  decodePart,
  encodePart,
  wellFormed,
  isoDay,
  isPoBox,
  isPostalCode: (text) => isPostalCode(text, 'CA'),
  normalizePostalCode: (text) => normalizePostalCode(text, 'GB'),
  regionCode: (text) => regionCode(text, 'CA'),
  isIndexable: (text) => isIndexable(text, false),
  parseQuery,
  localeOf,
  parseRoute,
  pathInSite,
  pathOf,
  primaryPath,
  withoutTrailingSlashes,
  parseWebAddress,
  isoDate: (text) => isoDate(text, 'MM/DD/YYYY'),
  lackingParts,
  nationalPhone: (text) => nationalPhone(text, 'GB'),
  normalizePhone,
  'normalizePhone US': (text) => normalizePhone(text, 'US'),
  phoneMask: (text) => phoneMask(text, 'US'),
  exactLength: exactLength(5).passes,
  isEmail,
  plainPunctuation,
  validateShare: (text) => validateShare({ recipients: text, message: text }, ruleTextsOf('en')),
};

/** CPU time of this process: other load of the machine does not count. */
const millisecondsOf = (read: (text: string) => unknown, text: string): number => {
  const start = process.cpuUsage();
  read(text);
  return process.cpuUsage(start).user / 1_000;
};

/** A call that takes twenty times the limit needs no second try. */
const isSlow = (read: (text: string) => unknown, text: string, tries = TRIES): boolean => {
  const took = millisecondsOf(read, text);
  return took > LIMIT_MS && (tries === 1 || took > 20 * LIMIT_MS || isSlow(read, text, tries - 1));
};

/** The first of the worst texts for which a function is too slow. */
const slowOf = (read: (text: string) => unknown): string | undefined =>
  Object.entries(worst).find(([, text]) => isSlow(read, text))?.[0];

/** Each call is measured by itself; all calls of a form may take longer on a busy machine, in milliseconds. */
const TEST_LIMIT_MS = 30_000;

describe('100 KB of the worst input', { timeout: TEST_LIMIT_MS }, () => {
  test.each(Object.keys(readers))('%s returns within 50 ms', (name) =>
    expect(slowOf(readers[name] ?? (() => undefined))).toBeUndefined(),
  );

  test.each(Object.keys(forms))('each field of %s returns within 50 ms', (name) => {
    for (const field of forms[name] ?? [])
      expect([
        field.name,
        slowOf((text) => [
          cleaned([field], { [field.name]: text }),
          validateForm([field], { [field.name]: text }, ruleTextsOf('en')),
        ]),
      ]).toEqual([field.name, undefined]);
  });
});
