import * as t from 'io-ts';
import { currency, wholeFrom } from '#core/kernel/primitives.codec.ts';
import type { Currency } from '#core/kernel/currency.ts';
import type { Address } from '#core/profile/address.ts';

/** What a shopper approves on the provider's page: at most `amount`, in minor units, from an account of the method. */
export const approvalCodec = t.type({
  method: t.keyof({ wallet: null, 'pay-later': null }),
  amount: wholeFrom(1),
  currency,
});
type Approval = t.TypeOf<typeof approvalCodec>;

/** The shopper's account of each method. Accounts do not expire: the date is that of no card. */
export const accounts: {
  readonly [method in Approval['method']]: {
    readonly brand: string;
    readonly last4: string;
    readonly expMonth: number;
    readonly expYear: number;
  };
} = {
  wallet: { brand: 'Wallet', last4: '1234', expMonth: 12, expYear: 2099 },
  'pay-later': { brand: 'Pay later', last4: '5678', expMonth: 12, expYear: 2099 },
};

type PlaceOf = Omit<Address, 'firstName' | 'lastName' | 'country'>;
type Holder = { readonly email: string; readonly phone: string; readonly addresses: readonly Address[] };

const anna = { firstName: 'Anna', lastName: 'Berg' };
const munich = { line1: 'Lindwurmstraße 8', city: 'München', postalCode: '80337', country: 'DE' };

/** The account of a shopper with addresses in one country, then one in another. */
const holderIn = (country: string, phone: string, places: readonly PlaceOf[]): Holder => ({
  email: 'anna.berg@wallet.example',
  phone,
  addresses: [...places.map((place) => ({ ...anna, ...place, country })), { ...anna, ...munich }],
});

/** Contact and addresses of the accounts, by currency: the first address is that of the account (PAY-02). */
export const accountHolders: { readonly [code in Currency]?: Holder } = {
  USD: holderIn('US', '+14155550132', [
    { line1: '12 Harbor Street', city: 'San Francisco', state: 'CA', postalCode: '94105' },
    { line1: '210 Pine Street', city: 'Portland', state: 'OR', postalCode: '97204' },
    { line1: 'PO Box 77', city: 'San Francisco', state: 'CA', postalCode: '94105' },
  ]),
  CAD: holderIn('CA', '+15145550132', [
    { line1: '1200 rue Sherbrooke', city: 'Montréal', state: 'QC', postalCode: 'H3A 1H6' },
    { line1: '80 4 Avenue SW', city: 'Calgary', state: 'AB', postalCode: 'T2P 0H3' },
    { line1: 'CP 77', city: 'Montréal', state: 'QC', postalCode: 'H3A 1H6' },
  ]),
  GBP: holderIn('GB', '+441539550132', [
    { line1: '14 Mill Lane', city: 'Kendal', postalCode: 'LA9 4QB' },
    { line1: '3 Long Acre', city: 'London', postalCode: 'WC2E 9LH' },
    { line1: 'PO Box 77', city: 'Kendal', postalCode: 'LA9 4QB' },
  ]),
};
