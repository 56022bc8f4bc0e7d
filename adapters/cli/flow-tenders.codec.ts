import * as t from 'io-ts';
import { number, scriptText, truth, word } from './flow-values.codec.ts';

// Tenders, gifts and made-to-order choices of scripts.

/** A test card of the payment provider. */
export const cardParts = { number: scriptText, expMonth: number, expYear: number, code: scriptText, holderName: word };
export const FlowCard = t.union(
  [scriptText, t.intersection([t.type({ number: cardParts.number }), t.partial(cardParts)])],
  'a card number, or { number: … }',
);

export const rewardParts = { code: scriptText, pin: scriptText };
export const Reward = t.union([scriptText, t.type(rewardParts)], 'a reward code, or { code: …, pin: … }');

export const giftCardParts = { number: scriptText, pin: scriptText };
const KnownGiftCard = t.type(giftCardParts, '{ number: …, pin: … }');
/** `received`: the card of the step `receiveGiftCard`. */
export const GiftCard = t.union([KnownGiftCard, t.literal('received')], '{ number: …, pin: … }');
export type FlowGiftCard = t.TypeOf<typeof GiftCard>;

export const recipientParts = { line: number, to: word, email: word };
export const recipientOptions = { message: word, sender: word, sendOn: word };
export const Recipient = t.intersection(
  [t.type(recipientParts), t.partial(recipientOptions)],
  '{ line: …, to: …, email: … }',
);
export const giftOptions = { message: word, remove: truth };
export const Gift = t.intersection([t.type({ line: number }), t.partial(giftOptions)], '{ line: … }');

/** Choices of goods that are made to order, by part; a text is typed as it is. */
export const FlowRecipe = t.record(t.string, scriptText, 'choices by part, such as { motif: pine }');
