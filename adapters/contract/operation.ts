import { allEndpoints } from './all-endpoints.ts';
import type { AnyEndpoint } from './endpoint.ts';

/** An operation of the contract, by group and name, such as `cart.read`. */
export type Operation = {
  readonly name: string;
  readonly endpoint: Pick<AnyEndpoint, 'method' | 'path' | 'access' | 'reply' | 'effects' | 'bodyBytes'>;
  readonly pattern: RegExp;
};

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

const operations: readonly Operation[] = Object.entries(allEndpoints).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]: [string, Operation['endpoint']]) => ({
    name: `${group}.${name}`,
    endpoint,
    pattern: new RegExp(`^/${escaped(endpoint.path).replace(/\{\w+\}/g, '[^/]+')}$`),
  })),
);

/**
 * The operation of a call; undefined for paths outside the contract. Literal paths take precedence over placeholders.
 */
export const operationOf = (method: string, path: string): Operation | undefined =>
  operations
    .filter(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))
    .toSorted((a, b) => (a.endpoint.path.match(/\{/g)?.length ?? 0) - (b.endpoint.path.match(/\{/g)?.length ?? 0))[0];
