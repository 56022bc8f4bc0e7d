import { REPLAYED } from '#adapters/contract/replayed.ts';
import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { authentication, type TokenWire } from '#adapters/contract/session.ts';
import type { Endpoint, PathParams } from '#adapters/contract/endpoint.ts';
import { ErrorWire } from '#adapters/contract/error.codec.ts';

export type Fetch = (request: Request) => Promise<Response>;

/** The response: the body of a success, the error id of a refusal, and the bytes of either. */
export type Answered<Reply> = {
  readonly status: number;
  readonly text: string;
  readonly etag: string | undefined;
  /** Whether it is a stored response that is returned again. */
  readonly isReplayed: boolean;
  /** Seconds; NaN without the header. */
  readonly retryAfter: number;
  readonly reply: Reply;
  readonly errorId: string | undefined;
  readonly params: { readonly [name: string]: string | number } | undefined;
};

type Asked<Path extends string, Query, Body> = {
  readonly params?: PathParams<Path>;
  readonly query?: Query;
  readonly body?: Body;
  readonly key?: string;
  /**
   * An ETag as received, with its quotes; where an operation needs one, the last that this shopper received, unless it
   * is empty.
   */
  readonly ifMatch?: string | undefined;
  readonly correlationId?: string;
  /** Headers that only some calls have. */
  readonly headers?: { readonly [name: string]: string };
};

export type Shopper = {
  readonly token: TokenWire;
  readonly call: <Path extends string, Query, Body, Reply>(
    endpoint: Endpoint<Path, Query, Body, Reply>,
    asked?: Asked<Path, Query, Body>,
  ) => Promise<Answered<Reply>>;
};

const ErrorBody = t.type({ errorDetails: t.array(t.unknown) });

let calls = 0;
/** Ids that differ between calls and between processes. */
export const freshKey = (): string => `key-${process.pid}-${(calls += 1)}`;

/** The latest cart version that each shopper has received, by access token: every tab of a test shares it. */
const seen = new Map<string, string>();

/**
 * Calls a service as a channel would, over its HTTP interface. Reading the `reply` of a refusal throws, so that no test
 * mistakes one for a success.
 */
export const makeCaller =
  (
    fetch: Fetch,
    {
      siteId,
      base = 'http://shop.test',
      accessToken,
    }: { readonly siteId: string; readonly base?: string; readonly accessToken?: string },
  ): Shopper['call'] =>
  async (endpoint, asked = {}) => {
    const { query, body, params, key, ifMatch, correlationId, headers: more = {} } = asked;
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(Reflect.get(Object(params), name))),
    );
    const url = new URL(`/${path}`, base);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value));
    const headers = new Headers({
      siteId,
      channel: 'ECOMM',
      brand: 'nordkamm',
      region: siteId.slice(-2),
      source: 'ECOM15',
      clientApp: 'test',
      locale: 'en-us',
      'content-type': 'application/json',
    });
    for (const [name, value] of Object.entries(more)) headers.set(name, value);
    if (accessToken !== undefined) headers.set('authorization', `Bearer ${accessToken}`);
    if (endpoint.keyed) headers.set('idempotency-key', key ?? freshKey());
    const version = ifMatch ?? (endpoint.versioned ? seen.get(accessToken ?? '') : undefined) ?? '';
    if (version !== '') headers.set('if-match', version);
    if (correlationId !== undefined) headers.set('x-correlation-id', correlationId);
    const response = await fetch(
      new Request(url, {
        method: endpoint.method,
        headers,
        ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      }),
    );
    const text = await response.text();
    const etag = response.headers.get('etag') ?? undefined;
    if (etag !== undefined && accessToken !== undefined) seen.set(accessToken, etag);
    const json: unknown = text === '' ? undefined : JSON.parse(text);
    const refused = ErrorBody.is(json) ? ErrorWire.decode(json) : undefined;
    const error = refused !== undefined && E.isRight(refused) ? refused.right.errorDetails?.[0] : undefined;
    return {
      status: response.status,
      text,
      etag,
      isReplayed: response.headers.has(REPLAYED),
      retryAfter: Number(response.headers.get('retry-after') ?? Number.NaN),
      errorId: error?.errorId,
      params: error?.params,
      get reply() {
        const decoded = endpoint.reply.decode(json);
        if (E.isLeft(decoded) || refused !== undefined)
          throw new TypeError(`${endpoint.name} answered ${response.status}: ${text}`);
        return decoded.right;
      },
    };
  };

/** A guest with their own token. */
export const newShopper = async (
  fetch: Fetch,
  { siteId = 'nordkamm-us', base }: { readonly siteId?: string; readonly base?: string } = {},
): Promise<Shopper> => {
  const at = { siteId, ...(base === undefined ? {} : { base }) };
  const token = (await makeCaller(fetch, at)(authentication.token, { body: { grantType: 'guest' } })).reply;
  if (token.accessToken === undefined) throw new TypeError('No access token was given');
  return { token, call: makeCaller(fetch, { ...at, accessToken: token.accessToken }) };
};
