import { allEndpoints } from '#adapters/contract/all-endpoints.ts';
import { makeContentHandlers } from '#adapters/backend/commerce/modules/content/handlers.ts';
import type { CommerceDatabase } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { makeInternalHandlers } from '#adapters/backend/commerce/modules/site/handlers.ts';
import { makeProductsHandlers } from '#adapters/backend/commerce/all-handlers.ts';
import { createRouter } from '#adapters/backend/commerce/kernel/router.ts';

export type Answer = { readonly status: number; readonly body: unknown };
export type Ask = (
  path: string,
  options?: { readonly site?: string; readonly method?: string; readonly body?: unknown },
) => Promise<Answer>;

/** The endpoint groups of catalog and content over a database, called as over HTTP. */
export const catalogService = (
  database: CommerceDatabase,
  report = (problem: unknown): void => {
    throw problem;
  },
): Ask => {
  const { products, content, internal } = allEndpoints;
  const router = createRouter(
    { products, content, internal },
    {
      products: makeProductsHandlers({ database, now: Date.now }),
      content: makeContentHandlers({ database }),
      internal: makeInternalHandlers({ database, now: () => 1_764_000_000_000 }),
    },
    {
      findConsumer: async () => undefined,
      report,
    },
  );
  return async (path, { site = 'nordkamm-us', method = 'GET', body } = {}) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await router.fetch(
      new Request(`http://service.test/${path}`, {
        method,
        headers: { siteId: site, 'content-type': 'application/json' },
        ...sent,
      }),
    );
    return { status: response.status, body: await response.json() };
  };
};
