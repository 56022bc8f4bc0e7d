import * as Effect from 'effect/Effect';
import type { Recipe } from '#core/catalog/customization.ts';
import { Checkout } from '#core/checkout/checkout.ts';
import { afterOrderFailure, afterPayment, afterPlacing, type CheckoutFailure } from '#core/checkout/order-progress.ts';
import { present } from '#core/kernel/present.ts';
import type { PlaceOutcome } from '#core/order/order.ts';
import type { Storefront } from '#core/storefront.ts';
import { contactOf, scriptAddress } from './flow-address.ts';
import {
  explaining,
  methodReason,
  missingForOrder,
  placeReason,
  POINTS_OF_GUEST,
  pointsReason,
  recipeReason,
} from './flow-reasons.ts';
import { among, lineAt, needed, type State, type VerbRunners } from './flow-state.ts';
import type { FlowAddress } from './flow-delivery.codec.ts';
import type { FlowGiftCard } from './flow-tenders.codec.ts';
import { productById } from './product-by-id.ts';
import { refusedBy, type Refused } from './refusal.ts';

/** Follows the result of placing an order as checkout does: waits for a pending payment. */
const followed = Effect.fnUntraced(function* (
  { checkout, failureTexts: texts }: Storefront,
  state: State,
  { outcome, isChallengeAnswered }: { readonly outcome: PlaceOutcome; readonly isChallengeAnswered: boolean },
) {
  const next = afterPlacing(outcome, { isChallengeAnswered, texts });
  if (next._tag !== 'AwaitPayment') return { ...state, order: outcome.order, next };
  const order = yield* checkout.awaitPayment(next.order.orderId);
  return { ...state, order, next: afterPayment(order, texts) };
});

/** Converts a failure of placing an order. If the result is unknown, it is not reported as a refusal (CHK-26). */
const whilePlacing = (failure: CheckoutFailure | Refused): CheckoutFailure | Refused => {
  if (failure._tag === 'Refused') return failure;
  const after = afterOrderFailure(failure, { isPlacing: true });
  return after._tag === 'OutcomeUnknown'
    ? { ...refusedBy(failure), message: `It is not known whether the order was placed. ${after.notice.message}` }
    : failure;
};

/** The recipe of choices by part. */
const recipeOf = (choices: { readonly [part: string]: string | number } | undefined): Recipe | undefined =>
  choices && Object.entries(choices).map(([part, choice]) => ({ part, choice: String(choice) }));

const defaultCard = { expMonth: 12, expYear: 2039, code: '123', holderName: 'Anna Berg' };

/** Number and PIN of a gift card that a step names, or that the script has received. */
const giftCardOf = Effect.fnUntraced(function* (state: State, input: FlowGiftCard) {
  const { number, pin } = input === 'received' ? yield* needed(state.received, 'receiveGiftCard') : input;
  return { cardNumber: String(number), pin: String(pin) };
});

type BuyingVerb =
  | 'add'
  | 'quantity'
  | 'remove'
  | 'deliver'
  | 'promo'
  | 'read'
  | 'checkout'
  | 'address'
  | 'shipping'
  | 'billing'
  | 'giftCard'
  | 'balance'
  | 'points'
  | 'reward'
  | 'athleteCredit'
  | 'card'
  | 'pay'
  | 'prepare'
  | 'place'
  | 'challenge';

