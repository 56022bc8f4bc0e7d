import { allEndpoints } from '#adapters/contract/all-endpoints.ts';
import { makeContentHandlers } from '#adapters/backend/commerce/modules/content/handlers.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { CommerceDatabase } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { makeInternalHandlers } from '#adapters/backend/commerce/modules/site/handlers.ts';
import { makeProductsHandlers } from '#adapters/backend/commerce/all-handlers.ts';
import { createRouter } from '#adapters/backend/commerce/kernel/router.ts';

export type Answer = { readonly status: number; readonly body: unknown };
export type Ask = (
  path: string,
  options?: {
    readonly site?: string;
    readonly method?: string;
    readonly body?: unknown;
    readonly headers?: { readonly [name: string]: string };
  },
) => Promise<Answer>;

/** The endpoint groups of catalog and content over a database, called as over HTTP. */
export const catalogService = (
  database: CommerceDatabase,
  report = (problem: unknown): void => {
    throw problem;
  },
  context: Partial<Pick<CommerceContext, 'environment'>> = {},
): Ask => {
  const { products, content, internal } = allEndpoints;
  const router = createRouter(
    { products, content, internal },
    {
      products: makeProductsHandlers({ database, now: Date.now }),
      content: makeContentHandlers({ database, ...context }),
      internal: makeInternalHandlers({ database, now: () => 1_764_000_000_000 }),
    },
    {
      findConsumer: async () => undefined,
      report,
    },
  );
  return async (path, { site = 'nordkamm-us', method = 'GET', body, headers } = {}) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await router.fetch(
      new Request(`http://service.test/${path}`, {
        method,
        headers: { siteId: site, 'content-type': 'application/json', ...headers },
        ...sent,
      }),
    );
    return { status: response.status, body: await response.json() };
  };
};
