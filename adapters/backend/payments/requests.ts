import { either as E } from 'fp-ts';
import type { Context } from 'hono';
import * as t from 'io-ts';
import { present } from '#core/kernel/present.ts';
import type { Store } from './store.ts';

/** The errors of the API with their status. */
const errors = {
  invalid_request: 400,
  idempotency_key_missing: 400,
  unknown_charge: 404,
  unknown_payment_method: 404,
  not_authorized: 409,
  card_refused: 422,
  idempotency_key_reused: 422,
  unknown_token: 422,
} as const;

const refusal = t.intersection([t.type({ error: t.keyof(errors) }), t.partial({ declineCode: t.string })]);
/** Why a request is refused. */
export type RequestRefusal = t.TypeOf<typeof refusal>;

/** The response to a request: what was done, or why it is refused. */
export const respond = (c: Context, outcome: object, status: 200 | 201 = 200): Response =>
  refusal.is(outcome) ? c.json(outcome, errors[outcome.error]) : c.json(outcome, status);

/** A text of 1 to `length` characters. */
export const textTo = (length: number): t.Type<string, string, unknown> =>
  t.refinement(t.string, (text) => text !== '' && text.length <= length, `text of ${length}`);

type Handle<Body> = (body: Body) => Response | Promise<Response>;
/** Handles a body that matches the codec; any other is refused. */
export const withBody = async <Body>(c: Context, codec: t.Type<Body, unknown>, handle: Handle<Body>) => {
  const body = codec.decode(await c.req.json().catch(() => undefined));
  return E.isRight(body) ? handle(body.right) : respond(c, { error: 'invalid_request' });
};

/** A request of an earlier version is not known: its key gets its answer for every request. */
const answerCodec = t.intersection([t.type({ text: t.string }), t.partial({ request: t.string })]);

/** The answers of idempotency keys, as JSON. A key belongs to one request, which gets the same bytes again. */
export const makeAnswers = (store: Store) => {
  const answers = store.records('answer', answerCodec);
  const put = (key: string, body: object, request?: string): string => {
    const text = JSON.stringify(body);
    answers.put(key, { text, ...present({ request }) });
    return text;
  };
  /**
   * Carries out a request at most once, in a transaction that also stores its answer. `work` changes nothing when it
   * refuses; the key can then be used again. `idempotency_key_reused`: the key belongs to another request.
   */
  const once = (key: string, request: string, work: () => object): string | RequestRefusal =>
    store.transaction(() => {
      const known = answers.get(key);
      if (known !== undefined)
        return (known.request ?? request) === request ? known.text : { error: 'idempotency_key_reused' };
      const outcome = work();
      return refusal.is(outcome) ? outcome : put(key, outcome, request);
    });
  return { put, once };
};
