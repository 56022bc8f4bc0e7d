import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { bodyLimit } from 'hono/body-limit';
import * as t from 'io-ts';
import { currency, wholeFrom } from '#core/kernel/primitives.codec.ts';
import { approvalCodec, accountHolders } from './approval-accounts.ts';
import { brandOf, refusedFields } from './card-rules.ts';
import type { ChargeBook } from './charge-book.ts';
import { chargeResponse, operationResponse, type Charge } from './charge.ts';
import { balancesOf, type Ledger } from './ledger.ts';
import { makeMethodApi } from './method-api.ts';
import { idCodec, refuse, tokenCodec, withBody, withKey } from './request-body.ts';
import type { StoredMethods } from './stored-methods.ts';
import { pageLanguageOf, problemOf } from './texts.ts';
import type { Tokens } from './tokens.ts';

/** An amount of an operation, in minor units. */
const positive = wholeFrom(1);

/** With a method, a session asks the shopper to approve an amount; without one, it is for card fields. */
const sessionRequest = t.intersection([t.type({ reference: idCodec }), t.partial(approvalCodec.props)]);
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
  const message = { error: 'unauthorized' };
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

  api.post(
    '/sessions',
    shop,
    withBody(sessionRequest, async (c, { reference, ...approval }) => {
      const isApproval = approvalCodec.is(approval);
      if (approval.method !== undefined && !isApproval) return refuse(c, { error: 'invalid_request' });
      const sessionId = `ses_${crypto.randomUUID()}`;
      const expiresAt = now() + SESSION_MS;
      const session = { sessionId, reference, expiresAt, ...(isApproval && { approval }) };
      const clientToken = await tokens.issueSession(session);
      return c.json({ sessionId, clientToken, expiresAt: new Date(expiresAt).toISOString() }, 201);
    }),
  );

  api.post(
    '/tokens',
    cardFields,
    withBody(cardRequest, async (c, card) => {
      const session = await tokens.sessionOf((c.req.header('authorization') ?? '').replace(/^Bearer +/i, ''));
      if (session === undefined || session.approval !== undefined) return refuse(c, { error: 'invalid_request' });
      const language = pageLanguageOf(c.req.header('accept-language'));
      const problems = refusedFields(card, now()).map((field) => [field, problemOf(field, card.number, language)]);
      if (problems.length > 0) return c.json({ fields: Object.fromEntries(problems) }, 422);
      const { number, expMonth, expYear } = card;
      const publicCard = { brand: brandOf(number).name, last4: number.slice(-4), expMonth, expYear };
      return c.json({ token: await tokens.issueCard(card, session), ...publicCard }, 201);
    }),
  );

  api.get('/tokens/:token', shop, async (c) => {
    const tokenCard = await tokens.cardOf(c.req.param('token'));
    // A token of another session and an expired token get the same response as an unknown one.
    if (tokenCard === undefined || !tokens.isValidFor(tokenCard, c.req.query('sessionReference')))
      return c.json({ error: 'unknown_token' }, 404);
    const { brand, last4, expMonth, expYear, approval } = tokenCard.card;
    const payer = approval && accountHolders[approval.currency]?.addresses[0];
    return c.json({ brand, last4, expMonth, expYear, approval, payer });
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

  api.post(
    '/charges',
    shop,
    withKey(chargeRequest, async (c, request) => {
      const { amount, currency, reference, idempotencyKey, returnUrl } = request;
      const source = await sourceOf(request);
      const order = { amount, currency, reference, idempotencyKey, ...(returnUrl === undefined ? {} : { returnUrl }) };
      const outcome = await book.charge({ ...order, ...source });
      if ('error' in outcome) return refuse(c, outcome);
      if (source.card?.behavior === 'times_out' && !outcome.isRetry) await requestAborted(c.req.raw.signal);
      return c.json(initialResponse(outcome.charge));
    }),
  );

  api.get('/charges', shop, async (c) => {
    const { reference, idempotencyKey } = c.req.query();
    if (reference === undefined && idempotencyKey === undefined) return refuse(c, { error: 'invalid_request' });
    const found = await book.find(
      (details) =>
        (reference === undefined || details.reference === reference) &&
        (idempotencyKey === undefined || details.idempotencyKey === idempotencyKey),
    );
    return c.json({ charges: found.map(chargeResponse) });
  });

  api.get('/charges/:id', shop, async (c) => {
    const [charge] = await book.find(({ chargeId }) => chargeId === c.req.param('id'));
    return charge === undefined ? refuse(c, { error: 'unknown_charge' }) : c.json(chargeResponse(charge));
  });

  for (const type of ['capture', 'release', 'refund'] as const)
    api.post(
      `/charges/:id/${type}s`,
      shop,
      withKey(operationRequest, async (c, { amount, idempotencyKey }) => {
        const { id: chargeId = '' } = c.req.param();
        const outcome = await book.operate({ chargeId, type, amount, idempotencyKey });
        return 'error' in outcome ? refuse(c, outcome) : c.json(operationResponse(outcome.operation));
      }),
    );

  api.get('/balances', shop, (c) => c.json(balancesOf(ledger.entries())));

  api.route('/payment-methods', makeMethodApi({ methods, tokens, shop, now }));

  return api;
};

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
