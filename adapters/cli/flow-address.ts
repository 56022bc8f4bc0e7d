import type { Contact } from '#core/checkout/checkout.ts';
import { addressOf, type Address } from '#core/profile/address.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { FlowAddress } from './flow-delivery.codec.ts';

type Place = {
  readonly phone: string;
  readonly line1: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
};

/** Default addresses by country. */
const places: { readonly [country: string]: Place } = {
  US: { phone: '+14155552671', line1: '500 Howard Street', city: 'San Francisco', state: 'CA', postalCode: '94105' },
  CA: {
    phone: '+15145550134',
    line1: '1200 rue Sherbrooke Ouest',
    city: 'Montréal',
    state: 'QC',
    postalCode: 'H3A 1H6',
  },
  GB: { phone: '+447911123456', line1: '14 Mill Lane', city: 'Kendal', state: 'Cumbria', postalCode: 'LA9 4QB' },
};
const elsewhere: Place = {
  phone: '+14155552671',
  line1: '1 Main Street',
  city: 'Springfield',
  state: 'NY',
  postalCode: '10001',
};

/** The address of a script's shopper in the site's country. */
export const scriptAddress = (input: FlowAddress, site: SiteConfiguration): Address => {
  const { phone: _place, ...place } = places[site.country] ?? elsewhere;
  const { email: _email, phone: _phone, ...typed } = input;
  const postalCode = String(typed.postalCode ?? place.postalCode);
  return addressOf({ firstName: 'Anna', lastName: 'Berg', ...place, ...typed, postalCode, country: site.country });
};

/** A new e-mail address for each run, because single-use promo codes are counted by address (PRM175). */
export const freshEmail = (): string => `anna.berg.${crypto.randomUUID()}@example.com`;

/** The contact of a script's shopper. `email`: the default of the run. */
export const contactOf = (input: FlowAddress, site: SiteConfiguration, email: string): Contact => ({
  email: input.email ?? email,
  phone: String(input.phone ?? (places[site.country] ?? elsewhere).phone),
});
