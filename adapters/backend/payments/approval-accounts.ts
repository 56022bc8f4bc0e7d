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

/** Name and address of the accounts, by currency. */
export const accountHolders: { readonly [code in Currency]?: Address } = {
  USD: {
    firstName: 'Anna',
    lastName: 'Berg',
    line1: '12 Harbor Street',
    city: 'San Francisco',
    state: 'CA',
    postalCode: '94105',
    country: 'US',
  },
  CAD: {
    firstName: 'Anna',
    lastName: 'Berg',
    line1: '1200 rue Sherbrooke',
    city: 'Montréal',
    state: 'QC',
    postalCode: 'H3A 1H6',
    country: 'CA',
  },
  GBP: {
    firstName: 'Anna',
    lastName: 'Berg',
    line1: '14 Mill Lane',
    city: 'Kendal',
    postalCode: 'LA9 4QB',
    country: 'GB',
  },
};
