import { instantOf } from '../kernel/calendar.ts';
import type { BasketId, FavoriteId, OrderId, SavedListId } from '../kernel/identifiers.ts';

/** Tokens as the service gives them. They live on a server or in a script, never in a browser. */
type Tokens = { readonly access: string; readonly refresh: string };

/** Who is shopping, until when, and with which cart. */
export type Session = {
  readonly consumerId: string;
  readonly consumerType: string;
  /** ISO 8601: when the access and the refresh token end. */
  readonly accessExpiry: string;
  readonly refreshExpiry: string;
  readonly basketId?: BasketId;
  /** The list of favorites, from the first of them on. */
  readonly favoriteId?: FavoriteId;
  /** The list of what was saved for later, from the first item on. */
  readonly saveForLaterId?: SavedListId;
  /** The order placed last in this session, for its confirmation. */
  readonly orderId?: OrderId;
  readonly tokens?: Tokens;
};

/** An access token with less than this left is renewed (AUTH-14). */
export const RENEW_BEFORE_MS = 60_000;

/** How long a conflicting token exchange waits before it is tried again (AUTH-05). */
export const EXCHANGE_RETRY_MS = 2_000;

const msLeft = (until: string, now: number): number => instantOf(until) - now;

export const Session = {
  isFresh: (session: Session, now: number): boolean => msLeft(session.accessExpiry, now) >= RENEW_BEFORE_MS,
  isRenewable: (session: Session, now: number): boolean => msLeft(session.refreshExpiry, now) > 0,
} as const;
