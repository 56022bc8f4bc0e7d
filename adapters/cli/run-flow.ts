import * as Effect from 'effect/Effect';
import { Amount } from '#core/kernel/amount.ts';
import { Money } from '#core/kernel/money.ts';
import { finalAmounts } from '#core/order/refunds.ts';
import type { Purchase } from '#core/order/purchase.ts';
import { accountVerbs } from './account-verbs.ts';
import { buyingVerbs } from './buying-verbs.ts';
import { giftVerbs } from './flow-gifts.ts';
import { freshEmail } from './flow-address.ts';
import type { FlowShop, State, VerbRunners } from './flow-state.ts';
import type { Expectation } from './flow-expectation.codec.ts';
import type { Flow, Step, Verb } from './flow.codec.ts';
import { refusedBy, type Failure, type Refused } from './refusal.ts';

/** The default password of a script's account. */
const PASSWORD = 'Walking-4-Miles';

/**
 * The result of a run. `path`: the path of the step in the script. `Unanswered`: the shop could not answer the step.
 */
export type FlowResult = FlowOutcome & {
  /** The order that the script has placed, also if a later step did not go as expected. */
  readonly orderNumber?: string;
};
type FlowOutcome =
  | { readonly _tag: 'AsExpected' }
  | { readonly _tag: 'Unexpected'; readonly path: string; readonly expected: string; readonly found: string }
  | {
      readonly _tag: 'Refused' | 'Unanswered';
      readonly path: string;
      readonly errorId: string;
      readonly message: string;
    };

/** One function per verb. The script decides the order of calls. */
const verbs: VerbRunners<Verb> = { ...buyingVerbs, ...giftVerbs, ...accountVerbs };

/** Reads the value of each expectation. The totals of a placed order take precedence over those of the cart. */
const readings: { readonly [name in keyof Expectation]-?: (state: State) => unknown } = {
  units: ({ cart }) => cart?.totals.totalUnits ?? 0,
  lines: ({ cart }) => cart?.items.length ?? 0,
  subtotal: (state) => decimalOf(state, 'itemSubTotal'),
  discount: (state) => decimalOf(state, 'totalDiscount'),
  shipping: (state) => decimalOf(state, 'shipping'),
  tax: (state) => decimalOf(state, 'tax'),
  total: (state) => decimalOf(state, 'total'),
  remaining: ({ cart }) => cart && Money.toDecimal(cart.totals.remainingToPay, cart.currency),
  status: ({ purchase, order }) => (purchase ?? order)?.status,
  challenge: ({ next }) => next?._tag === 'Challenge',
  methods: ({ methods }) => methods,
  orders: ({ orders }) => orders,
  charged: ({ purchase }) =>
    purchase && Money.toDecimal(finalAmounts(purchase)?.charged ?? purchase.totals.total, purchase.currency),
  balance: ({ balance, cart, order }) => balance && Money.toDecimal(balance, (cart ?? order)?.currency ?? 'USD'),
  gifts: ({ purchase, cart }) =>
    (purchase ?? cart)?.items.flatMap(({ giftMessage }) => (giftMessage === undefined ? [] : [giftMessage])),
  refunded: ({ purchase }) => purchase && Money.toDecimal(refundOf(purchase), purchase.currency),
};

/** The sum of the refunds of an order's returns, in minor units. */
const refundOf = ({ returns }: Purchase): Amount => Amount.of(returns.reduce((sum, { refund = 0 }) => sum + refund, 0));

const decimalOf = (
  state: State,
  sum: 'itemSubTotal' | 'totalDiscount' | 'shipping' | 'tax' | 'total',
): number | undefined => {
  const source = state.purchase ?? state.order ?? state.cart;
  return source === undefined ? undefined : Money.toDecimal(source.totals[sum], source.currency);
};

const unmet = (path: string, expectation: Expectation, state: State): FlowOutcome | undefined => {
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
    let state: State = { email: freshEmail(), password: PASSWORD };
    const ended = (outcome: FlowOutcome): FlowResult => {
      const { order, next } = state;
      return order !== undefined && next?._tag === 'ShowConfirmation'
        ? { ...outcome, orderNumber: order.orderNumber }
        : outcome;
    };
    for (const step of flow.steps) {
      const { at: path } = step;
      const outcome = yield* Effect.result(take(through, state, step));
      if (outcome._tag === 'Failure') {
        if (step.refused === outcome.failure.errorId) continue;
        if (step.refused !== undefined)
          return ended({
            _tag: 'Unexpected',
            path: `${path}.refused`,
            expected: step.refused,
            found: `${outcome.failure.errorId}: ${outcome.failure.message}`,
          });
        return ended({
          _tag: outcome.failure.isUnanswered === true ? 'Unanswered' : 'Refused',
          path: `${path}.${step.verb}`,
          errorId: outcome.failure.errorId,
          message: outcome.failure.message,
        });
      }
      state = outcome.success;
      if (step.refused !== undefined)
        return ended({
          _tag: 'Unexpected',
          path: `${path}.refused`,
          expected: step.refused,
          found: 'the step went through',
        });
      const missed = step.expect === undefined ? undefined : unmet(path, step.expect, state);
      if (missed !== undefined) return ended(missed);
    }
    return ended({ _tag: 'AsExpected' });
  });
