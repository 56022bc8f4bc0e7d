import type { AddressInput } from '#core/checkout/address-form.ts';

/** Valid input of shoppers of each country for a shipping form. */
export const typedAddresses = {
  US: {
    email: 'ida@example.com',
    phone: '(415) 555 - 2671',
    firstName: 'Ida',
    lastName: 'Berg',
    line1: '1 Main Street',
    city: 'San Francisco',
    state: 'CA',
    postalCode: '94105',
    country: 'US',
  },
  CA: {
    email: 'luc@example.com',
    phone: '(514) 555 - 2671',
    firstName: 'Luc',
    lastName: 'Roy',
    line1: '12 rue Sainte-Anne',
    city: 'Montréal',
    state: 'QC',
    postalCode: 'H2X 1Y4',
    country: 'CA',
  },
  GB: {
    email: 'ann@example.com',
    phone: '07911 123456',
    firstName: 'Ann',
    lastName: 'Hill',
    line1: '4 High Street',
    city: 'Leeds',
    postalCode: 'LS1 4AP',
    country: 'GB',
  },
} as const satisfies { readonly [country: string]: AddressInput };
