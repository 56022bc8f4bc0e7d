import * as Effect from 'effect/Effect';
import { either as E } from 'fp-ts';
import type { Endpoint } from '#adapters/contract/endpoint.ts';
import { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import type { Cart } from '#core/cart/cart.ts';
import type { CartFailure, CartUnsound } from '#core/cart/ports/cart-gateway.ts';
import { checkTotals, type TaxMode } from '#core/cart/totals.ts';
import type { FailureTexts } from '#core/failures/failure-texts.ts';
import { recoveryOf } from '#core/failures/recovery.ts';
import type { ApiResponse, BaseClient, CallOptions } from '../base-client.ts';
import { cartOf, unknownValues, conflictingDuplicate } from './cart-mapper.ts';

/** Calls about a cart, with cart-specific failures. */
export type CartCalls = {
  /** Calls an operation that returns the whole cart. */
  readonly cart: <Path extends string, Query, Body>(
    endpoint: Endpoint<Path, Query, Body, CartWire>,
    options: CallOptions<Path, Query, Body>,
  ) => Effect.Effect<Cart, CartFailure>;
  /** Calls an operation on a cart that returns something else. */
  readonly about: <Path extends string, Query, Body, Wire>(
    endpoint: Endpoint<Path, Query, Body, Wire>,
    options: CallOptions<Path, Query, Body>,
  ) => Effect.Effect<ApiResponse<Wire>, CartFailure>;
  /**
   * Converts a cart that is part of another response. A cart whose totals do not add up is rejected and reported
   * (CART-12, CART-13).
   */
  readonly receive: (wire: CartWire, version?: string) => Effect.Effect<Cart, CartUnsound>;
};

export const makeCartCalls = (
  client: BaseClient,
  site: { readonly taxMode: TaxMode },
  { monitoring, failureTexts }: { readonly monitoring: Monitoring; readonly failureTexts: FailureTexts },
): CartCalls => {
  const receive: CartCalls['receive'] = Effect.fnUntraced(function* (wire, version) {
    for (const message of unknownValues(wire)) yield* monitoring.warn({ message, component: 'cart' });
    const conflict = conflictingDuplicate(wire);
    const checked =
      conflict === undefined ? checkTotals(cartOf(wire, failureTexts, version), site.taxMode) : E.left(conflict);
    if (E.isRight(checked)) return checked.right;
    const { sum, expected, received } = checked.left;
    yield* monitoring.warn({
      message: `Cart does not add up: ${sum} is ${received}, not ${expected}`,
      component: 'cart',
    });
    return yield* Effect.fail({ _tag: 'CartUnsound' as const, sum });
  });

  const about: CartCalls['about'] = (endpoint, options) =>
    Effect.gen(function* () {
      const answer = yield* client.call(endpoint, options);
      if (answer.status !== 409) return yield* client.accept(answer);
      const fresh = CartWire.decode(answer.body);
      if (E.isLeft(fresh)) return yield* client.accept(answer);
      return yield* Effect.fail({ _tag: 'CartChanged' as const, cart: yield* receive(fresh.right, answer.etag) });
    }).pipe(
      Effect.catchIf(
        (failure) => failure._tag === 'ApiFailure' && recoveryOf(failure.errorId) === 'new-cart',
        (failure) => Effect.fail(failure._tag === 'ApiFailure' ? { _tag: 'CartNotFound' as const, failure } : failure),
      ),
    );

  return {
    about,
    receive,
    cart: (endpoint, options) => about(endpoint, options).pipe(Effect.flatMap(({ body, etag }) => receive(body, etag))),
  };
};
