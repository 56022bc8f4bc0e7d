import type { LocationsWire } from '#adapters/contract/wire/content.codec.ts';
import { serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { commerceSites, type CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';

const valuesOf = <Key extends 'continent' | 'country'>(
  sites: readonly CommerceSite[],
  key: Key,
): readonly CommerceSite[Key][] => [...new Set(sites.map((site) => site[key]))];

/** The countries of all sites by region, in the order of the sites; names in the language of a site (API-127). */
export const locationsFor = ({ locale, language }: CommerceSite): LocationsWire => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { regions } = serviceTexts[locale];
  return {
    regions: valuesOf(commerceSites, 'continent').map((continent) => {
      const sites = commerceSites.filter((site) => site.continent === continent);
      return {
        name: regions[continent],
        countries: valuesOf(sites, 'country').map((code) => ({
          code,
          name: names.of(code) ?? code,
          locales: sites.filter(({ country }) => country === code).map((site) => site.locale),
        })),
      };
    }),
  };
};
