import { either as E } from 'fp-ts';
import { sign, verify } from 'hono/jwt';
import * as t from 'io-ts';
import { behaviours, testCards } from './test-cards.ts';

/** `expiresAt` is in milliseconds since 1970; `reference` is what the session was opened for, such as a cart. */
const sessionClaims = t.type({ sessionId: t.string, reference: t.string, expiresAt: t.number });
const cardClaims = t.type({
  brand: t.string,
  last4: t.string,
  expMonth: t.number,
  expYear: t.number,
  behaviour: t.keyof(behaviours),
});
const boundClaims = t.intersection([cardClaims, t.type({ reference: t.string, expiresAt: t.number })]);

/** All that remains of a card once it is a token (PAY-18). */
export type TokenisedCard = t.TypeOf<typeof cardClaims>;
type PaymentSession = t.TypeOf<typeof sessionClaims>;

/**
 * A card as its token gives it. One that was typed serves the session of that reference, once and until it expires; a
 * fixed test card serves everywhere.
 */
type GivenCard = { readonly card: TokenisedCard; readonly bound?: Omit<PaymentSession, 'sessionId'> };

/** How long a card token serves, in milliseconds. */
const CARD_MS = 30 * 60 * 1000;

/** Fixed tokens `tok_test_{behaviour}` for seeded saved cards and scripts, such as `tok_test_succeeds`. */
const testTokens: ReadonlyMap<string, TokenisedCard> = new Map(
  [...testCards]
    .reverse()
    .map(({ number, behaviour }) => [
      `tok_test_${behaviour}`,
      { brand: 'visa', last4: number.slice(-4), expMonth: 12, expYear: 2039, behaviour },
    ]),
);

/**
 * A key of its own for each purpose, so that a token never serves for another one and the shop's secret signs nothing
 * that a browser sees (RFC 5869).
 */
const derivedKey = async (secret: string, purpose: string): Promise<string> => {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), 'HKDF', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: new Uint8Array(),
      info: new TextEncoder().encode(`portico payments ${purpose}`),
    },
    material,
    256,
  );
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Tokens of one kind, which carry their own content under a signature, so that nothing about a card is stored. */
const makeSigned = <Claims extends object>(key: () => Promise<string>, codec: t.Type<Claims, unknown>) => ({
  issue: async (claims: Claims): Promise<string> => sign({ ...claims, jti: crypto.randomUUID() }, await key(), 'HS256'),
  open: async (token: string): Promise<Claims | undefined> => {
    const claims = await verify(token, await key(), { alg: 'HS256' }).catch(() => undefined);
    const decoded = codec.decode(claims);
    return E.isRight(decoded) ? decoded.right : undefined;
  },
});

/** Client tokens of sessions, and tokens of cards. `now` is in milliseconds since 1970. */
export const makeTokens = ({ secret, now }: { readonly secret: string; readonly now: () => number }) => {
  const keyOf = (purpose: string): (() => Promise<string>) => {
    let key: Promise<string> | undefined;
    return () => (key ??= derivedKey(secret, purpose));
  };
  const sessions = makeSigned(keyOf('client token'), sessionClaims);
  const cards = makeSigned(keyOf('card token'), boundClaims);
  return {
    issueSession: sessions.issue,
    /** The session of a client token that still serves. */
    sessionOf: async (clientToken: string): Promise<PaymentSession | undefined> => {
      const session = await sessions.open(clientToken);
      return session !== undefined && now() < session.expiresAt ? session : undefined;
    },
    /** A token of a card that was typed in that session. */
    issueCard: (card: TokenisedCard, { reference }: PaymentSession): Promise<string> =>
      cards.issue({ ...card, reference, expiresAt: now() + CARD_MS }),
    /** The card of a token, whether or not it still serves; nothing for a token that is not ours. */
    cardOf: async (token: string): Promise<GivenCard | undefined> => {
      const fixed = testTokens.get(token);
      if (fixed !== undefined) return { card: fixed };
      const claims = await cards.open(token);
      if (claims === undefined) return undefined;
      const { brand, last4, expMonth, expYear, behaviour, reference, expiresAt } = claims;
      return { card: { brand, last4, expMonth, expYear, behaviour }, bound: { reference, expiresAt } };
    },
    /** Whether a card may be taken for the session of that reference now. */
    serves: ({ bound }: GivenCard, reference: string | undefined): boolean =>
      bound === undefined || (bound.reference === reference && now() < bound.expiresAt),
  };
};

export type Tokens = ReturnType<typeof makeTokens>;
