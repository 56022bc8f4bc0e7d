import * as t from 'io-ts';

export type DeclineReason = 'card_declined' | 'insufficient_funds' | 'expired_card' | 'fraud';

export const declineReasons: { readonly [reason in DeclineReason]: null } = {
  card_declined: null,
  insufficient_funds: null,
  expired_card: null,
  fraud: null,
};

/** What the provider shows of a card. */
export const Card = t.type({ brand: t.string, last4: t.string, expMonth: t.number, expYear: t.number });
