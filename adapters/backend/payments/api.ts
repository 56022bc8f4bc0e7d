import { once } from 'node:events';
import { Hono, type Context } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { bodyLimit } from 'hono/body-limit';
import * as t from 'io-ts';
import { present } from '#core/kernel/present.ts';
import { currency, wholeFrom } from '#core/kernel/primitives.codec.ts';
import { approvalCodec, holderOf } from './approval-accounts.ts';
import { hasExpired, isValidExpiry, refusedFields } from './browser/card-rules.ts';
import { chargeResponse, takesToken, type Charges } from './charges.ts';
import { balancesOf } from './ledger.ts';
import { makeAnswers, respond, textTo, withBody, type RequestRefusal } from './requests.ts';
import { randomId, type Store } from './store.ts';
import { cardBehaviors } from './test-cards.ts';
import { pageLanguageOf, problemOf } from './texts.ts';
import { methodCodec, type StoredMethod, type TokenizedCard, type Tokens } from './tokens.ts';

const id = textTo(200);
/** A token, also one of an earlier version, or an address. */
const longText = textTo(2000);

/** With a method, a session asks the shopper to approve an amount; without one, it is for card fields. */
const sessionRequest = t.intersection([t.type({ reference: id }), t.partial(approvalCodec.props)]);
const expiry = { expMonth: t.number, expYear: t.number };
const cardRequest = t.type({ number: t.string, ...expiry, code: t.string, holderName: t.string });
const chargeRequest = t.intersection([
  t.type({ amount: wholeFrom(1), currency, reference: id }),
  t.partial({ returnUrl: longText }),
  t.union([
    t.intersection([t.type({ token: longText }), t.partial({ sessionReference: t.string })]),
    t.type({ paymentMethodId: id, consumerReference: id }),
  ]),
]);
/** Without an amount an operation concerns the whole rest. */
const operationRequest = t.partial({ amount: wholeFrom(1) });
const storeRequest = t.type({ token: longText, sessionReference: t.string, consumerReference: id });
const expiryRequest = t.type({ consumerReference: id, ...expiry });

const invalid: RequestRefusal = { error: 'invalid_request' };
const unknownToken: RequestRefusal = { error: 'unknown_token' };
const refused = { message: { error: 'unauthorized' } };
const unauthorized = { noAuthenticationHeader: refused, invalidAuthenticationHeader: refused, invalidToken: refused };

/** A keyed request. `lose` leaves it without an answer. */
type Keyed = { readonly c: Context; readonly idempotencyKey: string; readonly lose: () => void };

