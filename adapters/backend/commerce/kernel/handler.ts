import type * as t from 'io-ts';
import type { Access, Method, PathParams, RateClass } from '#adapters/contract/endpoint.ts';
import type { Consumer } from './access.ts';
import { sessionEnded, type Refusal } from './errors.ts';
import type { CommerceSite } from './sites.ts';

type Decoder = { decode(raw: unknown): t.Validation<unknown>; is(raw: unknown): boolean };

/** An operation as the router sees it, whatever its types. */
export type AnyEndpoint = {
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
};

type CodecOf<E, Part extends string> = E extends { readonly [key in Part]: t.Type<infer Value, unknown> }
  ? Value
  : never;
type ReplyOf<E> = CodecOf<E, 'reply'>;
type ParamsOf<E> = E extends { readonly path: infer Path extends string } ? PathParams<Path> : never;

/** What every call sends, checked. */
export type CallContext = {
  readonly site: CommerceSite;
  readonly correlationId: string;
  /** Reports a fault of stored data to the operator of the service, once in the life of the process. */
  readonly reportOnce: (problem: string) => void;
  /** There for every operation that is not public. */
  readonly consumer?: Consumer;
  /** The version that the caller has seen, without quotes; there for every versioned operation. */
  readonly ifMatch?: string;
  /** The Idempotency-Key; there for every keyed operation. */
  readonly key?: string;
  readonly request: Request;
};

/** A call of an operation, decoded by its contract. */
export type Call<E> = CallContext & {
  readonly params: ParamsOf<E>;
  readonly query: CodecOf<E, 'query'>;
  readonly body: CodecOf<E, 'body'>;
};

/** A reply that needs another status than 200, or headers such as ETag. */
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
 * Answers an operation: with its reply, a reply with more, or a refusal, which may also be thrown. Anything else thrown
 * is a defect.
 */
export type Handler<E> = (call: Call<E>) => Promise<ReplyOf<E> | ReplyWith<ReplyOf<E>> | Refusal>;

/** A handler for every endpoint of a group: one that is missing does not type-check. */
export type GroupHandlers<Group> = { readonly [Name in keyof Group]: Handler<Group[Name]> };

/** The caller of an operation that is not public. */
export const consumerOf = ({ consumer }: Pick<CallContext, 'consumer'>): Consumer => {
  if (consumer === undefined) throw sessionEnded;
  return consumer;
};
