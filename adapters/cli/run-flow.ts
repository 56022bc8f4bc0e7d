import * as Effect from 'effect/Effect';
import type { Cart } from '#core/cart/cart.ts';
import type { Contact, PreparedOrder } from '#core/checkout/checkout.ts';
import {
  afterOrderFailure,
  afterPayment,
  afterPlacing,
  type AfterPlacing,
  type CheckoutFailure,
} from '#core/checkout/order-progress.ts';
import type { CardToken, PaymentSession } from '#core/payment/payment-method.ts';
import { Money } from '#core/kernel/money.ts';
import type { Order, PlaceOutcome } from '#core/order/order.ts';
import type { Storefront } from '#core/storefront.ts';
import type { CardInput } from '../http/payment/payment-provider-client.ts';
import { contactOf, freshEmail, scriptAddress } from './flow-address.ts';
import type { Expectation, Flow, FlowAddress, Step, StepOf, Verb } from './flow.codec.ts';
import { productById } from './product-by-id.ts';
import { refused, refusedBy, type Failure, type Refused } from './refusal.ts';

/** Dependencies of a flow: the use cases of a channel, and the payment provider. */
export type FlowShop = {
  readonly shop: Storefront;
  /** Exchanges card input for a token, like the provider's fields. */
  readonly tokenize: (session: PaymentSession, card: CardInput) => Effect.Effect<CardToken, Refused>;
  /** Presses a button on the provider's 3-D Secure page. */
  readonly answerChallenge: (
    session: PaymentSession,
    challengeId: string,
    answer: 'complete' | 'fail',
  ) => Effect.Effect<void, Refused>;
};

/** The result of a run. `path`: the path of the step in the script. */
export type FlowResult =
  | { readonly _tag: 'AsExpected'; readonly orderNumber?: string }
  | { readonly _tag: 'Unexpected'; readonly path: string; readonly expected: string; readonly found: string }
  | { readonly _tag: 'Refused'; readonly path: string; readonly errorId: string; readonly message: string };

type State = {
  /** The default e-mail address of the run. */
  readonly email: string;
  readonly cart?: Cart;
  readonly contact?: Contact;
  readonly session?: PaymentSession;
  readonly prepared?: PreparedOrder;
  readonly order?: Order;
  /** What happens after the order was placed, by the rules of checkout. */
  readonly next?: AfterPlacing;
  readonly methods?: readonly string[];
};

const needed = <Value>(value: Value | undefined, step: string): Effect.Effect<Value, Refused> =>
  value === undefined
    ? Effect.fail(refused('StepMissing', `The script needs "${step}" before this step.`))
    : Effect.succeed(value);

/** Returns the value that a script names; fails if the shop does not have it. */
const among = <Value>(
  value: Value | undefined,
  what: string,
  offered: readonly string[],
): Effect.Effect<Value, Refused> =>
  value === undefined
    ? Effect.fail(refused('NotOffered', `${what} is not among ${offered.join(', ')}.`))
    : Effect.succeed(value);

const lineOf = ({ items }: Cart, line: number) => {
  const item = items[line - 1];
  const lines = items.length === 1 ? 'one line' : `${items.length} lines`;
  return item === undefined
    ? Effect.fail(refused('NotOffered', `The cart has ${lines}; there is no line ${line}.`))
    : Effect.succeed(item);
};

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
    ? refused(refusedBy(failure).errorId, `It is not known whether the order was placed. ${after.notice.message}`)
    : failure;
};

type VerbRunner<Name extends Verb> = (
  flow: FlowShop,
  state: State,
  input: StepOf<Name>['input'],
) => Effect.Effect<State, Failure>;

const defaultCard = { expMonth: 12, expYear: 2039, code: '123', holderName: 'Anna Berg' };

