import type * as t from 'io-ts';
import type { SessionEffects } from './session-effects.ts';
import { text } from './wire/primitives.codec.ts';

/**
 * Who holds a token: the kind of its consumer, or the scope of staff (AUTH-31). Employees, athletes and prosumers
 * are registered consumers.
 */
export type Grant = 'guest' | 'registered' | 'associate' | 'agent';

/** The grants that may call, any of them; an endpoint of none is called without a token. */
export type Access = readonly Grant[];

export const ANYONE: Access = [];
const CONSUMERS: Access = ['guest', 'registered'];

/** Whether a call needs a token. */
export const needsToken = ({ access }: { readonly access: Access }): boolean => access.length > 0;

/**
 * What a consumer's calls are counted as, in production (reliability G9). `free` calls are not counted: reads, a
 * sign-out, and calls without a token, such as a sign-in, which name no consumer. No code counts calls by network
 * address.
 */
export type RateClass = 'free' | 'write' | 'money';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What every placeholder of a path may hold. */
export const pathParam = text(200);

/** The `{name}` placeholders of a path, as a record. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [key in Name]: string } & PathParams<Rest>
  : unknown;

/**
 * One operation of the service as a value. Client, router, session gateway and tests read it.
 * Paths are relative to the base address and have no leading slash (AMB-11).
 */
export type Endpoint<Path extends string, Query, Body, Reply> = {
  /** Requirement id, such as API-017. */
  readonly id: string;
  readonly name: string;
  readonly method: Method;
  readonly path: Path;
  readonly query: t.Type<Query, unknown>;
  readonly body: t.Type<Body, unknown>;
  /** Decoded tolerantly: unknown fields are ignored. */
  readonly reply: t.Type<Reply, unknown>;
  readonly access: Access;
  readonly rate: RateClass;
  /**
   * Whether a write needs an Idempotency-Key: every mutating operation but the token grants and what leads to them or
   * ends them.
   */
  readonly keyed: boolean;
  /** Whether a write says how a cart shall be, and so needs the version that it was decided on, as If-Match. */
  readonly versioned: boolean;
  /** What its replies change of the caller's session; the web host and the base client apply it. */
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
  readonly effects?: SessionEffects<Reply>;
};

/** Makes an operation; what is left out follows from the method. */
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
