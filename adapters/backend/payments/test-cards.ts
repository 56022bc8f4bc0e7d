/** What a charge of a card does, and why it is refused; `times_out` charges and then never answers. */
export const behaviours = {
  succeeds: { status: 'succeeded' },
  times_out: { status: 'succeeded' },
  challenge: { status: 'challenge' },
  card_declined: { status: 'declined', declineCode: 'card_declined' },
  insufficient_funds: { status: 'declined', declineCode: 'insufficient_funds' },
  expired_card: { status: 'declined', declineCode: 'expired_card' },
  fraud: { status: 'declined', declineCode: 'fraud' },
} as const;

type CardBehaviour = keyof typeof behaviours;
export type DeclineCode = 'card_declined' | 'insufficient_funds' | 'expired_card' | 'fraud';

/**
 * The numbers that choose what happens. Any other valid number is declined, so that no real card is charged here.
 */
export const testCards: readonly { readonly number: string; readonly behaviour: CardBehaviour }[] = [
  { number: '4242424242424242', behaviour: 'succeeds' },
  { number: '5555555555554444', behaviour: 'succeeds' },
  { number: '378282246310005', behaviour: 'succeeds' },
  { number: '4000000000000002', behaviour: 'card_declined' },
  { number: '4000000000009995', behaviour: 'insufficient_funds' },
  { number: '4000000000000069', behaviour: 'expired_card' },
  { number: '4100000000000019', behaviour: 'fraud' },
  { number: '4000000000003220', behaviour: 'challenge' },
  { number: '4000000000000259', behaviour: 'times_out' },
];

export const behaviourOf = (number: string): CardBehaviour =>
  testCards.find((card) => card.number === number)?.behaviour ?? 'card_declined';