/** The verbs of a purchase. */
export const buyingVerbs: VerbRunners<BuyingVerb> = {
  add: Effect.fn('add')(function* ({ shop }, state, { product, size, quantity, recipe }) {
    const page = yield* productById(shop, product);
    const wanted =
      size === undefined
        ? (page.sizes.find((one) => one.quantity > 0) ?? page.sizes[0])
        : page.sizes.find((one) => one.label === String(size));
    const { sku } = yield* among(
      wanted,
      { kind: 'size', name: size ?? '' },
      page.sizes.map((one) => one.label),
    );
    const added = shop.carts.add({ sku, productId: page.id, ...present({ quantity, recipe: recipeOf(recipe) }) });
    const reason = recipeReason(page, recipe !== undefined);
    return { ...state, cart: yield* added.pipe(explaining(['API400'], Effect.succeed(reason))) };
  }),
  quantity: Effect.fn('quantity')(function* ({ shop }, state, { line, to }) {
    const cart = yield* needed(state.cart, 'add');
    const { id } = yield* lineAt(cart, 'cart', line);
    return { ...state, cart: yield* shop.carts.changeQuantity({ cart, itemId: id, quantity: to }) };
  }),
  remove: Effect.fn('remove')(function* ({ shop }, state, { line }) {
    const cart = yield* needed(state.cart, 'add');
    const { id } = yield* lineAt(cart, 'cart', line);
    return { ...state, cart: yield* shop.carts.removeItem({ cart, itemId: id }) };
  }),
  deliver: Effect.fn('deliver')(function* ({ shop }, state, { line, to, ...how }) {
    const cart = yield* needed(state.cart, 'add');
    const { id } = yield* lineAt(cart, 'cart', line);
    if (how.address !== undefined) {
      const { phone } = contactOf(how.address, shop.site, state.email);
      const address = { ...scriptAddress(how.address, shop.site), ...present({ phone }) };
      const sent = yield* shop.checkout.sendItems({ cart, itemIds: [id], address, isConfirmed: true });
      return sent._tag === 'Saved' ? { ...state, cart: sent.cart } : state;
    }
    const place = how.at === undefined ? {} : { place: { id: how.at } };
    const changed = shop.lineDelivery.change({ cart, itemId: id, code: to, ...place });
    const reason = placeReason(shop, cart, { to, at: how.at });
    return { ...state, cart: yield* changed.pipe(explaining(['API400', 'INV409', 'PlaceNeeded'], reason)) };
  }),
  promo: Effect.fn('promo')(function* ({ shop }, state, typed) {
    const cart = yield* needed(state.cart, 'add');
    return { ...state, cart: yield* shop.promoCodes.apply({ cart, typed }) };
  }),
  read: Effect.fn('read')(function* ({ shop }, state) {
    return { ...state, cart: yield* shop.carts.load };
  }),
  checkout: Effect.fn('checkout')(function* ({ shop }, state) {
    const { cart } = yield* shop.checkout.start();
    return { ...state, cart };
  }),
  address: Effect.fn('address')(function* ({ shop }, state, input: FlowAddress) {
    const cart = yield* needed(state.cart, 'add');
    const address = scriptAddress(input, shop.site);
    const contact = contactOf(input, shop.site, state.email);
    const checked = yield* shop.checkout.saveAddress({ cart, address, contact, isConfirmed: false });
    // A script keeps the address as it is written, even if the shop suggests another spelling.
    const saved =
      checked._tag === 'Saved'
        ? checked
        : yield* shop.checkout.saveAddress({ cart, address, contact, isConfirmed: true });
    return saved._tag === 'Saved' ? { ...state, contact, cart: saved.cart } : { ...state, contact };
  }),
  shipping: Effect.fn('shipping')(function* ({ shop }, state, { method }) {
    const cart = yield* needed(state.cart, 'add');
    const offered = yield* shop.checkout.listShippingMethods({ cart });
    const chosen = yield* among(
      offered.find((one) => one.id === method || one.code === method),
      { kind: 'method', name: method },
      offered.map((one) => one.id),
    );
    return {
      ...state,
      methods: offered.map((one) => one.id),
      cart: yield* shop.checkout.chooseShipping({ cart, methodId: chosen.id }),
    };
  }),
  billing: Effect.fn('billing')(function* ({ shop }, state, input) {
    const cart = yield* needed(state.cart, 'add');
    const { session } = yield* shop.checkout.openBilling({ cart, returnUrl: '/checkout' });
    const billed =
      input === 'same'
        ? shop.checkout.setBillingAddress({ cart })
        : shop.checkout.setBillingAddress({ cart, address: scriptAddress(input, shop.site) });
    // Digital goods have no address of delivery, which has the contact.
    const contact = state.contact ?? (input === 'same' ? undefined : contactOf(input, shop.site, state.email));
    return { ...state, ...present({ contact }), session, cart: yield* billed };
  }),
  giftCard: Effect.fn('giftCard')(function* ({ shop }, state, input) {
    const cart = yield* needed(state.cart, 'add');
    const typed = yield* giftCardOf(state, input);
    return { ...state, cart: yield* shop.tenders.payByGiftCard({ cart, typed }) };
  }),
  balance: Effect.fn('balance')(function* ({ shop }, state, input) {
    const { balance } = yield* shop.tenders.giftCardBalance(yield* giftCardOf(state, input));
    return { ...state, balance };
  }),
  points: Effect.fn('points')(function* ({ shop }, state, points) {
    const cart = yield* needed(state.cart, 'add');
    const paid = shop.tenders
      .payByPoints({ cart, points })
      .pipe(
        explaining(['REW401'], Effect.succeed(POINTS_OF_GUEST)),
        explaining(['PYT405'], pointsReason(shop, cart, points)),
      );
    return { ...state, cart: yield* paid };
  }),
  reward: Effect.fn('reward')(function* ({ shop }, state, input) {
    const cart = yield* needed(state.cart, 'add');
    const { code, pin = '' } = typeof input === 'object' ? input : { code: input };
    const typed = { rewardCode: String(code), rewardPin: String(pin) };
    return { ...state, cart: yield* shop.tenders.applyReward({ cart, typed }) };
  }),
  athleteCredit: Effect.fn('athleteCredit')(function* ({ shop }, state) {
    const cart = yield* needed(state.cart, 'add');
    return { ...state, cart: yield* shop.tenders.payByAthleteCredit(cart) };
  }),
  card: Effect.fn('card')(function* ({ shop, tokenize }, state, input) {
    const cart = yield* needed(state.cart, 'add');
    const session = yield* needed(state.session, 'billing');
    const typed = typeof input === 'object' ? input : { number: input };
    const card = yield* tokenize(session, {
      ...defaultCard,
      ...typed,
      code: String(typed.code ?? defaultCard.code),
      number: String(typed.number).replaceAll(' ', ''),
    });
    return { ...state, cart: yield* shop.checkout.payByCard({ cart, card }) };
  }),
  pay: Effect.fn('pay')(function* ({ shop, approve }, state, means) {
    const cart = yield* needed(state.cart, 'add');
    const method = means === 'wallet' ? 'WALLET' : 'BNPL';
    const paid = Effect.gen(function* () {
      const token = yield* approve(yield* shop.tenders.openApproval({ cart, method, returnUrl: '/checkout' }));
      return yield* shop.tenders.payByApproval({ cart, method, token });
    }).pipe(explaining(['PAY400', 'PYT405'], methodReason(shop, cart, method)));
    // A wallet has the billing address, so that an order that is not sent home may have no step with the contact.
    const isComplete = method === 'WALLET' && Checkout.isCollected(cart);
    const contact = state.contact ?? (isComplete ? contactOf({}, shop.site, state.email) : undefined);
    return { ...state, ...present({ contact }), cart: yield* paid };
  }),
  prepare: Effect.fn('prepare')(function* ({ shop }, state) {
    const cart = yield* needed(state.cart, 'add');
    const contact = yield* needed(state.contact, Checkout.isCollected(cart) ? 'billing' : 'address');
    const prepared = yield* shop.checkout
      .prepare({ cart, contact })
      .pipe(explaining(['CHK380'], Effect.succeed(missingForOrder(cart))));
    return { ...state, prepared, cart: prepared.cart };
  }),
  place: Effect.fn('place')(function* ({ shop }, state) {
    const outcome = yield* shop.checkout.placeOrder(yield* needed(state.prepared, 'prepare'));
    return yield* followed(shop, state, { outcome, isChallengeAnswered: false });
  }, Effect.mapError(whilePlacing)),
  challenge: Effect.fn('challenge')(function* ({ shop, answerChallenge }, state, answer) {
    const { cart, orderNumber } = yield* needed(state.prepared, 'prepare');
    const challengeId = yield* needed(
      state.next?._tag === 'Challenge' ? state.next.challengeId : undefined,
      'a place that asks for a challenge',
    );
    yield* answerChallenge(yield* needed(state.session, 'billing'), challengeId, answer);
    const outcome = yield* shop.checkout.confirmChallenge({ cart, orderNumber, challengeId });
    return yield* followed(shop, state, { outcome, isChallengeAnswered: true });
  }, Effect.mapError(whilePlacing)),
};
