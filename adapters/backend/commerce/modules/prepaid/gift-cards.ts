import { either as E } from 'fp-ts';
import { giftCardForm, giftCardRefusals, type GiftCardStatus, type TypedGiftCard } from '#core/checkout/gift-card.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import { isoText } from '#core/kernel/iso-day.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { refusal, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { digestOf } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { tooManyRequests } from '#adapters/backend/commerce/kernel/rates/limit-calls.ts';
import { countCall } from '#adapters/backend/commerce/kernel/rates/rate-records.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { findByNumber, type PrepaidAccount } from './prepaid-records.ts';

/** Wrong PINs for one number in an hour; after them the number is refused, whether it exists or not. */
const MOST_WRONG_PINS = 5;
const HOUR = 3_600;

/** One answer for an unknown number and for a wrong PIN (orders and money: tenders). */
const wrongNumberOrPin = refusal(400, 'GFC400');
const anotherCurrency = refusal(400, 'GFC725');

/** The state of a gift card on a day of the site, such as 2026-11-25. */
export const statusOf = (
  { isActive, expiresOn, balance, held }: Pick<PrepaidAccount, 'isActive' | 'expiresOn' | 'balance' | 'held'>,
  today: string,
): GiftCardStatus => {
  if (!isActive) return 'INVALID';
  if (expiresOn !== null && expiresOn < today) return 'EXPIRED';
  return balance > held ? 'ACTIVE' : 'ZERO';
};

export const todayOf = ({ timeZone }: Pick<CommerceSite, 'timeZone'>, now: number): string =>
  isoText(Calendar.dayAt(now, timeZone));

/**
 * The gift card of a number and PIN, in the currency of the site. GFC400 for an unknown number or a wrong PIN; GFC800 with
 * the time to wait after five wrong ones for a number in an hour; GFC725 for another currency. PINs of four digits have
 * 10,000 values, of which a number admits 120 a day.
 */
export const findGiftCard = async (
  { database: { db } }: Pick<CommerceContext, 'database'>,
  typed: TypedGiftCard,
  site: Pick<CommerceSite, 'currency' | 'language'>,
): Promise<PrepaidAccount | Refusal> => {
  const checked = validateForm(giftCardForm, typed, ruleTextsOf(site.language));
  if (E.isLeft(checked)) return wrongNumberOrPin;
  const { cardNumber: number = '', pin = '' } = checked.right;
  const attempts = { consumerId: digestOf(number), rate: 'gift-card-pin', seconds: HOUR };
  const before = await countCall(db, { ...attempts, by: 0 });
  if (before.calls >= MOST_WRONG_PINS) return tooManyRequests(before.left, 'GFC800');
  const card = await findByNumber(db, { method: 'GIFT_CARD', number });
  if (card === undefined || card.pin !== pin) {
    await countCall(db, attempts);
    return wrongNumberOrPin;
  }
  return card.currency === site.currency ? card : anotherCurrency;
};

const inactive = refusal(400, 'GFC760');

/** Why a gift card cannot pay now: GFC760, GFC812, GFC740; undefined if it can. */
export const refusalOfStatus = (status: GiftCardStatus): Refusal | undefined => {
  if (status === 'INVALID') return inactive;
  const errorId = giftCardRefusals[status];
  return errorId === undefined ? undefined : refusal(400, errorId);
};
