import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { OrderId, OrderNumber } from '#core/kernel/identifiers.ts';
import type { Keyed } from '#core/kernel/keyed.ts';

/** What prevents the deletion of an account, and what it ends. */
export type OpenBusiness = {
  readonly openOrders: number;
  readonly openReturns: number;
  /** Orders that can be returned until a day (ISO 8601) of their site, which has this locale (ORD-18). */
  readonly returnableOrders: readonly {
    readonly orderId: OrderId;
    readonly orderNumber: OrderNumber;
    readonly locale: string;
    readonly lastDay: string;
  }[];
};

/** The member's personal data (API-065), and the deletion of the account. */
export type PrivacyGateway = {
  /** Requests a copy; `email` is the member's own. Returns the id of the request, which is valid for a day. */
  readonly requestCopy: (command: Keyed & { readonly email: string }) => Effect.Effect<string, ApiFailure>;
  /** The stored data by table. */
  readonly readCopy: (requestId: string) => Effect.Effect<{ readonly [table: string]: unknown }, ApiFailure>;
  readonly view: Effect.Effect<OpenBusiness, ApiFailure>;
  /** Fails with AUT450 for a wrong password, and with status 409 while an order or return is open. */
  readonly deleteAccount: (password: string) => Effect.Effect<void, ApiFailure>;
};
