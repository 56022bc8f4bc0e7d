import { either as E } from 'fp-ts';
import type { Context } from 'hono';
import * as t from 'io-ts';

export const failure = (error: string) => ({ error });

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

/** The decoded body; undefined when it is not JSON or does not match the codec. */
export const bodyOf = async <Body>(c: Context, codec: t.Type<Body, unknown>): Promise<Body | undefined> => {
  const body: unknown = await c.req.json().catch(() => undefined);
  const decoded = codec.decode(body);
  return E.isRight(decoded) ? decoded.right : undefined;
};

/** The idempotency key of a request; undefined without one. */
export const keyOf = (c: Context): string | undefined => {
  const key = c.req.header('idempotency-key');
  return key !== undefined && idCodec.decode(key)._tag === 'Right' ? key : undefined;
};
