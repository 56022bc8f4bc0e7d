import * as Effect from 'effect/Effect';
import type { Cart } from '#core/cart/cart.ts';
import type { ShippingCode } from '#core/cart/cart-item.ts';
import type { CustomPart } from '#core/catalog/customization.ts';
import type { ProductPage } from '#core/catalog/page-models.ts';
import { Checkout } from '#core/checkout/checkout.ts';
import { offeredPaymentMethods } from '#core/checkout/offered-payment-methods.ts';
import type { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import type { ApprovedMethod, PaymentMethodCode } from '#core/payment/payment-method.ts';
import type { Storefront } from '#core/storefront.ts';
import { EVERYWHERE } from '#core/stores/store-search-area.ts';
import { scriptAddress } from './flow-address.ts';
import { stepMissing } from './flow-state.ts';
import { refused, refusedBy, type Failure } from './refusal.ts';

// The service refuses some steps with a text for shoppers, which does not say what a script has to change.

/** Why a step is refused; undefined if the text of the service has to do. */
type Reason = Effect.Effect<string | undefined, Failure>;

/** Replaces the text of these refusals by the reason, which is read only then. The error id stays. */
export const explaining =
  (errorIds: readonly string[], reason: Reason) =>
  <Value>(step: Effect.Effect<Value, Failure>): Effect.Effect<Value, Failure> =>
    Effect.catch(step, (failure) => {
      const { errorId } = refusedBy(failure);
      if (!errorIds.includes(errorId)) return Effect.fail(failure);
      return Effect.flatMap(
        Effect.orElseSucceed(reason, () => undefined),
        (text) => Effect.fail(text === undefined ? failure : refused(errorId, text)),
      );
    });

/** Maximum number of ids in a message. */
const MAX_IDS = 10;

const listed = (ids: readonly string[]): string =>
  `${ids.slice(0, MAX_IDS).join(', ')}${ids.length > MAX_IDS ? ' and others' : ''}`;

/** An amount in the messages of scripts, which are in English on every site. */
const amountText = (amount: Amount, { currency }: Pick<Cart, 'currency'>): string =>
  formatMoney(amount, currency, 'en');

/** What a cart lacks to be prepared: an earlier step of the script. */
export const missingForOrder = (cart: Cart): string | undefined => {
  if (cart.items.length === 0) return stepMissing('add');
  const step = Checkout.reachable(cart, 'summary');
  if (step === 'shipping') return stepMissing(cart.shippingAddress === undefined ? 'address' : 'shipping');
  if (step === 'summary') return undefined;
  if (cart.billingAddress === undefined) return stepMissing('billing');
  const article = cart.instruments.length === 0 ? 'a' : 'a further';
  const rest = amountText(cart.totals.remainingToPay, cart);
  return `${rest} remains to be paid: the script needs ${article} "card" or "pay" before this step.`;
};

/** The step of a script by which each method pays. */
const stepsOfMethods: { readonly [code in PaymentMethodCode]: string } = {
  CREDIT_CARD: 'card',
  GIFT_CARD: 'giftCard',
  ATHLETES_PAYMENT: 'athleteCredit',
  LOYALTY_POINTS: 'points',
  REWARD_CODE: 'reward',
  REWARD_CARD: 'reward',
  BNPL: 'pay: later',
  WALLET: 'pay: wallet',
};

/** Why a method cannot pay: the shop does not offer it for this cart, with those that it offers (PAY-04). */
export const methodReason = Effect.fnUntraced(function* (
  { checkout }: Pick<Storefront, 'checkout'>,
  cart: Cart,
  method: ApprovedMethod,
) {
  if (cart.totals.remainingToPay === 0) return 'Nothing remains to be paid.';
  const methods = yield* checkout.listPaymentMethods(cart);
  const offered = offeredPaymentMethods(methods, cart.totals.remainingToPay);
  if (offered.some(({ code }) => code === method)) return undefined;
  // The label of a method that is not enabled says why.
  const label = methods.find(({ code }) => code === method)?.label;
  const others = new Set(offered.map(({ code }) => `"${stepsOfMethods[code]}"`));
  return `The shop does not offer "${stepsOfMethods[method]}" for this cart${
    label === undefined ? '' : `: ${label}`
  }. It offers ${[...others].join(', ')}.`;
});

const partText = (part: CustomPart): string =>
  `${part.id} (${part.kind === 'text' ? `up to ${part.maxLength} characters` : part.choices.map(({ id }) => id).join(', ')})`;

/** How goods are made to order, with the ids that a recipe can have (PDP-21). */
export const recipeReason = (
  { id, customization }: Pick<ProductPage, 'id' | 'customization'>,
  hasRecipe: boolean,
): string | undefined => {
  if (customization === undefined) return hasRecipe ? `${id} is not made to order, so it has no recipe.` : undefined;
  const [choices, texts] = [
    customization.parts.filter(({ kind }) => kind === 'choice').map(partText),
    customization.parts.filter(({ kind }) => kind === 'text').map(partText),
  ];
  return `${id} is made to order. Its recipe needs a choice of ${choices.join(', ')}${
    texts.length === 0 ? '' : `, and may have ${texts.join(', ')}`
  }.`;
};

/** Why a line cannot be collected: its store or collection point is missing or unknown, with the ids of others. */
export const placeReason = Effect.fnUntraced(function* (
  { stores, site }: Pick<Storefront, 'stores' | 'site'>,
  cart: Cart,
  { to, at }: { readonly to: ShippingCode; readonly at?: string | undefined },
) {
  if (to === 'pudo') {
    const { postalCode } = cart.shippingAddress ?? scriptAddress({}, site);
    const points = (yield* stores.findPoints(postalCode)).map(({ id }) => id);
    if (at !== undefined && points.includes(at)) return undefined;
    const near = points.length === 0 ? `None is near ${postalCode}.` : `Near ${postalCode} are: ${listed(points)}.`;
    return `${at === undefined ? 'The step needs "at"' : `There is no open collection point ${at}`}. ${near}`;
  }
  const known = (yield* stores.findStores(EVERYWHERE))
    .filter(({ services }) => services.includes('pickup'))
    .map(({ storeId }) => storeId);
  if (at !== undefined && known.includes(at)) return undefined;
  const missing = at === undefined ? 'The step needs "at"' : `There is no store ${at} with pickup`;
  return `${missing}. The stores are: ${listed(known)}.`;
});

export const POINTS_OF_GUEST =
  'Only members have points: the script needs "signIn" before this step, as a member who has points.';

/** Why points of a member cannot pay (LOY-12). */
export const pointsReason = Effect.fnUntraced(function* (
  { tenders }: Pick<Storefront, 'tenders'>,
  cart: Cart,
  points: number,
) {
  const { loyalty } = yield* tenders.ownTenders();
  if (loyalty === undefined || loyalty.points === 0) return 'This member has no points.';
  const voucher = loyalty.vouchers.find((one) => one.points === points);
  if (voucher === undefined)
    return `There is no voucher for ${points} points. The vouchers are for ${loyalty.vouchers
      .map((one) => one.points)
      .join(', ')}.`;
  return loyalty.points < points
    ? `This member has only ${loyalty.points} points.`
    : `The voucher of ${amountText(voucher.amount, cart)} is above what points can pay of this cart.`;
});
