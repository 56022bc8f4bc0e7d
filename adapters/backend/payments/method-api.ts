import { Hono, type MiddlewareHandler } from 'hono';
import * as t from 'io-ts';
import { isValidExpiry } from './card-rules.ts';
import { bodyOf, failure, idCodec, keyOf, tokenCodec } from './request-body.ts';
import type { StoredMethod, StoredMethods } from './stored-methods.ts';
import type { Tokens } from './tokens.ts';

const storeRequest = t.type({ token: tokenCodec, sessionReference: t.string, consumerReference: idCodec });
const expiryRequest = t.type({ consumerReference: idCodec, expMonth: t.number, expYear: t.number });

/**
 * The stored payment methods of a consumer of the shop (PAY-08). A card is verified, not charged, when it is stored;
 * `cardFingerprint` is equal for the same card number (PYT300).
 */
export const makeMethodApi = ({
  methods,
  tokens,
  shop,
  now,
}: {
  readonly methods: StoredMethods;
  readonly tokens: Tokens;
  /** Admits only the shop's server. */
  readonly shop: MiddlewareHandler;
  readonly now: () => number;
}): Hono => {
  const api = new Hono();
  api.use(shop);

  api.post('/', async (c) => {
    const idempotencyKey = keyOf(c);
    if (idempotencyKey === undefined) return c.json(failure('idempotency_key_missing'), 400);
    const request = await bodyOf(c, storeRequest);
    if (request === undefined) return c.json(failure('invalid_request'), 400);
    const tokenCard = await tokens.cardOf(request.token);
    if (tokenCard === undefined) return c.json(failure('unknown_token'), 422);
    const outcome = await methods.store({
      idempotencyKey,
      token: request.token,
      consumerReference: request.consumerReference,
      card: tokenCard.card,
      isTokenValid: tokens.isValidFor(tokenCard, request.sessionReference),
    });
    if (outcome._tag === 'TokenRefused') return c.json(failure('unknown_token'), 422);
    if (outcome._tag === 'KeyReused') return c.json(failure('idempotency_key_reused'), 422);
    return outcome._tag === 'Declined'
      ? c.json({ ...failure('card_refused'), declineCode: outcome.declineCode }, 422)
      : c.json(methodResponse(outcome.method), 201);
  });

  api.get('/', async (c) => {
    const { consumerReference } = c.req.query();
    if (consumerReference === undefined) return c.json(failure('invalid_request'), 400);
    return c.json({ paymentMethods: (await methods.list(consumerReference)).map(methodResponse) });
  });

  api.patch('/:id', async (c) => {
    const request = await bodyOf(c, expiryRequest);
    if (request === undefined || !isValidExpiry(request, now())) return c.json(failure('invalid_request'), 400);
    const { consumerReference, expMonth, expYear } = request;
    const method = await methods.setExpiry(
      { paymentMethodId: c.req.param('id'), consumerReference },
      { expMonth, expYear },
    );
    return method === undefined ? c.json(failure('unknown_payment_method'), 404) : c.json(methodResponse(method));
  });

  api.delete('/:id', async (c) => {
    const { consumerReference } = c.req.query();
    if (consumerReference === undefined) return c.json(failure('invalid_request'), 400);
    await methods.delete({ paymentMethodId: c.req.param('id'), consumerReference });
    return c.json({});
  });

  return api;
};

/** A stored method as the API shows it: without the behavior of the test card. */
const methodResponse = ({ paymentMethodId, card: { behavior: _behavior, ...card } }: StoredMethod) => ({
  paymentMethodId,
  ...card,
});
