import * as t from 'io-ts';
import type { ApprovedMethod } from '#core/payment/payment-method.ts';

export type DeclineReason = 'card_declined' | 'insufficient_funds' | 'expired_card' | 'fraud' | 'amount_too_large';

export const declineReasons: { readonly [reason in DeclineReason]: null } = {
  card_declined: null,
  insufficient_funds: null,
  expired_card: null,
  fraud: null,
  amount_too_large: null,
};

/** What the provider shows of a card. */
export const Card = t.type({ brand: t.string, last4: t.string, expMonth: t.number, expYear: t.number });

/** Main methods that a shopper approves on a page of the provider, by the provider's name. */
export const approvedMethods = { wallet: 'WALLET', 'pay-later': 'BNPL' } as const satisfies {
  readonly [name: string]: ApprovedMethod;
};

/** The provider's names of these methods. */
export const providerMethods = { WALLET: 'wallet', BNPL: 'pay-later' } as const satisfies {
  readonly [method in ApprovedMethod]: keyof typeof approvedMethods;
};

const line = t.string;

/** What the provider shows of a token: a card, or an account with the amount that the shopper has approved. */
export const TokenResponse = t.intersection([
  Card,
  t.partial({
    approval: t.type({ method: t.keyof({ wallet: null, 'pay-later': null }), amount: t.number, currency: t.string }),
    /** Name and address of the account. */
    payer: t.intersection([
      t.type({ firstName: line, lastName: line, line1: line, city: line, postalCode: line, country: line }),
      t.partial({ line2: line, state: line }),
    ]),
  }),
]);
