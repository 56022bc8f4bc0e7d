import { instantOf } from '../kernel/calendar.ts';
import type { BasketId, FavoriteId, OrderId, SavedListId } from '../kernel/identifiers.ts';
import { present } from '../kernel/present.ts';
import { consumerTypeOf } from '../profile/profile.ts';
import type { AssociateSession } from './associate-session.ts';

/** Tokens of the service, stored by a server or script, never by a browser. */
type Tokens = { readonly access: string; readonly refresh: string };

/** Ids of the session's resources, each absent until it exists. */
export type SessionRefs = {
  readonly basket?: BasketId;
  readonly favorites?: FavoriteId;
  readonly savedItems?: SavedListId;
  /** The last order of this session, for its confirmation. */
  readonly order?: OrderId;
};
export type RefName = keyof SessionRefs;

const refNames = ['basket', 'favorites', 'savedItems', 'order'] as const satisfies readonly RefName[];

/** References to set; undefined removes one, absent ones are unchanged. */
export type RefChanges = { readonly [name in RefName]?: string | undefined };

/** A session: consumer, optional staff, expiry and references. */
export type Session = {
  readonly consumerId: string;
  readonly consumerType: string;
  /** ISO 8601: expiry of the access and the refresh token. */
  readonly accessExpiry: string;
  readonly refreshExpiry: string;
  /** The associate who acts for the consumer (ASC-02). */
  readonly staff?: AssociateSession;
  readonly refs: SessionRefs;
  readonly tokens?: Tokens;
};

/** Time in milliseconds: an access token that expires sooner is renewed (AUTH-14). */
export const RENEW_BEFORE_MS = 60_000;

/** Delay in milliseconds before a conflicting token exchange is repeated (AUTH-05). */
export const EXCHANGE_RETRY_MS = 2_000;

const LONG_AGO = '1970-01-01T00:00:00.000Z';

const msLeft = (until: string, now: number): number => instantOf(until) - now;

/** Functions of a session. `now` is in milliseconds since the epoch. */
export const Session = {
  isFresh: (session: Session, now: number): boolean => msLeft(session.accessExpiry, now) >= RENEW_BEFORE_MS,
  isRenewable: (session: Session, now: number): boolean => msLeft(session.refreshExpiry, now) > 0,
  /** Whether a session is valid or renewable, so that no new one is needed. */
  isUsable: (session: Session, now: number): boolean =>
    Session.isFresh(session, now) || Session.isRenewable(session, now),
  /** Whether the session belongs to a consumer with an account. Unknown types count as members (PRO-07). */
  isMember: (session: Session | undefined): session is Session =>
    session !== undefined && consumerTypeOf(session.consumerType) !== 'GUEST',
  /** Marks the access token as expired, so that it is renewed before its next use. */
  expireAccess: (session: Session): Session => ({ ...session, accessExpiry: LONG_AGO }),
  /** The session with changed references; the same object if nothing changes. */
  withRefs: (session: Session, changes: RefChanges): Session =>
    refNames.every((name) => !(name in changes) || session.refs[name] === changes[name])
      ? session
      : { ...session, refs: present({ ...session.refs, ...changes }) },
  /** References that differ between two states of a session, with the later values. */
  refChanges: (before: Session, after: Session): RefChanges =>
    Object.fromEntries(
      refNames
        .filter((name) => before.refs[name] !== after.refs[name])
        .map((name) => [name, after.refs[name]] as const),
    ),
} as const;
