import { instantOf } from '../kernel/calendar.ts';
import type { BasketId, FavoriteId, OrderId, SavedListId } from '../kernel/identifiers.ts';
import { present } from '../kernel/present.ts';
import { consumerTypeOf } from '../profile/profile.ts';
import type { AssociateSession } from './associate-session.ts';

/** Tokens as the service issues them. They are held by a server or a script, never by a browser. */
type Tokens = { readonly access: string; readonly refresh: string };

/** Ids of what belongs to a session, each absent until it exists. */
export type SessionRefs = {
  readonly basket?: BasketId;
  readonly favorites?: FavoriteId;
  readonly savedItems?: SavedListId;
  /** The order placed last in this session, for its confirmation. */
  readonly order?: OrderId;
};
export type RefName = keyof SessionRefs;

const refNames = ['basket', 'favorites', 'savedItems', 'order'] as const satisfies readonly RefName[];

/** References to set, by name; undefined removes one, an absent name leaves it as it is. */
export type RefChanges = { readonly [name in RefName]?: string | undefined };

/** The one record of a session: the consumer, the staff who act for it, until when, and what belongs to it. */
export type Session = {
  readonly consumerId: string;
  readonly consumerType: string;
  /** ISO 8601: when the access and the refresh token end. */
  readonly accessExpiry: string;
  readonly refreshExpiry: string;
  /** Staff who shop for the consumer, and where (ASC-02). */
  readonly staff?: AssociateSession;
  readonly refs: SessionRefs;
  readonly tokens?: Tokens;
};

/** An access token with less than this left is renewed (AUTH-14). Milliseconds. */
export const RENEW_BEFORE_MS = 60_000;

/** How long a conflicting token exchange waits before it is tried again (AUTH-05). Milliseconds. */
export const EXCHANGE_RETRY_MS = 2_000;

const LONG_AGO = '1970-01-01T00:00:00.000Z';

const msLeft = (until: string, now: number): number => instantOf(until) - now;

/** `now` is in milliseconds since the epoch. */
export const Session = {
  isFresh: (session: Session, now: number): boolean => msLeft(session.accessExpiry, now) >= RENEW_BEFORE_MS,
  isRenewable: (session: Session, now: number): boolean => msLeft(session.refreshExpiry, now) > 0,
  /** Good for calls as it is or after a renewal, so without opening a new session. */
  isUsable: (session: Session, now: number): boolean =>
    Session.isFresh(session, now) || Session.isRenewable(session, now),
  /** A consumer with an account. An unknown type is one (PRO-07); without a session there is none. */
  isMember: (session: Session | undefined): session is Session =>
    session !== undefined && consumerTypeOf(session.consumerType) !== 'GUEST',
  /** The same session whose access token has ended, so that it is renewed before its next use. */
  expireAccess: (session: Session): Session => ({ ...session, accessExpiry: LONG_AGO }),
  /** The same value where the references are as asked already. */
  withRefs: (session: Session, changes: RefChanges): Session =>
    refNames.every((name) => !(name in changes) || session.refs[name] === changes[name])
      ? session
      : { ...session, refs: present({ ...session.refs, ...changes }) },
  /** The references that differ between two moments of a session, as they are at the later one. */
  refChanges: (before: Session, after: Session): RefChanges =>
    Object.fromEntries(
      refNames
        .filter((name) => before.refs[name] !== after.refs[name])
        .map((name) => [name, after.refs[name]] as const),
    ),
} as const;
