import type * as Effect from 'effect/Effect';
import type { CartFailure } from '../../cart/ports/cart-gateway.ts';
import type { Keyed } from '#core/kernel/keyed.ts';
import type { Amount } from '#core/kernel/amount.ts';
import type { Currency } from '#core/kernel/currency.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { BasketId, OrderId, OrderNumber, PaymentInstrumentId } from '../../kernel/identifiers.ts';
import type { Order } from '../order.ts';

/** Input of placing an order (CHK-22). */
export type OrderRequest = {
  readonly basketId: BasketId;
  readonly captchaToken: string;
  readonly paymentInstrumentId?: PaymentInstrumentId;
  readonly storeEmployeeId?: string;
  /** That of the prepared order: the service places nothing else. */
  readonly agreement?: string;
  /** What pay later pays, with the token of its approval (CHK-17). */
  readonly bnplAuthorization?: { readonly token: string; readonly orderAmount: Amount; readonly currency: Currency };
};

export type OrderGateway = {
  /** Places the order once per key; the same key returns the same order. */
  readonly place: (command: Keyed & { readonly request: OrderRequest }) => Effect.Effect<Order, CartFailure>;
  /** Reports that the shopper completed the challenge; the service asks the provider for the result. */
  readonly settleChallenge: (
    command: Keyed & {
      readonly basketId: BasketId;
      readonly orderNumber: OrderNumber;
      readonly challengeId: string;
      readonly paymentInstrumentId: PaymentInstrumentId;
    },
  ) => Effect.Effect<Order, CartFailure>;
  /** An order that this session placed; OHS4004 for any other. */
  readonly read: (orderId: OrderId) => Effect.Effect<Order, ApiFailure>;
};
