import type * as t from 'io-ts';
import type { Access, Method, PathParams, RateClass } from '#adapters/contract/endpoint.ts';
import type { Consumer } from './access.ts';
import { sessionExpired, type Refusal } from './errors.ts';
import type { CommerceSite } from './sites.ts';

type Decoder = { decode(raw: unknown): t.Validation<unknown>; is(raw: unknown): boolean };

/** An endpoint without its types. */
export type UntypedEndpoint = {
  readonly id: string;
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly query: Decoder;
  readonly body: Decoder;
  readonly access: Access;
  readonly rate: RateClass;
  readonly keyed: boolean;
  readonly versioned: boolean;
  readonly bodyBytes?: number;
};

type CodecOf<E, Part extends string> = E extends { readonly [key in Part]: t.Type<infer Value, unknown> }
  ? Value
  : never;
type ReplyOf<E> = CodecOf<E, 'reply'>;
type ParamsOf<E> = E extends { readonly path: infer Path extends string } ? PathParams<Path> : never;

/** The validated parts that all calls have. */
export type CallContext = {
  readonly site: CommerceSite;
  readonly correlationId: string;
  /** Reports invalid stored data to the operator, once per process. */
  readonly reportOnce: (problem: string) => void;
  /** Present for every endpoint that is not public. */
  readonly consumer?: Consumer;
  /** Digest of the client's network, where calls are limited by it. */
  readonly network?: string;
  /** If-Match without quotes; present for every versioned endpoint. */
  readonly ifMatch?: string;
  /** Idempotency-Key; present for every keyed endpoint. */
  readonly key?: string;
  readonly request: Request;
};

/** A call of an endpoint, decoded by its contract. */
export type Call<E> = CallContext & {
  readonly params: ParamsOf<E>;
  readonly query: CodecOf<E, 'query'>;
  readonly body: CodecOf<E, 'body'>;
};

/** A reply with a status other than 200, or with headers such as ETag. */
export type ReplyWith<Body> = {
  readonly _tag: 'ReplyWith';
  readonly body: Body;
  readonly status?: number;
  readonly headers?: { readonly [name: string]: string };
};

export const replyWith = <Body>(body: Body, more: Omit<ReplyWith<Body>, '_tag' | 'body'>): ReplyWith<Body> => ({
  _tag: 'ReplyWith',
  body,
  ...more,
});

/**
 * Handles an endpoint: returns its reply or a refusal, which may also be thrown. Any other thrown value is a defect.
 */
export type Handler<E> = (call: Call<E>) => Promise<ReplyOf<E> | ReplyWith<ReplyOf<E>> | Refusal>;

/** A handler for every endpoint of a group. */
export type GroupHandlers<Group> = { readonly [Name in keyof Group]: Handler<Group[Name]> };

/** The consumer of a call; throws the 401 refusal for a public endpoint's call without one. */
export const consumerOf = ({ consumer }: Pick<CallContext, 'consumer'>): Consumer => {
  if (consumer === undefined) throw sessionExpired;
  return consumer;
};
