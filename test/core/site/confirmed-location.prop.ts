import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sites } from '#adapters/composition/sites.ts';
import { siteToConfirm } from '#core/site/confirmed-location.ts';
import { law } from '#test/support/law.ts';

const offered = (languages: readonly string[], country: string): string | undefined =>
  siteToConfirm(languages, { country }, sites)?.locale;

test.each([
  [['fr-CA', 'fr', 'en-US'], 'US', 'fr-ca'],
  [['fr', 'en-CA'], 'US', 'fr-ca'],
  [['en-GB'], 'US', 'en-gb'],
  [['zh-Hans-CA'], 'US', 'fr-ca'],
  [['en-US', 'fr-CA'], 'US', undefined],
  [['de-DE', 'en-GB'], 'US', undefined],
  [['fr', 'en'], 'US', undefined],
  [['es-419'], 'US', undefined],
  [[], 'US', undefined],
  [['en-US'], 'CA', 'en-us'],
])('DLG-09 the languages %j on a site of %s lead to the offer of %s', (languages, country, locale) =>
  expect(offered(languages, country)).toBe(locale),
);

const country = fc.constantFrom('US', 'CA', 'GB', 'DE');
const language = fc.constantFrom('en', 'fr', 'de', 'en-US', 'fr-CA', 'en-CA', 'en-GB', 'de-DE', '', '-', 'x-CA-y');

law(
  'only a site of another country is offered, and only one of the named country',
  [fc.array(language), country],
  (languages, current) => {
    const site = siteToConfirm(languages, { country: current }, sites);
    if (site === undefined) return;
    expect(site.country).not.toBe(current);
    expect(languages.some((tag) => tag.toUpperCase().includes(`-${site.country}`))).toBe(true);
  },
);
