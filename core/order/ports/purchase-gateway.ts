import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { ItemId, OrderId, OrderNumber } from '../../kernel/identifiers.ts';
import type { Keyed } from '../../kernel/keyed.ts';
import type { CardToken, PaymentSession } from '../../payment/payment-method.ts';
import type { Address } from '../../profile/address.ts';
import type { Corrected } from '../correction.ts';
import type { OrderPart } from '../order-part.ts';
import type { DocumentFile, Purchase, PurchaseHistory, PurchaseSource, ReturnLabel } from '../purchase.ts';
import type { ReturnPart, ReturnWay } from '../return.ts';

/** Orders after they were placed. */
export type PurchaseGateway = {
  /** Purchases of the member from one source, from `start`, newest first; AUT440 for a guest (ORD-05). */
  readonly history: (page: {
    readonly start: number;
    readonly count: number;
    readonly source: PurchaseSource;
  }) => Effect.Effect<PurchaseHistory, ApiFailure>;
  /** An order that this session placed or tracked; OHS4004 for any other. */
  readonly view: (orderId: OrderId) => Effect.Effect<Purchase, ApiFailure>;
  /** The order of a number and email address, which this session may then use for 30 minutes; else ORD400 (ORD-03). */
  readonly track: (order: {
    readonly orderNumber: OrderNumber;
    readonly email: string;
  }) => Effect.Effect<Purchase, ApiFailure>;
  /** Cancels units once per key; ORD409 for units that are being prepared or were canceled before (ORD-08, ORD-09). */
  readonly cancel: (
    command: Keyed & {
      readonly orderNumber: OrderNumber;
      readonly parts: readonly OrderPart[];
      readonly reason: string;
    },
  ) => Effect.Effect<Purchase, ApiFailure>;
  /**
   * Starts a return once per key, of units for a refund or for another size; ORD409 for units that cannot be returned,
   * INV406 for a size that is out of stock (ORD-10, ORD-11).
   */
  readonly startReturn: (
    command: Keyed & { readonly orderId: OrderId; readonly parts: readonly ReturnPart[]; readonly way: ReturnWay },
  ) => Effect.Effect<ReturnLabel, ApiFailure>;
  /** Cancels a return once per key; ORD409 for one that was sent, is over or follows from a withdrawal (ORD-16). */
  readonly cancelReturn: (
    command: Keyed & { readonly orderId: OrderId; readonly returnId: string },
  ) => Effect.Effect<Purchase, ApiFailure>;
  /** Opens the provider's card fields for an order whose payment was refused; ORD409 if nothing is due. */
  readonly openPayment: (orderId: OrderId) => Effect.Effect<PaymentSession, ApiFailure>;
  /**
   * Pays what is due by another card, once per token; the order may ask for a challenge. Refusals of a card are those
   * of checkout.
   */
  readonly pay: (
    command: Keyed & { readonly orderId: OrderId; readonly card: CardToken },
  ) => Effect.Effect<Purchase, ApiFailure>;
  /** Reports the end of the challenge; the service asks the provider for the result. */
  readonly settlePayment: (
    command: Keyed & { readonly orderId: OrderId; readonly outcome: 'completed' | 'abandoned' },
  ) => Effect.Effect<Purchase, ApiFailure>;
  /**
   * Corrects e-mail address and address of an order once per key, before its parcels are sent; ORD409 later, ORD415 if
   * another tax applies there. The address stays if there is none; it is that of the parcels to where the shipment
   * goes, by default the first one. The correction of an order that the session has only
   * tracked waits until it is confirmed.
   */
  readonly correct: (
    command: Keyed & {
      readonly orderId: OrderId;
      readonly email: string;
      readonly address?: Address;
      readonly shipmentId?: string;
    },
  ) => Effect.Effect<Corrected, ApiFailure>;
  /**
   * Withdraws from the contract of an order, or of some units, once per key: by number and email address, else ORD400.
   * ORD409 if nothing can be withdrawn from; API404 on sites without this right. Tracks the order.
   */
  readonly withdraw: (
    command: Keyed & {
      readonly orderNumber: OrderNumber;
      readonly email: string;
      readonly parts?: readonly OrderPart[];
    },
  ) => Effect.Effect<Purchase, ApiFailure>;
  /**
   * Sends the email with the gift cards of a line once more, once per key (ORD-13); ORD409 for one that was not sent yet,
   * and a refusal with the time to wait within 60 seconds (ORD-14).
   */
  readonly resendGiftCard: (
    command: Keyed & { readonly orderNumber: OrderNumber; readonly itemId: ItemId },
  ) => Effect.Effect<void, ApiFailure>;
  /**
   * An invoice, credit note or gift receipt, or the label of a return by the id of the return, as a PDF; OHS4004 for an
   * unknown one (ORD-06, ORD-10).
   */
  readonly download: (document: {
    readonly orderNumber: OrderNumber;
    readonly invoiceId: string;
  }) => Effect.Effect<DocumentFile, ApiFailure>;
};
