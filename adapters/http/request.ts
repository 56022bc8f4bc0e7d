import type * as t from 'io-ts';
import type { Endpoint } from '#adapters/contract/endpoint.ts';
import { fillPath, joinPath, queryText } from './path.ts';

/** A prepared request. `name`: method and path, as in failures. */
export type HttpRequest = {
  readonly name: string;
  readonly url: string;
  readonly method: string;
  readonly headers: { readonly [name: string]: string };
  readonly body?: string;
};

type Operation<Query, Body> = Pick<
  Endpoint<string, Query, Body, unknown>,
  'name' | 'method' | 'path' | 'query' | 'body'
>;
type Parts = { readonly key?: string; readonly version?: string };

/** Encodes the input of an operation. Fields that the endpoint does not have are removed; invalid input throws. */
export const requestOf = <Query, Body>(
  endpoint: Operation<Query, Body>,
  options: Parts & object,
  baseUrl: string,
): HttpRequest => {
  const path = fillPath(endpoint.path, recordOf('params' in options ? options.params : {}));
  const query = recordOf(encode(endpoint.query, 'query' in options ? options.query : {}));
  const body =
    endpoint.method === 'GET'
      ? undefined
      : JSON.stringify(encode(endpoint.body, 'body' in options ? options.body : {}));
  return {
    name: `${endpoint.method} ${endpoint.path}`,
    url: joinPath(baseUrl, path) + queryText(query),
    method: endpoint.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.key === undefined ? {} : { 'idempotency-key': options.key }),
      ...(options.version === undefined ? {} : { 'if-match': options.version }),
    },
    ...(body === undefined ? {} : { body }),
  };
};

const encode = <Value>(codec: t.Type<Value, unknown>, value: unknown): unknown => {
  if (!codec.is(value)) throw new TypeError(`Not a ${codec.name}`);
  return codec.encode(value);
};

const recordOf = (value: unknown): { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null ? { ...value } : {};
