import * as t from 'io-ts';
import type { Currency } from '#core/kernel/currency.ts';
import { currency, wholeFrom } from '#core/kernel/primitives.codec.ts';
import { addressOf } from '#core/profile/address.ts';
import holders from './account-holders.json' with { type: 'json' };

/** The shopper's account of each method. Accounts do not expire: the date is that of no card. */
export const accounts = {
  wallet: { brand: 'Wallet', last4: '1234', expMonth: 12, expYear: 2099 },
  'pay-later': { brand: 'Pay later', last4: '5678', expMonth: 12, expYear: 2099 },
} as const;

/** What a shopper approves on the provider's page: at most `amount`, in minor units, from an account of the method. */
export const approvalCodec = t.type({ method: t.keyof(accounts), amount: wholeFrom(1), currency });

/**
 * Contact and addresses of the shopper of the accounts, in the country of a currency and in another one. The first
 * address is that of the account (PAY-02). Empty where the currency has no account.
 */
export const holderOf = (currency: Currency) => {
  const { email = '', phone = '', addresses = [] } = new Map(Object.entries(holders)).get(currency) ?? {};
  return { email, phone, addresses: addresses.map(addressOf) };
};
