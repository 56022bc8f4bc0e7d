import { either as E } from 'fp-ts';
import { sign, verify } from 'hono/jwt';
import * as t from 'io-ts';
import { behaviours, testCards } from './test-cards.ts';

const sessionClaims = t.type({ sessionId: t.string, expiresAt: t.number });
const cardClaims = t.type({ brand: t.string, last4: t.string, expMonth: t.number, expYear: t.number, behaviour: t.keyof(behaviours) });

/** All that remains of a card once it is a token (PAY-18). */
export type TokenisedCard = t.TypeOf<typeof cardClaims>;

/** Fixed tokens `tok_test_{behaviour}` for seeded saved cards and scripts, such as `tok_test_succeeds`. */
const testTokens: ReadonlyMap<string, TokenisedCard> = new Map(
  [...testCards].reverse().map(({ number, behaviour }) => [`tok_test_${behaviour}`, { brand: 'visa', last4: number.slice(-4), expMonth: 12, expYear: 2039, behaviour }]),
);

/** Tokens carry their own content under a signature, so nothing about a card is stored and saved cards outlive a restart. */
export const makeTokens = (secret: string) => {
  const issue = (claims: Record<string, unknown>) => sign({ ...claims, jti: crypto.randomUUID() }, secret, 'HS256');
  const open = async <Claims>(token: string, codec: t.Type<Claims, unknown>): Promise<Claims | undefined> => {
    const claims = await verify(token, secret, { alg: 'HS256' }).catch(() => undefined);
    const decoded = codec.decode(claims);
    return E.isRight(decoded) ? decoded.right : undefined;
  };
  return {
    issueSession: (session: { readonly sessionId: string; readonly expiresAt: number }): Promise<string> => issue(session),
    /** Whether this is a client token that still serves at `now` (milliseconds). */
    opensSession: async (clientToken: string, now: number): Promise<boolean> => now < ((await open(clientToken, sessionClaims))?.expiresAt ?? 0),
    issueCard: (card: TokenisedCard): Promise<string> => issue(card),
    /** Nothing for a token that is not ours. */
    cardOf: async (token: string): Promise<TokenisedCard | undefined> => testTokens.get(token) ?? (await open(token, cardClaims)),
  };
};

export type Tokens = ReturnType<typeof makeTokens>;
