import type * as Effect from 'effect/Effect';
import type { CartFailure } from '../../cart/ports/cart-gateway.ts';
import type { Keyed } from '#core/kernel/keyed.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { BasketId, OrderId, OrderNumber, PaymentInstrumentId } from '../../kernel/identifiers.ts';
import type { Order } from '../order.ts';

/** What placing an order sends (CHK-22). */
export type OrderRequest = {
  readonly basketId: BasketId;
  readonly captchaToken: string;
  readonly paymentInstrumentId?: PaymentInstrumentId;
  readonly storeEmployeeId?: string;
};

export type OrderGateway = {
  /** Places the order once per key; the same key again answers with the same order. */
  readonly place: (command: Keyed & { readonly request: OrderRequest }) => Effect.Effect<Order, CartFailure>;
  /** Reports that the shopper has been through the challenge; the service asks the provider for the truth. */
  readonly settleChallenge: (
    command: Keyed & {
      readonly basketId: BasketId;
      readonly orderNumber: OrderNumber;
      readonly challengeId: string;
      readonly paymentInstrumentId: PaymentInstrumentId;
    },
  ) => Effect.Effect<Order, CartFailure>;
  /** An order that this very session placed; OHS4004 for any other. */
  readonly read: (orderId: OrderId) => Effect.Effect<Order, ApiFailure>;
};
