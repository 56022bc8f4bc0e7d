import * as Effect from 'effect/Effect';
import type { Purchase } from '#core/order/purchase.ts';
import type { ReturnPart } from '#core/order/return.ts';
import { among, lineAt, needed, type FlowShop, type State, type VerbRunners } from './flow-state.ts';
import type { FlowAccount, FlowReturn, FlowUnits } from './flow.codec.ts';
import { refused } from './refusal.ts';

/** The state with the account that a step states, which later steps use too. */
const withAccount = (state: State, { email = state.email, password = state.password }: FlowAccount = {}): State => ({
  ...state,
  email,
  password,
});

/** The placed or tracked order as it is now. */
const currentPurchase = Effect.fnUntraced(function* ({ shop }: FlowShop, { purchase, order }: State) {
  const { orderId } = yield* needed(purchase ?? order, 'place');
  return yield* shop.purchases.view(orderId);
});

/** The units that a step names; `kind`: those that can be canceled, or returned. */
const chosenUnits = Effect.fnUntraced(function* (
  { items, openUnits }: Purchase,
  kind: 'cancellable' | 'returnable',
  { line, quantity }: FlowUnits = {},
) {
  const lines = line === undefined ? items : [yield* lineAt({ items }, 'order', line)];
  return lines
    .map(({ id: itemId }) => ({
      itemId,
      quantity: quantity ?? openUnits.find((open) => open.itemId === itemId)?.[kind] ?? 0,
    }))
    .filter((part) => line !== undefined || part.quantity > 0);
});

/** A part of a return with the sku of the size that the step names. */
const withSize = Effect.fnUntraced(function* (
  { openUnits }: Purchase,
  part: ReturnPart,
  { exchange }: FlowReturn = {},
) {
  if (exchange === undefined) return part;
  const { exchangeSizes = [] } = openUnits.find(({ itemId }) => itemId === part.itemId) ?? {};
  const chosen = exchangeSizes.find(({ size }) => size === String(exchange));
  const offered = exchangeSizes.map(({ size }) => size);
  return { ...part, exchangeSku: (yield* among(chosen, { kind: 'size', name: exchange }, offered)).sku };
});

/** The verbs of an account, and of orders after they were placed. */
export const accountVerbs: VerbRunners<
  | 'signUp'
  | 'signIn'
  | 'signOut'
  | 'orders'
  | 'order'
  | 'track'
  | 'cancel'
  | 'return'
  | 'withdraw'
  | 'receiveGiftCard'
  | 'operate'
> = {
  signUp: Effect.fn('signUp')(function* ({ shop }, state, input) {
    const next = withAccount(state, input);
    const { email, password } = next;
    yield* shop.account.signUp({ firstName: 'Anna', lastName: 'Berg', ...input, email, password });
    return { ...next, cart: yield* shop.carts.load };
  }),
  /** Signing in merges the cart of the guest into that of the member, so the cart is read again. */
  signIn: Effect.fn('signIn')(function* ({ shop }, state, input) {
    const next = withAccount(state, input);
    yield* shop.account.signIn({ email: next.email, password: next.password });
    return { ...next, cart: yield* shop.carts.load };
  }),
  signOut: Effect.fn('signOut')(function* ({ shop }, { cart: _cart, ...state }) {
    yield* shop.account.signOut();
    return state;
  }),
  orders: Effect.fn('orders')(function* ({ shop }, state) {
    const { total } = yield* shop.purchases.list(0);
    return { ...state, orders: total };
  }),
  order: Effect.fn('order')(function* ({ shop }, state) {
    const { orderId } = yield* needed(state.order, 'place');
    return { ...state, purchase: yield* shop.purchases.view(orderId) };
  }),
  track: Effect.fn('track')(function* ({ shop }, state, { orderNumber, email } = {}) {
    const number = yield* needed(orderNumber ?? state.order?.orderNumber, 'place');
    const purchase = yield* shop.purchases.track({
      orderNumber: String(number),
      email: email ?? state.contact?.email ?? state.email,
    });
    return { ...state, purchase };
  }),
  cancel: Effect.fn('cancel')(function* (flow, state, input) {
    const purchase = yield* currentPurchase(flow, state);
    const parts = yield* chosenUnits(purchase, 'cancellable', input);
    const reason = input?.reason ?? 'Ordered by a script';
    return { ...state, purchase: yield* flow.shop.purchases.cancel(purchase, { parts, reason }) };
  }),
  return: Effect.fn('return')(function* (flow, state, input) {
    const purchase = yield* currentPurchase(flow, state);
    const reason = input?.reason ?? 'changed-mind';
    const units = yield* chosenUnits(purchase, 'returnable', input);
    const parts = yield* Effect.forEach(units, (part) => withSize(purchase, { ...part, reason }, input));
    yield* flow.shop.purchases.startReturn(purchase, parts, input?.store === true ? 'store' : 'post');
    return { ...state, purchase: yield* currentPurchase(flow, state) };
  }),
  /** Everything that is left, without a line. */
  withdraw: Effect.fn('withdraw')(function* (flow, state, { orderNumber, email, ...units } = {}) {
    const named = {
      orderNumber: String(yield* needed(orderNumber ?? state.order?.orderNumber, 'place')),
      email: email ?? state.contact?.email ?? state.email,
    };
    const { line, quantity } = units;
    if (line === undefined && quantity === undefined)
      return { ...state, purchase: yield* flow.shop.purchases.withdraw(named) };
    const { items } = yield* currentPurchase(flow, state);
    const lines = line === undefined ? items : [yield* lineAt({ items }, 'order', line)];
    const parts = lines.map((item) => ({ itemId: item.id, quantity: quantity ?? item.quantity }));
    return { ...state, purchase: yield* flow.shop.purchases.withdraw(named, parts) };
  }),
  receiveGiftCard: Effect.fn('receiveGiftCard')(function* ({ giftCards }, state) {
    const { orderNumber } = yield* needed(state.order, 'place');
    if (giftCards === undefined)
      return yield* Effect.fail(refused('NotOffered', 'With --url a script cannot read the gift cards that are sent.'));
    const [received] = yield* Effect.promise(() => giftCards(orderNumber));
    if (received === undefined)
      return yield* Effect.fail(refused('NotOffered', `Order ${orderNumber} has sent no gift card.`));
    return { ...state, received };
  }),
  operate: Effect.fn('operate')(function* ({ operate }, state, action) {
    const { orderNumber } = yield* needed(state.order, 'place');
    if (operate === undefined)
      return yield* Effect.fail(refused('NotOffered', 'With --url a script cannot act for the shop.'));
    const outcome = yield* Effect.promise(() => operate(action, orderNumber));
    if (typeof outcome === 'object') return yield* Effect.fail(refused('PaymentRefused', outcome.refusal));
    if (outcome === 'Nothing')
      return yield* Effect.fail(refused('NotOffered', `Order ${orderNumber} is in no state that allows "${action}".`));
    return state;
  }),
};