/** One function per verb. The script decides the order of calls. */
const verbs: { readonly [Name in Verb]: VerbRunner<Name> } = {
  add: Effect.fn('add')(function* ({ shop }, state, { product, size, quantity }) {
    const page = yield* productById(shop, product);
    const wanted =
      size === undefined
        ? (page.sizes.find((one) => one.quantity > 0) ?? page.sizes[0])
        : page.sizes.find((one) => one.label === String(size));
    const { sku } = yield* among(
      wanted,
      `Size ${size ?? ''}`,
      page.sizes.map((one) => one.label),
    );
    return {
      ...state,
      cart: yield* shop.carts.add({ sku, productId: page.id, ...(quantity === undefined ? {} : { quantity }) }),
    };
  }),
  quantity: Effect.fn('quantity')(function* ({ shop }, state, { line, to }) {
    const cart = yield* needed(state.cart, 'add');
    const { id } = yield* lineOf(cart, line);
    return { ...state, cart: yield* shop.carts.changeQuantity({ cart, itemId: id, quantity: to }) };
  }),
  remove: Effect.fn('remove')(function* ({ shop }, state, { line }) {
    const cart = yield* needed(state.cart, 'add');
    const { id } = yield* lineOf(cart, line);
    return { ...state, cart: yield* shop.carts.removeItem({ cart, itemId: id }) };
  }),
  promo: Effect.fn('promo')(function* ({ shop }, state, typed) {
    const cart = yield* needed(state.cart, 'add');
    return { ...state, cart: yield* shop.promoCodes.apply({ cart, typed }) };
  }),
  read: Effect.fn('read')(function* ({ shop }, state) {
    const { cart: _cart, ...rest } = state;
    const cart = yield* shop.carts.load;
    return cart === undefined ? rest : { ...rest, cart };
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
      `Method ${method}`,
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
    return { ...state, session, cart: yield* billed };
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
  prepare: Effect.fn('prepare')(function* ({ shop }, state) {
    const cart = yield* needed(state.cart, 'add');
    const prepared = yield* shop.checkout.prepare({ cart, contact: yield* needed(state.contact, 'address') });
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

/** Reads the value of each expectation. The totals of a placed order take precedence over those of the cart. */
const readings: { readonly [name in keyof Expectation]-?: (state: State) => unknown } = {
  units: ({ cart }) => cart?.totals.totalUnits ?? 0,
  lines: ({ cart }) => cart?.items.length ?? 0,
  subtotal: (state) => decimalOf(state, 'itemSubTotal'),
  discount: (state) => decimalOf(state, 'totalDiscount'),
  shipping: (state) => decimalOf(state, 'shipping'),
  tax: (state) => decimalOf(state, 'tax'),
  total: (state) => decimalOf(state, 'total'),
  status: ({ order }) => order?.status,
  challenge: ({ next }) => next?._tag === 'Challenge',
  methods: ({ methods }) => methods,
};

const decimalOf = (
  state: State,
  sum: 'itemSubTotal' | 'totalDiscount' | 'shipping' | 'tax' | 'total',
): number | undefined => {
  const source = state.order ?? state.cart;
  return source === undefined ? undefined : Money.toDecimal(source.totals[sum], source.currency);
};

const unmet = (path: string, expectation: Expectation, state: State): FlowResult | undefined => {
  for (const name of Object.keys(readings) as (keyof Expectation)[]) {
    const [expected, found] = [expectation[name], readings[name](state)];
    if (expected !== undefined && JSON.stringify(expected) !== JSON.stringify(found)) {
      return {
        _tag: 'Unexpected',
        path: `${path}.expect.${name}`,
        expected: JSON.stringify(expected),
        found: JSON.stringify(found) ?? 'nothing',
      };
    }
  }
  return undefined;
};

const take = (flow: FlowShop, state: State, step: Step): Effect.Effect<State, Refused> => {
  // The type assertion is safe, because the table pairs each verb with the function for its input.
  const runVerb = verbs[step.verb] as (
    shop: FlowShop,
    state: State,
    input: Step['input'],
  ) => Effect.Effect<State, Failure>;
  return runVerb(flow, state, step.input).pipe(Effect.mapError(refusedBy));
};

/**
 * Runs a script to its end, or to the first step that is refused or does not meet its expectation. Never fails:
 * refusals are part of the result.
 */
export const runFlow = (flow: Flow, through: FlowShop): Effect.Effect<FlowResult> =>
  Effect.gen(function* () {
    let state: State = { email: freshEmail() };
    for (const [index, step] of flow.steps.entries()) {
      const path = `steps[${index}]`;
      const outcome = yield* Effect.result(take(through, state, step));
      if (outcome._tag === 'Failure') {
        if (step.refused === outcome.failure.errorId) continue;
        if (step.refused !== undefined)
          return {
            _tag: 'Unexpected',
            path: `${path}.refused`,
            expected: step.refused,
            found: `${outcome.failure.errorId}: ${outcome.failure.message}`,
          } as const;
        return {
          _tag: 'Refused',
          path: `${path}.${step.verb}`,
          errorId: outcome.failure.errorId,
          message: outcome.failure.message,
        } as const;
      }
      state = outcome.success;
      if (step.refused !== undefined)
        return {
          _tag: 'Unexpected',
          path: `${path}.refused`,
          expected: step.refused,
          found: 'the step went through',
        } as const;
      const missed = step.expect === undefined ? undefined : unmet(path, step.expect, state);
      if (missed !== undefined) return missed;
    }
    const { order, next } = state;
    return order !== undefined && next?._tag === 'ShowConfirmation'
      ? ({ _tag: 'AsExpected', orderNumber: order.orderNumber } as const)
      : ({ _tag: 'AsExpected' } as const);
  });
