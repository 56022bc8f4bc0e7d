/**
 * The result of an authorization by card behavior. `times_out` authorizes the card and does not respond to the first
 * request; `capture_refused` and `refund_refused` authorize it and refuse every capture, or every refund.
 * `amount_too_large`: the charge is above what the shopper has approved.
 */
export const cardBehaviors = {
  succeeds: { status: 'authorized' },
  times_out: { status: 'authorized' },
  capture_refused: { status: 'authorized', refuses: 'capture' },
  refund_refused: { status: 'authorized', refuses: 'refund' },
  challenge: { status: 'challenge' },
  card_declined: { status: 'declined', declineCode: 'card_declined' },
  insufficient_funds: { status: 'declined', declineCode: 'insufficient_funds' },
  expired_card: { status: 'declined', declineCode: 'expired_card' },
  fraud: { status: 'declined', declineCode: 'fraud' },
  amount_too_large: { status: 'declined', declineCode: 'amount_too_large' },
} as const;

export type CardBehavior = keyof typeof cardBehaviors;

/** Card numbers by behavior. Any other valid number is declined, so that no real card is charged. */
export const testCards: readonly { readonly number: string; readonly behavior: CardBehavior }[] = [
  { number: '4242424242424242', behavior: 'succeeds' },
  { number: '5555555555554444', behavior: 'succeeds' },
  { number: '378282246310005', behavior: 'succeeds' },
  { number: '4000000000000002', behavior: 'card_declined' },
  { number: '4000000000009995', behavior: 'insufficient_funds' },
  { number: '4000000000000069', behavior: 'expired_card' },
  { number: '4100000000000019', behavior: 'fraud' },
  { number: '4000000000003220', behavior: 'challenge' },
  { number: '4000000000000259', behavior: 'times_out' },
  { number: '4000000000000341', behavior: 'capture_refused' },
  { number: '4000000000005126', behavior: 'refund_refused' },
];

export const behaviorOf = (number: string): CardBehavior =>
  testCards.find((card) => card.number === number)?.behavior ?? 'card_declined';
