import { either as E } from 'fp-ts';
import type { Context } from 'hono';
import * as t from 'io-ts';

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

/** Why a request is refused. */
export type RequestRefusal<Why extends keyof typeof errors> = { readonly error: Why };

/** The response for an error. */
export const refuse = (
  c: Context,
  answer: RequestRefusal<keyof typeof errors> & { readonly declineCode?: string },
): Response => c.json(answer, errors[answer.error]);

/** A text of 1 to `length` characters. */
const text = (length: number): t.Type<string, string, unknown> =>
  new t.Type(
    `text of ${length}`,
    t.string.is,
    (input, context) =>
      typeof input === 'string' && input !== '' && input.length <= length
        ? t.success(input)
        : t.failure(input, context),
    t.identity,
  );

/** Lengths of an id or a reference, and of a signed token. */
export const idCodec = text(200);
export const tokenCodec = text(2000);

/** Handles requests whose body matches a codec; others are refused. */
export const withBody =
  <Body>(codec: t.Type<Body, unknown>, handle: (c: Context, body: Body) => Promise<Response>) =>
  async (c: Context): Promise<Response> => {
    const body = codec.decode(await c.req.json().catch(() => undefined));
    return E.isRight(body) ? handle(c, body.right) : refuse(c, { error: 'invalid_request' });
  };

/** Like `withBody`, for requests with an idempotency key. */
export const withKey = <Body>(
  codec: t.Type<Body, unknown>,
  handle: (c: Context, body: Body & { readonly idempotencyKey: string }) => Promise<Response>,
) => {
  const keyed = (idempotencyKey: string) => withBody(codec, (c, body) => handle(c, { ...body, idempotencyKey }));
  return async (c: Context): Promise<Response> => {
    const key = idCodec.decode(c.req.header('idempotency-key'));
    return E.isRight(key) ? keyed(key.right)(c) : refuse(c, { error: 'idempotency_key_missing' });
  };
};
