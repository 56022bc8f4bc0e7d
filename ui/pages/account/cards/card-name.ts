import { isExpiredCard, type SavedCard } from '#core/payment/saved-card.ts';
import { cardText } from '#core/checkout/card-text.ts';

/** Formats a card as brand and last digits, such as "Visa •••• 4242". */
export const cardName = ({ brand, last4 }: SavedCard): string => cardText({ brand, maskedNumber: `•••• ${last4}` });

/** Formats the expiry date of a card, such as "07/2031". */
export const expiryOf = ({ expMonth, expYear }: SavedCard): string => `${String(expMonth).padStart(2, '0')}/${expYear}`;

const HALF_DAY_MS = 12 * 60 * 60 * 1000;

/** The time by which the service decides whether a card has expired. */
export const expiryTime = (): Date => new Date(Date.now() - HALF_DAY_MS);

/** Whether a card has expired by now, as the service decides it. */
export const isPastExpiry = (card: SavedCard): boolean => isExpiredCard(card, expiryTime());
