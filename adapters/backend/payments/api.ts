import { either as E } from 'fp-ts';
import { Hono, type Context } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { bodyLimit } from 'hono/body-limit';
import * as t from 'io-ts';
import { brandOf, refusedFields } from './card-rules.ts';
import type { Charge, ChargeBook } from './charge-book.ts';
import { currency } from './ledger.ts';
import { behaviourOf } from './test-cards.ts';
import { languageOf, problemOf } from './texts.ts';
import type { Tokens } from './tokens.ts';

const sessionRequest = t.type({ reference: t.string });
const cardRequest = t.type({
  number: t.string,
  expMonth: t.number,
  expYear: t.number,
  code: t.string,
  holderName: t.string,
});
const chargeRequest = t.intersection([
  t.type({ amount: t.number, currency, token: t.string, reference: t.string }),
  t.partial({ returnUrl: t.string, sessionReference: t.string }),
]);

const sessionMilliseconds = 30 * 60 * 1000;

/** The provider's JSON interface. Errors are `{ error }` with a word in snake case; money is integer minor units. */
export const makeApi = ({
  book,
  tokens,
  secret,
  now,
}: {
  readonly book: ChargeBook;
  readonly tokens: Tokens;
  readonly secret: string;
  readonly now: () => number;
}): Hono => {
  const message = failure('unauthorized');
  const unauthorized = {
    noAuthenticationHeader: { message },
    invalidAuthenticationHeader: { message },
    invalidToken: { message },
  };
  const shop = bearerAuth({ token: secret, ...unauthorized });
  const cardFields = bearerAuth({
    verifyToken: async (token) => (await tokens.sessionOf(token)) !== undefined,
    ...unauthorized,
  });

  const api = new Hono();
  api.use(bodyLimit({ maxSize: 16 * 1024 }));

  api.post('/sessions', shop, async (c) => {
    const request = await bodyOf(c, sessionRequest);
    if (request === undefined || request.reference === '') return c.json(failure('invalid_request'), 400);
    const sessionId = `ses_${crypto.randomUUID()}`;
    const expiresAt = now() + sessionMilliseconds;
    return c.json(
      {
        sessionId,
        clientToken: await tokens.issueSession({ sessionId, reference: request.reference, expiresAt }),
        expiresAt: new Date(expiresAt).toISOString(),
      },
      201,
    );
  });

  api.post('/tokens', cardFields, async (c) => {
    const [session, card] = [await tokens.sessionOf(bearerOf(c)), await bodyOf(c, cardRequest)];
    if (session === undefined || card === undefined) return c.json(failure('invalid_request'), 400);
    const language = languageOf(c.req.header('accept-language'));
    const refused = refusedFields(card, now());
    if (refused.length > 0)
      return c.json(
        { fields: Object.fromEntries(refused.map((field) => [field, problemOf(field, card.number, language)])) },
        422,
      );
    const publicCard = {
      brand: brandOf(card.number).name,
      last4: card.number.slice(-4),
      expMonth: card.expMonth,
      expYear: card.expYear,
    };
    return c.json(
      { token: await tokens.issueCard({ ...publicCard, behaviour: behaviourOf(card.number) }, session), ...publicCard },
      201,
    );
  });

  api.get('/tokens/:token', shop, async (c) => {
    const given = await tokens.cardOf(c.req.param('token'));
    // To the session of another reference, and after its time, a token is as unknown as one that never was.
    if (given === undefined || !tokens.serves(given, c.req.query('sessionReference')))
      return c.json(failure('unknown_token'), 404);
    const { brand, last4, expMonth, expYear } = given.card;
    return c.json({ brand, last4, expMonth, expYear });
  });

  api.post('/charges', shop, async (c) => {
    const idempotencyKey = c.req.header('idempotency-key');
    if (idempotencyKey === undefined || idempotencyKey === '') return c.json(failure('idempotency_key_missing'), 400);
    const request = await bodyOf(c, chargeRequest);
    if (
      request === undefined ||
      !Number.isSafeInteger(request.amount) ||
      request.amount <= 0 ||
      request.reference === ''
    )
      return c.json(failure('invalid_request'), 400);
    const given = await tokens.cardOf(request.token);
    if (given === undefined) return c.json(failure('unknown_token'), 422);

    const { amount, currency, token, reference, returnUrl, sessionReference } = request;
    const { card, bound } = given;
    const isSingleUse = bound !== undefined;
    const outcome = await book.charge({
      amount,
      currency,
      token,
      reference,
      idempotencyKey,
      card,
      isSingleUse,
      serves: tokens.serves(given, sessionReference),
      ...(returnUrl === undefined ? {} : { returnUrl }),
    });
    if (outcome._tag === 'TokenRefused') return c.json(failure('unknown_token'), 422);
    if (outcome._tag === 'KeyReused') return c.json(failure('idempotency_key_reused'), 422);
    if (outcome._tag === 'StillRunning') return c.json(failure('still_running'), 409);
    if (card.behaviour === 'times_out') await abortOf(c.req.raw.signal);
    return c.json(firstAnswer(outcome.charge));
  });

  api.get('/charges', shop, async (c) => {
    const { reference, idempotencyKey } = c.req.query();
    if (reference === undefined && idempotencyKey === undefined) return c.json(failure('invalid_request'), 400);
    const found = await book.find(
      (facts) =>
        (reference === undefined || facts.reference === reference) &&
        (idempotencyKey === undefined || facts.idempotencyKey === idempotencyKey),
    );
    return c.json({ charges: found.map(shown) });
  });

  api.get('/charges/:id', shop, async (c) => {
    const [charge] = await book.find(({ chargeId }) => chargeId === c.req.param('id'));
    return charge === undefined ? c.json(failure('unknown_charge'), 404) : c.json(shown(charge));
  });

  api.post('/charges/:id/void', shop, async (c) => {
    const charge = await book.void(c.req.param('id'));
    return charge === undefined ? c.json(failure('unknown_charge'), 404) : c.json(shown(charge));
  });

  return api;
};

const failure = (error: string) => ({ error });

const bearerOf = (c: Context): string => (c.req.header('authorization') ?? '').replace(/^Bearer +/i, '');

/** The body, or nothing when it is not JSON or not of this shape. */
const bodyOf = async <Body>(c: Context, codec: t.Type<Body, unknown>): Promise<Body | undefined> => {
  const body: unknown = await c.req.json().catch(() => undefined);
  const decoded = codec.decode(body);
  return E.isRight(decoded) ? decoded.right : undefined;
};

/** The first answer to the caller, repeated for the same key, whatever became of the charge since. */
const firstAnswer = ({ facts: { chargeId, challengeId }, declineCode }: Charge) => {
  if (challengeId !== undefined) return { chargeId, status: 'challenge', challengeId };
  return declineCode === undefined ? { chargeId, status: 'succeeded' } : { chargeId, status: 'declined', declineCode };
};

/** Keys without a value do not appear in JSON. */
const shown = ({
  facts: { fingerprint: _fingerprint, tokenDigest: _tokenDigest, ...facts },
  status,
  declineCode,
}: Charge) => ({ ...facts, status, declineCode });

/** Resolves when the caller has given up. */
const abortOf = async (signal: AbortSignal): Promise<void> => {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
};
