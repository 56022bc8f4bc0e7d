import { either as E } from 'fp-ts';
import { Amount } from '../kernel/amount.ts';
import { isMainMethod, type MainMethod, type PaymentMethodCode } from '../payment/payment-method.ts';

/** A prepaid tender: pays at most its balance (PAY-14). */
type PrepaidTender = {
  readonly id: string;
  readonly method: Exclude<PaymentMethodCode, MainMethod>;
  readonly balance: Amount;
};

/** A tender that pays the remaining amount; only its provider knows its limit. */
type MainTender = { readonly id: string; readonly method: MainMethod };

export type Tender = PrepaidTender | MainTender;

/** The amount that one tender pays. */
type PaymentPart = { readonly id: string; readonly method: PaymentMethodCode; readonly amount: Amount };

type PaymentPlan = {
  /** In the order of payment; each amount is positive. */
  readonly parts: readonly PaymentPart[];
  /** The amount that is not covered. The order can be placed only if it is zero. */
  readonly remaining: Amount;
  /** Ids of selected tenders that are not needed. */
  readonly unused: readonly string[];
};

/** Why tenders cannot be combined (PAY-14), with the error ids of the service. */
type PaymentRefusal =
  | { readonly _tag: 'TooManyGiftCards'; readonly max: number; readonly errorId: 'GFC410' }
  | { readonly _tag: 'GiftCardTwice'; readonly id: string; readonly errorId: 'GFC755' }
  | { readonly _tag: 'MeansTwice'; readonly id: string; readonly errorId: 'PYT405' }
  | { readonly _tag: 'MethodsExclude'; readonly methods: readonly PaymentMethodCode[]; readonly errorId: 'PYT405' };

/** Maximum number of gift cards of an order (PAY-14). */
export const MAX_GIFT_CARDS = 4;

/** Methods that an order can have only once, because there is one points account and one credit. */
const single: readonly PaymentMethodCode[] = ['LOYALTY_POINTS', 'ATHLETES_PAYMENT'];

/**
 * Methods in the order of payment: first those that give no change, then those that keep their rest, in the order in which
 * the shopper has chosen them, last the main method.
 */
const turns: { readonly [method in PaymentMethodCode]: number } = {
  REWARD_CODE: 1,
  REWARD_CARD: 2,
  LOYALTY_POINTS: 3,
  ATHLETES_PAYMENT: 4,
  GIFT_CARD: 4,
  CREDIT_CARD: 5,
  BNPL: 6,
  WALLET: 7,
};

const refusal = (means: readonly Tender[]): PaymentRefusal | undefined => {
  const repeated = means.find(({ id }, index) => means.findIndex((other) => other.id === id) !== index);
  if (repeated !== undefined)
    return repeated.method === 'GIFT_CARD'
      ? { _tag: 'GiftCardTwice', id: repeated.id, errorId: 'GFC755' }
      : { _tag: 'MeansTwice', id: repeated.id, errorId: 'PYT405' };
  const of = (method: PaymentMethodCode): readonly Tender[] => means.filter((one) => one.method === method);
  if (of('GIFT_CARD').length > MAX_GIFT_CARDS)
    return { _tag: 'TooManyGiftCards', max: MAX_GIFT_CARDS, errorId: 'GFC410' };
  const mains = means.filter(({ method }) => isMainMethod(method));
  const rivals = [mains, ...single.map(of)].find((group) => group.length > 1);
  return rivals === undefined
    ? undefined
    : { _tag: 'MethodsExclude', methods: rivals.map(({ method }) => method), errorId: 'PYT405' };
};

/**
 * Distributes a total over at most four gift cards, rewards, points and credit, and one of card, pay-later and wallet
 * for the rest. `giftCards` is the part of the total that only the main method pays.
 * Law: the parts and what remains make up the total.
 * Law: no part is negative or nothing, and none exceeds its balance.
 * Law: the main method pays only what the others leave, and then all of it.
 * Law: every means either pays or is not needed, and pays under its own method.
 * Law: what gives no change pays before what keeps its rest.
 * Law: one more gift card, or credit, changes nothing of what gift cards and credit before it pay, and pays the lesser of
 * its balance and what remains for prepaid tenders (PAY-13).
 * Law: a means that pays less than it could is the last one, as nothing is left.
 * Law: prepaid tenders together pay nothing of gift cards as goods (GFT-09).
 * Law: a gift card pays the lesser of its balance and what remains (GFT-08).
 * Law: the cart that carries the plan's parts as instruments adds up, and the card's part is what it says remains to be
 * paid (CART-12).
 */
export const paymentPlan = (
  total: Amount,
  means: readonly Tender[],
  giftCards: Amount = Amount.zero,
): E.Either<PaymentRefusal, PaymentPlan> => {
  const refused = refusal(means);
  if (refused !== undefined) return E.left(refused);
  const parts: PaymentPart[] = [];
  let remaining = Amount.max(Amount.zero, total);
  for (const one of [...means].sort((a, b) => turns[a.method] - turns[b.method])) {
    const amount = 'balance' in one ? Amount.min(one.balance, Amount.subtract(remaining, giftCards)) : remaining;
    if (amount <= 0) continue;
    parts.push({ id: one.id, method: one.method, amount });
    remaining = Amount.subtract(remaining, amount);
  }
  return E.right({
    parts,
    remaining,
    unused: means.flatMap(({ id }) => (parts.some((part) => part.id === id) ? [] : [id])),
  });
};
