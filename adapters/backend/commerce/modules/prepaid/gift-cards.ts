import { either as E } from 'fp-ts';
import { giftCardForm, giftCardRefusals, type GiftCardStatus, type TypedGiftCard } from '#core/checkout/gift-card.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import { isoText } from '#core/kernel/iso-day.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { isRefusal, refusal, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { CallContext } from '#adapters/backend/commerce/kernel/handler.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { findTypedAccount } from './find-typed.ts';
import type { PrepaidAccount } from './prepaid-records.ts';

/** One answer for an unknown number and for a wrong PIN (orders and money: tenders). */
const wrongNumberOrPin = refusal(400, 'GFC400');
/** With the currency of the card; without it GFC725 says that the order takes no gift card. */
const anotherCurrency = (currency: string): Refusal => refusal(400, 'GFC725', { params: { currency } });

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
 * The gift card of a number and PIN, in the currency of the site. GFC400 for an unknown number or a wrong PIN; GFC800
 * with the time to wait after too many wrong ones for a number; 429 API400 after too many by one shopper or network;
 * GFC725 for another currency.
 */
export const findGiftCard = async (
  context: Pick<CommerceContext, 'database'>,
  typed: TypedGiftCard,
  call: CallContext,
): Promise<PrepaidAccount | Refusal> => {
  const { site } = call;
  const checked = validateForm(giftCardForm, typed, ruleTextsOf(site.language));
  if (E.isLeft(checked)) return wrongNumberOrPin;
  const { cardNumber: number = '', pin = '' } = checked.right;
  const card = await findTypedAccount(context, { number, pin }, { call, methods: ['GIFT_CARD'], errorId: 'GFC800' });
  if (card === undefined) return wrongNumberOrPin;
  if (isRefusal(card)) return card;
  return card.currency === site.currency ? card : anotherCurrency(card.currency);
};

const inactive = refusal(400, 'GFC760');

/** Why a gift card cannot pay now: GFC760, GFC812, GFC740; undefined if it can. */
export const refusalOfStatus = (status: GiftCardStatus): Refusal | undefined => {
  if (status === 'INVALID') return inactive;
  const errorId = giftCardRefusals[status];
  return errorId === undefined ? undefined : refusal(400, errorId);
};
