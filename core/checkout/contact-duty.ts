import type { Locale, SiteConfiguration } from '../site/site-configuration.ts';

/** How a parcel leaves the shop's hands: at a collection point, in a store, or at the door. */
export type HandOver = 'collection-point' | 'store-pickup' | 'home';

/** The contact details that a hand-over may ask for beside the shopper's own. */
export const contactDetails = ['email', 'phone', 'contact'] as const;
export type ContactDetail = (typeof contactDetails)[number];

type Lists = SiteConfiguration['mandatory'];

const duties: {
  readonly [way in HandOver]: {
    readonly details: readonly ContactDetail[];
    readonly locales: (lists: Lists) => readonly Locale[];
  };
} = {
  'collection-point': { details: contactDetails, locales: (lists) => lists.collectionPointContactLocales },
  'store-pickup': { details: ['email'], locales: (lists) => lists.storePickupEmailLocales },
  home: { details: [], locales: () => [] },
};

/**
 * Whether a detail must be given. A collection point wants e-mail, phone and contact, a store the e-mail,
 * each only in the locales that the site lists; with empty lists nothing is asked for (CHK-09 to CHK-11, AMB-45).
 */
export const isContactRequired = (
  detail: ContactDetail,
  way: HandOver,
  site: { readonly locale: Locale; readonly mandatory: Lists },
): boolean => duties[way].details.includes(detail) && duties[way].locales(site.mandatory).includes(site.locale);
