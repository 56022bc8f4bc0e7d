import { hash, hkdfSync } from 'node:crypto';
import * as t from 'io-ts';
import { accounts, approvalCodec } from './approval-accounts.ts';
import { brandOf } from './browser/card-rules.ts';
import { randomId, type Store } from './store.ts';
import { behaviorOf, cardBehaviors, testCards, type CardBehavior } from './test-cards.ts';

const shownOfCard = { brand: t.string, last4: t.string, expMonth: t.number, expYear: t.number };
/** All that is kept of a card, or of an account with what was approved (PAY-18). */
const cardCodec = t.intersection([
  // `cardFingerprint` is equal for the same card number, which it does not reveal.
  t.type({ ...shownOfCard, behavior: t.keyof(cardBehaviors), cardFingerprint: t.string }),
  t.partial({ approval: approvalCodec }),
]);
export type TokenizedCard = t.TypeOf<typeof cardCodec>;

/** A card that its consumer can be charged with again (PAY-08). */
export const methodCodec = t.type({ paymentMethodId: t.string, consumerReference: t.string, card: cardCodec });
export type StoredMethod = t.TypeOf<typeof methodCodec>;

/** Pays for `reference`, such as a cart. `approval` is absent for card fields, `token` until the shopper's answer. */
const sessionCodec = t.intersection([
  t.type({ sessionId: t.string, reference: t.string, expiresAt: t.number }),
  t.partial({ approval: approvalCodec, token: t.string }),
]);
type Session = t.TypeOf<typeof sessionCodec>;
/** A session in which the shopper approves an amount. */
export type ApprovalSession = Session & Required<Pick<Session, 'approval'>>;

/** A card for one charge in a session of that reference; `chargeId` is the latest attempt. */
const tokenCodec = t.intersection([
  t.type({ card: cardCodec, reference: t.string, expiresAt: t.number }),
  t.partial({ chargeId: t.string }),
]);
type TokenCard = Pick<t.TypeOf<typeof tokenCodec>, 'card' | 'chargeId'>;
type EnteredCard = { readonly number: string; readonly expMonth: number; readonly expYear: number };

const LIFETIME_MS = 30 * 60 * 1000;

/** Fixed tokens `tok_test_{behavior}` for tests and scripts, such as `tok_test_succeeds`. */
const testTokens = new Map(
  testCards.toReversed().map((card) => [`tok_test_${card.behavior}`, { ...card, expMonth: 12, expYear: 2039 }]),
);

/** Sessions by their client tokens, and the tokens of cards. Tokens are random: what they stand for is in the store. */
export const makeTokens = (store: Store, secret: string) => {
  const { now } = store;
  const sessions = store.records('session', sessionCodec);
  const tokens = store.records('token', tokenCodec);
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'portico payments card fingerprint', 32)).toString('hex');
  const tokenized = ({ number, expMonth, expYear }: EnteredCard): TokenizedCard => {
    const [brand, last4, behavior] = [brandOf(number).name, number.slice(-4), behaviorOf(number)];
    const cardFingerprint = hash('sha256', `${key} ${number}`).slice(0, 32);
    return { brand, last4, expMonth, expYear, behavior, cardFingerprint };
  };
  const issue = (card: TokenizedCard, reference: string, expiresAt: number): string => {
    const token = randomId('tok');
    tokens.put(token, { card, reference, expiresAt }, expiresAt);
    return token;
  };
  return {
    /** Opens a session for a purpose, with what the shopper is asked to approve. */
    openSession: (asked: Pick<Session, 'reference' | 'approval'>) => {
      const [sessionId, clientToken, expiresAt] = [randomId('ses'), randomId('cli'), now() + LIFETIME_MS];
      sessions.put(clientToken, { sessionId, ...asked, expiresAt }, expiresAt);
      return { sessionId, clientToken, expiresAt: new Date(expiresAt).toISOString() };
    },
    /** The session of a client token that has not expired. */
    sessionOf: sessions.get,
    /** A token for a card that was entered in that session, with what is shown of the card. */
    issueCard: (entered: EnteredCard, { reference }: Session) => {
      const card = tokenized(entered);
      const { brand, last4, expMonth, expYear } = card;
      return { token: issue(card, reference, now() + LIFETIME_MS), brand, last4, expMonth, expYear };
    },
    /** A token for what was answered in that session; undefined without an answer. The first answer is final. */
    issueApproval: (clientToken: string, behavior: CardBehavior | undefined): string | undefined =>
      store.transaction(() => {
        const session = sessions.get(clientToken);
        if (session?.approval === undefined || behavior === undefined) return session?.token;
        const { approval, reference, expiresAt } = session;
        const card = { ...accounts[approval.method], behavior, cardFingerprint: '', approval };
        const token = session.token ?? issue(card, reference, expiresAt + LIFETIME_MS);
        sessions.put(clientToken, { ...session, token }, expiresAt);
        return token;
      }),
    /** The card of a token that is valid for the reference, and its latest charge. Fixed test tokens always are. */
    cardOf: (token: string, reference?: string): TokenCard | undefined => {
      const fixed = testTokens.get(token);
      if (fixed !== undefined) return { card: { ...tokenized(fixed), brand: 'visa' } };
      const issued = tokens.get(token);
      return issued?.reference === reference ? issued : undefined;
    },
    /** Notes which charge has used a token; fixed test tokens can be used again. */
    setCharge: (token: string, chargeId: string): void => {
      const issued = tokens.get(token);
      if (issued !== undefined) tokens.put(token, { ...issued, chargeId }, issued.expiresAt);
    },
  };
};

export type Tokens = ReturnType<typeof makeTokens>;
