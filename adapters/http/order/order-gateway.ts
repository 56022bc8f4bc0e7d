import * as Effect from 'effect/Effect';
import { checkout } from '#adapters/contract/checkout.ts';
import { purchase } from '#adapters/contract/purchase.ts';
import { Money } from '#core/kernel/money.ts';
import { present } from '#core/kernel/present.ts';
import type { OrderGateway } from '#core/order/ports/order-gateway.ts';
import type { BaseClient } from '../base-client.ts';
import type { CartCalls } from '../cart/cart-calls.ts';
import { ORDER_LIMIT_MS } from '../time-limits.ts';
import { orderOf } from './order-mapper.ts';

export const makeOrderGateway = (client: BaseClient, { about }: CartCalls): OrderGateway => ({
  place: ({ key, request: { basketId, captchaToken, agreement, bnplAuthorization: approved, ...named } }) =>
    about(checkout.placeOrder, {
      key,
      timeLimit: ORDER_LIMIT_MS,
      query: { basketId, ...present({ agreement }) },
      body: {
        basketId,
        captchaToken,
        ...present({
          paymentInstrumentId: named.paymentInstrumentId,
          storeEmployeeId: named.storeEmployeeId,
          bnplAuthorization: approved && {
            ...approved,
            orderAmount: Money.toDecimal(approved.orderAmount, approved.currency),
          },
        }),
      },
    }).pipe(Effect.map(({ body }) => orderOf(body))),
  settleChallenge: ({ key, basketId, orderNumber, challengeId, paymentInstrumentId }) =>
    about(checkout.patchOrder, {
      key,
      timeLimit: ORDER_LIMIT_MS,
      params: { orderNumber },
      query: { basketId },
      body: { challengeResult: challengeId, paymentInstrumentId },
    }).pipe(Effect.map(({ body }) => orderOf(body))),
  read: (orderId) => client.ask(purchase, { params: { orderId } }).pipe(Effect.map(({ body }) => orderOf(body))),
});
