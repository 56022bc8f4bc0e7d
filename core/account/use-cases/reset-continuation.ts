import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import { encodePart } from '#core/kernel/address-part.ts';
import { encodeBase64Url } from '#core/kernel/base64url.ts';
import { CONTINUATION } from '#core/session/device-keys.ts';
import type { Secrets } from '#core/session/ports/secrets.ts';
import { continuationIn, continuationQuery, type Continuation } from '#core/site/continuation.ts';
import type { ShopperMemory } from '#core/site/ports/shopper-memory.ts';
import { parseQuery } from '#core/site/query.ts';

type Ports = { readonly memory: ShopperMemory; readonly secrets: Pick<Secrets, 'sha256'> };

/** Validity of the link in milliseconds. */
const LINK_MS = 3_600_000;

/** Tells e-mails apart, so that the device stores none of them. */
const digestOf = ({ secrets }: Ports, email: string): Effect.Effect<string> =>
  Effect.map(
    secrets.sha256(Uint8Array.from(encodePart(email.toLowerCase()), (sign) => sign.charCodeAt(0))),
    encodeBase64Url,
  );

/**
 * Keeps on the device what follows the sign-in after a reset for this e-mail, as long as the link is valid, in place of
 * what was kept before. A sign-in and a sign-out remove it.
 */
export const keepContinuation = Effect.fn('keepContinuation')(function* (
  ports: Ports,
  email: string,
  continuation: Continuation,
) {
  const query = continuationQuery(continuation);
  if (query === '') return yield* ports.memory.forget(CONTINUATION);
  const until = (yield* Clock.currentTimeMillis) + LINK_MS;
  return yield* ports.memory.remember(CONTINUATION, `${until} ${yield* digestOf(ports, email)} ${query}`);
});

/** What follows the sign-in after a reset for this e-mail, once; empty if the device keeps nothing for it. */
export const takeContinuation = Effect.fn('takeContinuation')(function* (ports: Ports, email: string) {
  const [until, digest, query = ''] = ((yield* ports.memory.recall(CONTINUATION)) ?? '').split(' ');
  yield* ports.memory.forget(CONTINUATION);
  const isValid = Number(until) > (yield* Clock.currentTimeMillis) && digest === (yield* digestOf(ports, email));
  return isValid ? continuationIn(parseQuery(query)) : {};
});