/** The provider's JSON API. Errors are `{ error }` with a snake_case code; amounts are integer minor units. */
export const makeApi = (store: Store, charges: Charges, tokens: Tokens, secret: string): Hono => {
  const { now } = store;
  const methods = store.records('method', methodCodec);
  const answers = makeAnswers(store);
  const api = new Hono();
  api.use(bodyLimit({ maxSize: 16 * 1024 }));

  const isOpen = (clientToken: string): boolean => tokens.sessionOf(clientToken) !== undefined;
  api.post('/tokens', bearerAuth({ verifyToken: isOpen, ...unauthorized }), (c) =>
    withBody(c, cardRequest, (card) => {
      const session = tokens.sessionOf((c.req.header('authorization') ?? '').replace(/^Bearer +/i, ''));
      if (session === undefined || session.approval !== undefined) return respond(c, invalid);
      const language = pageLanguageOf(c.req.header('accept-language'));
      const problems = refusedFields(card, now()).map((field) => [field, problemOf(field, card.number, language)]);
      if (problems.length > 0) return c.json({ fields: Object.fromEntries(problems) }, 422);
      return respond(c, tokens.issueCard(card, session), 201);
    }),
  );

  // All other calls are those of the shop's server.
  api.use(bearerAuth({ token: secret, ...unauthorized }));

  api.post('/sessions', (c) =>
    withBody(c, sessionRequest, ({ reference, ...approval }) => {
      const isApproval = approvalCodec.is(approval);
      if (approval.method !== undefined && !isApproval) return respond(c, invalid);
      return respond(c, tokens.openSession({ reference, ...(isApproval && { approval }) }), 201);
    }),
  );

  api.get('/tokens/:token', (c) => {
    // A token of another session and an expired token get the same response as an unknown one.
    const found = tokens.cardOf(c.req.param('token'), c.req.query('sessionReference'));
    if (found === undefined) return c.json(unknownToken, 404);
    const { brand, last4, expMonth, expYear, approval } = found.card;
    const payer = approval && holderOf(approval.currency).addresses[0];
    return c.json({ brand, last4, expMonth, expYear, approval, payer });
  });

  /** A request that is carried out once, by keys of that scope. `work` runs in a transaction. */
  const keyed =
    <Body extends object>(scope: string, codec: t.Type<Body, unknown>, work: (body: Body, request: Keyed) => object) =>
    async (c: Context): Promise<Response> => {
      const idempotencyKey = c.req.header('idempotency-key') ?? '';
      if (!id.is(idempotencyKey)) return respond(c, { error: 'idempotency_key_missing' });
      return withBody(c, codec, async (body) => {
        // Equal for bodies that differ in the order of their fields.
        const request = `${c.req.path} ${JSON.stringify(body, Object.keys(body).sort())}`;
        let isLost = false;
        const lose = (): void => void (isLost = true);
        const answer = answers.once(`${scope} ${idempotencyKey}`, request, () =>
          work(body, { c, idempotencyKey, lose }),
        );
        if (typeof answer !== 'string') return respond(c, answer);
        const { signal } = c.req.raw;
        if (isLost && !signal.aborted) await once(signal, 'abort');
        return c.body(answer, scope === 'method' ? 201 : 200, { 'Content-Type': 'application/json' });
      });
    };

  const methodOf = ({ paymentMethodId, consumerReference }: Omit<StoredMethod, 'card'>): StoredMethod | undefined => {
    const method = methods.get(paymentMethodId);
    return method?.consumerReference === consumerReference ? method : undefined;
  };
  /** The card to charge; undefined if this request may not charge it. */
  const cardToCharge = (request: t.TypeOf<typeof chargeRequest>): TokenizedCard | undefined => {
    if ('paymentMethodId' in request) return methodOf(request)?.card;
    const { card, chargeId } = tokens.cardOf(request.token, request.sessionReference) ?? {};
    const isTaken = chargeId !== undefined && charges.find({ chargeId }).some(takesToken);
    return isTaken ? undefined : card;
  };
  const charge = keyed('charge', chargeRequest, (request, { idempotencyKey, lose }) => {
    const card = cardToCharge(request);
    if (card === undefined) return unknownToken;
    if (card.behavior === 'times_out') lose();
    const { amount, currency, reference, returnUrl } = request;
    const made = charges.charge({ amount, currency, reference, idempotencyKey }, card, returnUrl);
    const { chargeId, status, declineCode, challengeId } = made;
    if ('token' in request) tokens.setCharge(request.token, chargeId);
    return { chargeId, status, declineCode, challengeId };
  });
  api.post('/charges', charge);

  api.get('/charges', (c) => {
    const search = present({ reference: c.req.query('reference'), idempotencyKey: c.req.query('idempotencyKey') });
    if (Object.keys(search).length === 0) return respond(c, invalid);
    return c.json({ charges: charges.find(search).map(chargeResponse) });
  });

  api.get('/charges/:id', (c) => {
    const [found] = charges.find({ chargeId: c.req.param('id') });
    return respond(c, found === undefined ? { error: 'unknown_charge' } : chargeResponse(found));
  });

  for (const type of ['capture', 'release', 'refund'] as const) {
    const operate = keyed('operation', operationRequest, ({ amount }, { c, idempotencyKey }) =>
      charges.operate({ chargeId: c.req.param('id') ?? '', type, amount, idempotencyKey }),
    );
    api.post(`/charges/:id/${type}s`, operate);
  }

  api.get('/balances', (c) => c.json(balancesOf(store.entries())));

  // A card is verified, not charged, when it is stored (PAY-08). `cardFingerprint` is equal for the same card number
  // (PYT300).
  const storeCard = keyed('method', storeRequest, ({ token, sessionReference, consumerReference }) => {
    const { card } = tokens.cardOf(token, sessionReference) ?? {};
    // Only cards are stored: what was approved is for one order.
    if (card === undefined || card.approval !== undefined) return unknownToken;
    const behavior = cardBehaviors[hasExpired(card, now()) ? 'expired_card' : card.behavior];
    if (behavior.status === 'declined') return { error: 'card_refused', declineCode: behavior.declineCode };
    const method = { paymentMethodId: randomId('pm'), consumerReference, card };
    methods.put(method.paymentMethodId, method);
    return methodResponse(method);
  });
  api.post('/payment-methods', storeCard);

  api.get('/payment-methods', (c) => {
    const { consumerReference } = c.req.query();
    if (consumerReference === undefined) return respond(c, invalid);
    return c.json({ paymentMethods: methods.find({ consumerReference }).map(methodResponse) });
  });
  api.patch('/payment-methods/:id', (c) =>
    withBody(c, expiryRequest, ({ consumerReference, expMonth, expYear }) => {
      if (!isValidExpiry({ expMonth, expYear }, now())) return respond(c, invalid);
      const method = methodOf({ paymentMethodId: c.req.param('id'), consumerReference });
      if (method === undefined) return respond(c, { error: 'unknown_payment_method' });
      const changed = { ...method, card: { ...method.card, expMonth, expYear } };
      methods.put(method.paymentMethodId, changed);
      return c.json(methodResponse(changed));
    }),
  );
  api.delete('/payment-methods/:id', (c) => {
    const { consumerReference } = c.req.query();
    if (consumerReference === undefined) return respond(c, invalid);
    const method = methodOf({ paymentMethodId: c.req.param('id'), consumerReference });
    if (method !== undefined) methods.delete(method.paymentMethodId);
    return c.json({});
  });

  return api;
};

/** A stored method as the API shows it: without the behavior of the test card. */
const methodResponse = ({ paymentMethodId: id, card: { behavior: _, ...card } }: StoredMethod) => ({
  paymentMethodId: id,
  ...card,
});
