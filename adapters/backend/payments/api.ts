import { either as E } from 'fp-ts';
import { Hono, type Context } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { bodyLimit } from 'hono/body-limit';
import * as t from 'io-ts';
import { currency } from '#core/kernel/primitives.codec.ts';
import { brandOf, refusedFields } from './card-rules.ts';
import type { Charge, ChargeBook } from './charge-book.ts';
import { behaviorOf } from './test-cards.ts';
import { pageLanguageOf, problemOf } from './texts.ts';
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

const SESSION_MS = 30 * 60 * 1000;

/** The provider's JSON API. Errors are `{ error }` with a snake_case code; amounts are integer minor units. */
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
    const expiresAt = now() + SESSION_MS;
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
    const language = pageLanguageOf(c.req.header('accept-language'));
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
      { token: await tokens.issueCard({ ...publicCard, behavior: behaviorOf(card.number) }, session), ...publicCard },
      201,
    );
  });

  api.get('/tokens/:token', shop, async (c) => {
    const tokenCard = await tokens.cardOf(c.req.param('token'));
    // A token of another session and an expired token get the same response as an unknown one.
    if (tokenCard === undefined || !tokens.isValidFor(tokenCard, c.req.query('sessionReference')))
      return c.json(failure('unknown_token'), 404);
    const { brand, last4, expMonth, expYear } = tokenCard.card;
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
    const tokenCard = await tokens.cardOf(request.token);
    if (tokenCard === undefined) return c.json(failure('unknown_token'), 422);

    const { amount, currency, token, reference, returnUrl, sessionReference } = request;
    const { card, binding } = tokenCard;
    const isSingleUse = binding !== undefined;
    const outcome = await book.charge({
      amount,
      currency,
      token,
      reference,
      idempotencyKey,
      card,
      isSingleUse,
      isTokenValid: tokens.isValidFor(tokenCard, sessionReference),
      ...(returnUrl === undefined ? {} : { returnUrl }),
    });
    if (outcome._tag === 'TokenRefused') return c.json(failure('unknown_token'), 422);
    if (outcome._tag === 'KeyReused') return c.json(failure('idempotency_key_reused'), 422);
    if (outcome._tag === 'StillRunning') return c.json(failure('still_running'), 409);
    if (card.behavior === 'times_out') await requestAborted(c.req.raw.signal);
    return c.json(initialResponse(outcome.charge));
  });

  api.get('/charges', shop, async (c) => {
    const { reference, idempotencyKey } = c.req.query();
    if (reference === undefined && idempotencyKey === undefined) return c.json(failure('invalid_request'), 400);
    const found = await book.find(
      (details) =>
        (reference === undefined || details.reference === reference) &&
        (idempotencyKey === undefined || details.idempotencyKey === idempotencyKey),
    );
    return c.json({ charges: found.map(chargeResponse) });
  });

  api.get('/charges/:id', shop, async (c) => {
    const [charge] = await book.find(({ chargeId }) => chargeId === c.req.param('id'));
    return charge === undefined ? c.json(failure('unknown_charge'), 404) : c.json(chargeResponse(charge));
  });

  api.post('/charges/:id/void', shop, async (c) => {
    const charge = await book.void(c.req.param('id'));
    return charge === undefined ? c.json(failure('unknown_charge'), 404) : c.json(chargeResponse(charge));
  });

  return api;
};

const failure = (error: string) => ({ error });

const bearerOf = (c: Context): string => (c.req.header('authorization') ?? '').replace(/^Bearer +/i, '');

/** The decoded body; undefined when it is not JSON or does not match the codec. */
const bodyOf = async <Body>(c: Context, codec: t.Type<Body, unknown>): Promise<Body | undefined> => {
  const body: unknown = await c.req.json().catch(() => undefined);
  const decoded = codec.decode(body);
  return E.isRight(decoded) ? decoded.right : undefined;
};

/** The response to the first request of a key; retries get the same one, whatever the charge's status is by then. */
const initialResponse = ({ details: { chargeId, challengeId }, declineCode }: Charge) => {
  if (challengeId !== undefined) return { chargeId, status: 'challenge', challengeId };
  return declineCode === undefined ? { chargeId, status: 'succeeded' } : { chargeId, status: 'declined', declineCode };
};

/** A charge as the API shows it: without the digests. */
const chargeResponse = ({
  details: { fingerprint: _fingerprint, tokenDigest: _tokenDigest, ...details },
  status,
  declineCode,
}: Charge) => ({ ...details, status, declineCode });

/** Resolves when the client aborts the request. */
const requestAborted = async (signal: AbortSignal): Promise<void> => {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
};
