import { either as E } from 'fp-ts';
import type { Endpoint } from '#adapters/contract/endpoint.ts';
import { ErrorWire } from '#adapters/contract/error.codec.ts';
import { refChangesOf } from '#adapters/contract/session-effects.ts';
import { recoveryOf } from '#core/failures/recovery.ts';
import { Session } from '#core/session/session.ts';

type Reply = {
  readonly status: number;
  readonly body: unknown;
  /** Whether it is a stored response that is returned again, for a call with this cart. */
  readonly replayed?: { readonly basket: string | null };
};

/**
 * Recoveries after which the session has no cart: the cart does not exist (ERR-06), or its customer does not exist
 * (ERR-05).
 */
const endsCart: ReadonlySet<unknown> = new Set(['new-cart', 'cleared-cart']);

const recoveryIn = (body: unknown) =>
  ErrorWire.is(body) ? recoveryOf(body.errorDetails?.[0]?.errorId ?? '') : undefined;

/**
 * The session after a response, by the endpoint's effects; the same object if nothing changed. A stored response does not
 * replace the cart of the session, which may be a later one.
 */
export const sessionAfter = <Wire>(
  session: Session,
  { reply, effects }: Pick<Endpoint<string, never, never, Wire>, 'reply' | 'effects'>,
  { status, body, replayed }: Reply,
): Session => {
  if (endsCart.has(recoveryIn(body))) return Session.withRefs(session, { basket: undefined });
  const decoded = status >= 200 && status <= 299 ? reply.decode(body) : undefined;
  if (decoded === undefined || E.isLeft(decoded)) return session;
  const { basket } = session.refs;
  const later = replayed !== undefined && basket !== undefined && basket !== replayed.basket ? { basket } : {};
  return Session.withRefs(session, { ...refChangesOf(effects, decoded.right), ...later });
};
