import { Hono, type Context } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { bodyLimit } from 'hono/body-limit';
import * as t from 'io-ts';
import { currency, wholeFrom } from '#core/kernel/primitives.codec.ts';
import { brandOf, refusedFields } from './card-rules.ts';
import type { ChargeBook } from './charge-book.ts';
import { chargeResponse, operationResponse, type Charge, type OperationType } from './charge.ts';
import { balancesOf, type Ledger } from './ledger.ts';
import { makeMethodApi } from './method-api.ts';
import { bodyOf, failure, idCodec, keyOf, tokenCodec } from './request-body.ts';
import type { StoredMethods } from './stored-methods.ts';
import { pageLanguageOf, problemOf } from './texts.ts';
import type { Tokens } from './tokens.ts';

/** An amount of an operation, in minor units. */
const positive = wholeFrom(1);

const sessionRequest = t.type({ reference: idCodec });
const cardRequest = t.type({
  number: t.string,
  expMonth: t.number,
  expYear: t.number,
  code: t.string,
  holderName: t.string,
});
const chargeRequest = t.intersection([
  t.type({ amount: positive, currency, reference: idCodec }),
  t.partial({ returnUrl: tokenCodec }),
  t.union([
    t.intersection([t.type({ token: tokenCodec }), t.partial({ sessionReference: t.string })]),
    t.type({ paymentMethodId: idCodec, consumerReference: idCodec }),
  ]),
]);
/** Without an amount an operation concerns the whole rest. */
const operationRequest = t.partial({ amount: positive });
const operations: Readonly<Record<'captures' | 'releases' | 'refunds', OperationType>> = {
  captures: 'capture',
  releases: 'release',
  refunds: 'refund',
};

const SESSION_MS = 30 * 60 * 1000;

/** The provider's JSON API. Errors are `{ error }` with a snake_case code; amounts are integer minor units. */
export const makeApi = ({
  book,
  ledger,
  methods,
  tokens,
  secret,
  now,
}: {
  readonly book: ChargeBook;
  readonly ledger: Ledger;
  readonly methods: StoredMethods;
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
    if (request === undefined) return c.json(failure('invalid_request'), 400);
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
    return c.json({ token: await tokens.issueCard(card, session), ...publicCard }, 201);
  });

  api.get('/tokens/:token', shop, async (c) => {
    const tokenCard = await tokens.cardOf(c.req.param('token'));
    // A token of another session and an expired token get the same response as an unknown one.
    if (tokenCard === undefined || !tokens.isValidFor(tokenCard, c.req.query('sessionReference')))
      return c.json(failure('unknown_token'), 404);
    const { brand, last4, expMonth, expYear } = tokenCard.card;
    return c.json({ brand, last4, expMonth, expYear });
  });

  /** The card to charge, and whether this request may charge it. Without a card only a known key is answered. */
  const sourceOf = async (request: t.TypeOf<typeof chargeRequest>) => {
    if ('paymentMethodId' in request) {
      const method = await methods.find(request);
      return { card: method?.card, token: request.paymentMethodId, isTokenValid: true, isSingleUse: false };
    }
    const { token, sessionReference } = request;
    const tokenCard = await tokens.cardOf(token);
    return {
      card: tokenCard?.card,
      token,
      isTokenValid: tokenCard !== undefined && tokens.isValidFor(tokenCard, sessionReference),
      isSingleUse: tokenCard?.binding !== undefined,
    };
  };

  api.post('/charges', shop, async (c) => {
    const idempotencyKey = keyOf(c);
    if (idempotencyKey === undefined) return c.json(failure('idempotency_key_missing'), 400);
    const request = await bodyOf(c, chargeRequest);
    if (request === undefined) return c.json(failure('invalid_request'), 400);
    const { amount, currency, reference, returnUrl } = request;
    const source = await sourceOf(request);
    const outcome = await book.charge({
      amount,
      currency,
      reference,
      idempotencyKey,
      ...source,
      ...(returnUrl === undefined ? {} : { returnUrl }),
    });
    if (outcome._tag === 'TokenRefused') return c.json(failure('unknown_token'), 422);
    if (outcome._tag === 'KeyReused') return c.json(failure('idempotency_key_reused'), 422);
    if (source.card?.behavior === 'times_out' && !outcome.isRetry) await requestAborted(c.req.raw.signal);
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

  for (const [path, type] of Object.entries(operations))
    api.post(`/charges/:id/${path}`, shop, async (c) => {
      const idempotencyKey = keyOf(c);
      if (idempotencyKey === undefined) return c.json(failure('idempotency_key_missing'), 400);
      const request = await bodyOf(c, operationRequest);
      if (request === undefined) return c.json(failure('invalid_request'), 400);
      const chargeId = c.req.param('id');
      const outcome = await book.operate({ chargeId, type, amount: request.amount, idempotencyKey });
      if (outcome._tag === 'Done') return c.json(operationResponse(outcome.operation));
      if (outcome._tag === 'KeyReused') return c.json(failure('idempotency_key_reused'), 422);
      return outcome._tag === 'UnknownCharge'
        ? c.json(failure('unknown_charge'), 404)
        : c.json(failure('not_authorized'), 409);
    });

  api.get('/balances', shop, (c) => c.json(balancesOf(ledger.entries())));

  api.route('/payment-methods', makeMethodApi({ methods, tokens, shop, now }));

  return api;
};

const bearerOf = (c: Context): string => (c.req.header('authorization') ?? '').replace(/^Bearer +/i, '');

/** The response to the first request of a key; retries get the same one, whatever the charge's status is by then. */
const initialResponse = ({ details: { chargeId, challengeId }, declineCode, isCapturedAtOnce }: Charge) => {
  if (challengeId !== undefined) return { chargeId, status: 'challenge', challengeId };
  if (declineCode !== undefined) return { chargeId, status: 'declined', declineCode };
  return { chargeId, status: isCapturedAtOnce ? 'succeeded' : 'authorized' };
};

/** Resolves when the client aborts the request. */
const requestAborted = async (signal: AbortSignal): Promise<void> => {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
};
