import * as Effect from 'effect/Effect';
import type { Cart } from '#core/cart/cart.ts';
import type { Contact, PreparedOrder } from '#core/checkout/checkout.ts';
import type { AfterPlacing } from '#core/checkout/order-progress.ts';
import type { Amount } from '#core/kernel/amount.ts';
import type { Order } from '#core/order/order.ts';
import type { Purchase } from '#core/order/purchase.ts';
import type { CardToken, PaymentSession } from '#core/payment/payment-method.ts';
import type { Storefront } from '#core/storefront.ts';
import type { CardInput } from '../http/payment/payment-provider-client.ts';
import type { OperatorAction, StepOf, Verb } from './flow.codec.ts';
import { refused, type Failure, type Refused } from './refusal.ts';

/** Dependencies of a flow: the use cases of a channel, and the payment provider. */
export type FlowShop = {
  readonly shop: Storefront;
  /** Exchanges card input for a token, like the provider's fields. */
  readonly tokenize: (session: PaymentSession, card: CardInput) => Effect.Effect<CardToken, Refused>;
  /** Approves the amount of a session on the provider's page, and returns the token. */
  readonly approve: (session: PaymentSession) => Effect.Effect<string, Refused>;
  /** Presses a button on the provider's 3-D Secure page. */
  readonly answerChallenge: (
    session: PaymentSession,
    challengeId: string,
    answer: 'complete' | 'fail',
  ) => Effect.Effect<void, Refused>;
  /** The gift cards that an order has sent, as their recipients read them; absent for a shop in another process. */
  readonly giftCards?: ((orderNumber: string) => Promise<readonly SentGiftCard[]>) | undefined;
  /** Acts on an order as the shop's staff does; absent for a shop in another process. */
  readonly operate?: ((action: OperatorAction, orderNumber: string) => Promise<Operated>) | undefined;
};

/**
 * What the action of the shop's staff has led to. `Nothing`: the order is unknown, or in no state that allows it;
 * `refusal`: a sentence, if the payment provider refuses the payment for a shipment.
 */
export type Operated = 'Done' | 'Nothing' | { readonly refusal: string };

/** Number and PIN of a gift card. */
export type SentGiftCard = { readonly number: string; readonly pin: string };

/** What the steps so far have led to. */
export type State = {
  /** E-mail address and password of the run, where a step states no others. */
  readonly email: string;
  readonly password: string;
  readonly cart?: Cart | undefined;
  readonly contact?: Contact;
  readonly session?: PaymentSession;
  readonly prepared?: PreparedOrder;
  readonly order?: Order;
  /** What happens after the order was placed, by the rules of checkout. */
  readonly next?: AfterPlacing;
  readonly methods?: readonly string[];
  /** An order as it was read after it was placed. */
  readonly purchase?: Purchase;
  /** The number of orders in the history. */
  readonly orders?: number;
  /** A gift card that an order of the script has sent. */
  readonly received?: SentGiftCard;
  /** The balance of a gift card. */
  readonly balance?: Amount;
};

/** The sentence about an earlier step that a script lacks. */
export const stepMissing = (step: string): string => `The script needs "${step}" before this step.`;

/** The result of an earlier step; fails with the name of the step if it is missing. */
export const needed = <Value>(value: Value | undefined, step: string): Effect.Effect<Value, Refused> =>
  value === undefined ? Effect.fail(refused('StepMissing', stepMissing(step))) : Effect.succeed(value);

/** Returns the value that a script names; fails with the offered names if the shop does not have it. */
export const among = <Value>(
  value: Value | undefined,
  { kind, name }: { readonly kind: 'size' | 'method'; readonly name: string | number },
  offered: readonly string[],
): Effect.Effect<Value, Refused> => {
  if (value !== undefined) return Effect.succeed(value);
  const others = offered.length === 0 ? `No ${kind} is offered.` : `The ${kind}s are: ${offered.join(', ')}.`;
  return Effect.fail(refused('NotOffered', `There is no ${kind} ${name}. ${others}`));
};

/** The line of a cart or an order by its position, from 1. */
export const lineAt = <Item>(
  { items }: { readonly items: readonly Item[] },
  holder: 'cart' | 'order',
  line: number,
): Effect.Effect<Item, Refused> => {
  const item = items[line - 1];
  const lines = items.length === 1 ? 'one line' : `${items.length} lines`;
  return item === undefined
    ? Effect.fail(refused('NotOffered', `The ${holder} has ${lines}; there is no line ${line}.`))
    : Effect.succeed(item);
};

/** Runs a step of a verb: fails with a refusal, or returns the next state. */
type VerbRunner<Name extends Verb> = (
  flow: FlowShop,
  state: State,
  input: StepOf<Name>['input'],
) => Effect.Effect<State, Failure>;

/** The functions of some verbs. */
export type VerbRunners<Names extends Verb> = { readonly [Name in Names]: VerbRunner<Name> };
