import * as Effect from 'effect/Effect';
import { consumer } from '#adapters/contract/order.ts';
import { addressToWire } from '#adapters/contract/wire/address.codec.ts';
import { orderChanges } from '#adapters/contract/order-changes.ts';
import { present } from '#core/kernel/present.ts';
import type { PurchaseGateway } from '#core/order/ports/purchase-gateway.ts';
import type { BaseClient } from '../base-client.ts';
import { historyOf, labelOf, purchaseOf } from './purchase-mapper.ts';

export const makePurchaseGateway = (client: BaseClient): PurchaseGateway => ({
  history: (body) => Effect.map(client.ask(consumer.purchaseHistory, { body }), (answer) => historyOf(answer.body)),
  view: (orderId) => Effect.map(client.ask(consumer.purchase, { params: { orderId } }), ({ body }) => purchaseOf(body)),
  track: (body) => Effect.map(client.ask(consumer.trackOrder, { body }), (answer) => purchaseOf(answer.body)),
  cancel: ({ key, orderNumber, parts, reason }) =>
    Effect.map(
      client.ask(consumer.cancelOrder, {
        key,
        query: { orderNumber },
        body: { items: parts.map(({ itemId, quantity }) => ({ itemId, qty: quantity })), reason },
      }),
      ({ body }) => purchaseOf(body),
    ),
  startReturn: ({ key, orderId, parts, way }) =>
    Effect.map(
      client.ask(consumer.createReturn, {
        key,
        params: { orderId },
        body: {
          way,
          items: parts.map(({ itemId, quantity, reason, exchangeSku }) => ({
            itemId,
            qty: quantity,
            reason,
            ...present({ exchangeSku }),
          })),
        },
      }),
      ({ body }) => labelOf(body),
    ),
  cancelReturn: ({ key, ...params }) =>
    Effect.map(client.ask(orderChanges.cancelReturn, { key, params }), ({ body }) => purchaseOf(body)),
  openPayment: (orderId) =>
    Effect.map(client.ask(orderChanges.openPayment, { params: { orderId } }), ({ body }) => body),
  pay: ({ key, orderId, card: { token } }) =>
    Effect.map(client.ask(orderChanges.pay, { key, params: { orderId }, body: { token } }), ({ body }) =>
      purchaseOf(body),
    ),
  settlePayment: ({ key, orderId, outcome }) =>
    Effect.map(client.ask(orderChanges.settlePayment, { key, params: { orderId }, body: { outcome } }), ({ body }) =>
      purchaseOf(body),
    ),
  correct: ({ key, orderId, email, address, shipmentId }) =>
    Effect.map(
      client.ask(orderChanges.correct, {
        key,
        params: { orderId },
        body: {
          email,
          ...present({
            address: address && { ...addressToWire(address), approachType: 'S' as const },
            shipmentId,
          }),
        },
      }),
      ({ body: { order, confirmMinutes } }) => ({ purchase: purchaseOf(order), ...present({ confirmMinutes }) }),
    ),
  withdraw: ({ key, orderNumber, email, parts }) =>
    Effect.map(
      client.ask(orderChanges.withdraw, {
        key,
        body: {
          orderNumber,
          email,
          ...present({ items: parts?.map(({ itemId, quantity }) => ({ itemId, qty: quantity })) }),
        },
      }),
      ({ body }) => purchaseOf(body.order),
    ),
  resendGiftCard: ({ key, ...body }) => Effect.asVoid(client.ask(consumer.resendGiftCardEmail, { key, body })),
  download: ({ orderNumber, invoiceId }) =>
    Effect.map(client.ask(consumer.invoice, { query: { orderNumber }, body: { invoiceId } }), ({ body }) => body),
});
