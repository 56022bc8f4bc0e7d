import { Hono, type MiddlewareHandler } from 'hono';
import * as t from 'io-ts';
import { isValidExpiry } from './card-rules.ts';
import { idCodec, refuse, tokenCodec, withBody, withKey } from './request-body.ts';
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

  api.post(
    '/',
    withKey(storeRequest, async (c, { idempotencyKey, token, consumerReference, sessionReference }) => {
      const tokenCard = await tokens.cardOf(token);
      // Only cards are stored: what was approved is for one order.
      if (tokenCard === undefined || tokenCard.card.approval !== undefined)
        return refuse(c, { error: 'unknown_token' });
      const isTokenValid = tokens.isValidFor(tokenCard, sessionReference);
      const { card } = tokenCard;
      const outcome = await methods.store({ idempotencyKey, token, consumerReference, card, isTokenValid });
      return 'error' in outcome ? refuse(c, outcome) : c.json(methodResponse(outcome.method), 201);
    }),
  );

  api.get('/', async (c) => {
    const { consumerReference } = c.req.query();
    if (consumerReference === undefined) return refuse(c, { error: 'invalid_request' });
    return c.json({ paymentMethods: (await methods.list(consumerReference)).map(methodResponse) });
  });

  api.patch(
    '/:id',
    withBody(expiryRequest, async (c, { consumerReference, expMonth, expYear }) => {
      const expiry = { expMonth, expYear };
      if (!isValidExpiry(expiry, now())) return refuse(c, { error: 'invalid_request' });
      const { id: paymentMethodId = '' } = c.req.param();
      const method = await methods.setExpiry({ paymentMethodId, consumerReference }, expiry);
      return method === undefined ? refuse(c, { error: 'unknown_payment_method' }) : c.json(methodResponse(method));
    }),
  );

  api.delete('/:id', async (c) => {
    const { consumerReference } = c.req.query();
    if (consumerReference === undefined) return refuse(c, { error: 'invalid_request' });
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
