import type * as t from 'io-ts';
import type { SessionEffects } from './session-effects.ts';
import { text } from './wire/primitives.codec.ts';

/**
 * Who a token belongs to: the type of its consumer, or the scope of staff (AUTH-31). Employees, athletes and prosumers
 * are registered consumers.
 */
export type Grant = 'guest' | 'registered' | 'associate' | 'agent';

/** Any of the grants may call; an endpoint without grants needs no token. */
export type Access = readonly Grant[];

export const ANYONE: Access = [];
const CONSUMERS: Access = ['guest', 'registered'];

/** Whether a call needs a token. */
export const needsToken = ({ access }: { readonly access: Access }): boolean => access.length > 0;

/**
 * How a consumer's calls are counted in production (reliability G9). `free` calls are not counted: reads, sign-outs,
 * and calls without a token, such as a sign-in, which have no consumer. `lookup` reveals whether an account exists. The
 * service also limits some endpoints by the address of the client.
 */
export type RateClass = 'free' | 'write' | 'money' | 'lookup';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Codec of path parameters: a text of at most 200 code units. */
export const pathParam = text(200);

/** The `{name}` placeholders of a path, as a record. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [key in Name]: string } & PathParams<Rest>
  : unknown;

/**
 * An operation of the service as a value, used by client, router, session gateway and tests. Paths are relative to the
 * base address, without leading slash (AMB-11).
 */
export type Endpoint<Path extends string, Query, Body, Reply> = {
  /** Requirement id, such as API-017. */
  readonly id: string;
  readonly name: string;
  readonly method: Method;
  readonly path: Path;
  readonly query: t.Type<Query, unknown>;
  readonly body: t.Type<Body, unknown>;
  /** The reply; unknown fields are ignored. */
  readonly reply: t.Type<Reply, unknown>;
  readonly access: Access;
  readonly rate: RateClass;
  /**
   * Whether a write needs an Idempotency-Key: all mutating operations except token grants, sign-in, sign-up and
   * sign-out.
   */
  readonly keyed: boolean;
  /** Whether a write is absolute, so that it needs the cart's version as If-Match. */
  readonly versioned: boolean;
  /** Maximum size of its request's body in bytes; `BODY_LIMIT_BYTES` without it. */
  readonly bodyBytes?: number;
  /** Effects of its replies on the caller's session; the web host and the base client apply them. */
  readonly effects: SessionEffects<Reply>;
};

export type AnyEndpoint = Endpoint<string, never, never, unknown> | Endpoint<string, unknown, unknown, unknown>;

type Draft<Path extends string, Query, Body, Reply> = {
  readonly id: string;
  readonly name: string;
  readonly method: Method;
  readonly path: Path;
  readonly query: t.Type<Query, unknown>;
  readonly body: t.Type<Body, unknown>;
  readonly reply: t.Type<Reply, unknown>;
  readonly access?: Access;
  readonly rate?: RateClass;
  readonly keyed?: boolean;
  readonly versioned?: boolean;
  readonly bodyBytes?: number;
  readonly effects?: SessionEffects<Reply>;
};

/** Makes an endpoint. Fields that are not given have defaults by method. */
export const endpoint = <Path extends string, Query, Body, Reply>(
  draft: Draft<Path, Query, Body, Reply>,
): Endpoint<Path, Query, Body, Reply> => ({
  access: CONSUMERS,
  rate: draft.method === 'GET' ? 'free' : 'write',
  keyed: draft.method !== 'GET',
  versioned: false,
  effects: {},
  ...draft,
});
