import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { OrderId, OrderNumber } from '../../kernel/identifiers.ts';
import type { Keyed } from '../../kernel/keyed.ts';
import type { OrderPart } from '../order-part.ts';
import type { DocumentFile, Purchase, PurchaseHistory, ReturnLabel } from '../purchase.ts';
import type { ReturnPart } from '../return.ts';

/** Orders after they were placed. */
export type PurchaseGateway = {
  /** Orders of the member from `start`, newest first; AUT440 for a guest (ORD-05). */
  readonly history: (page: {
    readonly start: number;
    readonly count: number;
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
  /** Starts a return once per key; ORD409 for units that cannot be returned (ORD-10, ORD-11). */
  readonly startReturn: (
    command: Keyed & { readonly orderId: OrderId; readonly parts: readonly ReturnPart[] },
  ) => Effect.Effect<ReturnLabel, ApiFailure>;
  /**
   * An invoice or credit note, or the label of a return by the id of the return, as a PDF; OHS4004 for an unknown one
   * (ORD-06, ORD-10).
   */
  readonly download: (document: {
    readonly orderNumber: OrderNumber;
    readonly invoiceId: string;
  }) => Effect.Effect<DocumentFile, ApiFailure>;
};
