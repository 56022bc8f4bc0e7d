import { either as E } from 'fp-ts';
import { sign, verify } from 'hono/jwt';
import * as t from 'io-ts';
import { present } from '#core/kernel/present.ts';
import { accounts, approvalCodec } from './approval-accounts.ts';
import { brandOf } from './card-rules.ts';
import { digest, hexadecimal } from './digest.ts';
import { behaviorOf, cardBehaviors, testCards, type CardBehavior } from './test-cards.ts';

/** Absent for card fields. */
const approvalPart = t.partial({ approval: approvalCodec });
/** `expiresAt` is in milliseconds since 1970; `reference` identifies what the session pays for, such as a cart. */
const sessionClaims = t.intersection([
  t.type({ sessionId: t.string, reference: t.string, expiresAt: t.number }),
  approvalPart,
]);
export const cardClaims = t.intersection([
  t.type({
    brand: t.string,
    last4: t.string,
    expMonth: t.number,
    expYear: t.number,
    behavior: t.keyof(cardBehaviors),
    /** Equal for the same card number, which it does not reveal. */
    cardFingerprint: t.string,
  }),
  approvalPart,
]);
const boundClaims = t.intersection([cardClaims, t.type({ reference: t.string, expiresAt: t.number })]);

/** The only data of a card, or of an approved account, that a token or a stored payment method carries (PAY-18). */
export type TokenizedCard = t.TypeOf<typeof cardClaims>;
type EnteredCard = { readonly number: string; readonly expMonth: number; readonly expYear: number };
type PaymentSession = t.TypeOf<typeof sessionClaims>;

/** A session in which the shopper approves an amount. */
export type ApprovalSession = PaymentSession & Required<Pick<PaymentSession, 'approval'>>;

/** The card of a token. A typed card is valid for the session of its reference, once and until it expires; a fixed test
 * token is valid for every session.
 */
type TokenCard = { readonly card: TokenizedCard; readonly binding?: Pick<PaymentSession, 'reference' | 'expiresAt'> };

/** Lifetime of a card token in milliseconds. */
const CARD_MS = 30 * 60 * 1000;

/** Fixed tokens `tok_test_{behavior}` for tests and scripts, such as `tok_test_succeeds`. */
const testTokens = new Map(
  [...testCards].reverse().map(({ number, behavior }) => [`tok_test_${behavior}`, { number, behavior }]),
);

/**
 * A separate key for each purpose (RFC 5869): a token of one purpose is invalid for another, and the shop's secret signs
 * nothing that a browser receives.
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
  return hexadecimal(new Uint8Array(bits));
};

/** Signed tokens of one kind. They carry their claims, so that no card data is stored. */
const signedTokens = <Claims extends object>(key: () => Promise<string>, codec: t.Type<Claims, unknown>) => ({
  issue: async (claims: Claims): Promise<string> => sign({ jti: crypto.randomUUID(), ...claims }, await key(), 'HS256'),
  open: async (token: string): Promise<Claims | undefined> => {
    const claims = await verify(token, await key(), { alg: 'HS256' }).catch(() => undefined);
    const decoded = codec.decode(claims);
    return E.isRight(decoded) ? decoded.right : undefined;
  },
});

/** The first answers in sessions, until these end. They are forgotten with the process, as open challenges are. */
const makeFirstAnswers = (now: () => number) => {
  const answers = new Map<string, { readonly behavior: CardBehavior; readonly expiresAt: number }>();
  return {
    /** The first answer of a session, which the given one is if there was none. */
    first: (
      { sessionId, expiresAt }: Pick<PaymentSession, 'sessionId' | 'expiresAt'>,
      behavior: CardBehavior | undefined,
    ): CardBehavior | undefined => {
      const known = answers.get(sessionId)?.behavior;
      if (known !== undefined || behavior === undefined) return known;
      for (const [id, answer] of answers) if (answer.expiresAt <= now()) answers.delete(id);
      answers.set(sessionId, { behavior, expiresAt });
      return behavior;
    },
  };
};

/** Issues and reads the client tokens of sessions and the tokens of cards. `now` is in milliseconds since 1970. */
export const makeTokens = ({ secret, now }: { readonly secret: string; readonly now: () => number }) => {
  const keyOf = (purpose: string): (() => Promise<string>) => {
    let key: Promise<string> | undefined;
    return () => (key ??= derivedKey(secret, purpose));
  };
  const answers = makeFirstAnswers(now);
  const sessions = signedTokens(keyOf('client token'), sessionClaims);
  const cards = signedTokens(keyOf('card token'), boundClaims);
  const fingerprintKey = keyOf('card fingerprint');
  const tokenized = async ({ number, expMonth, expYear }: EnteredCard): Promise<TokenizedCard> => ({
    brand: brandOf(number).name,
    last4: number.slice(-4),
    expMonth,
    expYear,
    behavior: behaviorOf(number),
    cardFingerprint: await digest(`${await fingerprintKey()} ${number}`),
  });
  return {
    issueSession: sessions.issue,
    /** The session of a client token that has not expired. */
    sessionOf: async (clientToken: string): Promise<PaymentSession | undefined> => {
      const session = await sessions.open(clientToken);
      return session !== undefined && now() < session.expiresAt ? session : undefined;
    },
    /** A token for a card that was entered in that session. */
    issueCard: async (card: EnteredCard, { reference }: PaymentSession): Promise<string> =>
      cards.issue({ ...(await tokenized(card)), reference, expiresAt: now() + CARD_MS }),
    /**
     * A token for what was answered in that session; undefined without an answer. The first answer is final: later ones get
     * its token, however often the page is sent.
     */
    issueApproval: async (session: ApprovalSession, answer: CardBehavior | undefined): Promise<string | undefined> => {
      const { sessionId: jti, reference, expiresAt, approval } = session;
      const behavior = answers.first(session, answer);
      if (behavior === undefined) return undefined;
      const bound = { reference, expiresAt: expiresAt + CARD_MS, jti };
      return cards.issue({ ...accounts[approval.method], behavior, cardFingerprint: '', approval, ...bound });
    },
    /** The card of a token, expired or not; undefined for a token of another issuer. */
    cardOf: async (token: string): Promise<TokenCard | undefined> => {
      const fixed = testTokens.get(token);
      if (fixed !== undefined)
        return { card: { ...(await tokenized({ ...fixed, expMonth: 12, expYear: 2039 })), brand: 'visa' } };
      const claims = await cards.open(token);
      if (claims === undefined) return undefined;
      const { brand, last4, expMonth, expYear, behavior, cardFingerprint, approval, reference, expiresAt } = claims;
      const card = { brand, last4, expMonth, expYear, behavior, cardFingerprint, ...present({ approval }) };
      return { card, binding: { reference, expiresAt } };
    },
    /** Whether the token is valid for the session of that reference now. */
    isValidFor: ({ binding }: TokenCard, reference: string | undefined): boolean =>
      binding === undefined || (binding.reference === reference && now() < binding.expiresAt),
  };
};

export type Tokens = ReturnType<typeof makeTokens>;
