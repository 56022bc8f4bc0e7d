import fc from 'fast-check';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { noMonitoring } from '#adapters/analytics/console-monitoring.ts';
import { makeContentHandlers } from '#adapters/backend/commerce/modules/content/handlers.ts';
import { createRouter } from '#adapters/backend/commerce/kernel/router.ts';
import type { Schema } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { openProcess } from '#adapters/composition/open-process.ts';
import { requestChannel } from '#adapters/composition/request-channel.ts';
import { content } from '#adapters/contract/content.ts';
import { render } from '#ui/entry-server.tsx';
import { siteOf } from '#test/adapters/http/client-fixture.ts';
import { hostilePage } from '#test/support/arbitraries/hostile-page.ts';
import { unsafeMarkup } from '#test/support/unsafe-markup.ts';

/** A database whose only document is the page of the test. */
const databaseOf = (page: () => unknown) =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () =>
        new (class extends DummyDriver {
          override acquireConnection = async () => ({
            executeQuery: async <Row>({ parameters }: { readonly parameters: readonly unknown[] }) => ({
              rows: (parameters.includes('page') && parameters.includes('sale')
                ? [{ body: page(), siteId: 'nordkamm-us' }]
                : []) as Row[],
            }),
            streamQuery: () => {
              throw new Error('Nothing is streamed.');
            },
          });
        })(),
    },
  });

test(
  'CNT-03 CNT-11 pages with holes and hostile values are rendered without a server error and without a script',
  { timeout: 240_000 },
  async () => {
    let body: unknown;
    const problems: unknown[] = [];
    const database = {
      db: databaseOf(() => body),
      kind: 'memory',
      listen: async () => async () => undefined,
      close: async () => undefined,
    } as const;
    const router = createRouter(
      { content },
      { content: makeContentHandlers({ database }) },
      { findConsumer: async () => undefined, report: (problem) => problems.push(problem) },
    );
    const site = siteOf('en-us');
    const process = openProcess({ monitoring: noMonitoring });
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(hostilePage, async (page) => {
        body = page;
        const shop = requestChannel({
          process,
          site,
          baseUrl: 'http://service.test',
          fetch: async (request) => router.fetch(request),
          correlationId: '00000000-0000-4000-8000-000000000000',
        });
        const result = await render({
          request: new Request('http://shop.test/en-us/sale'),
          shop,
          frame: { site, sites: [], paymentOrigin: 'http://pay.test', publicUrl: 'http://shop.test' },
        });
        await shop.close();
        if (result._tag === 'Redirect') throw new Error('It was redirected.');
        const { status, html, faults } = result;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect([status < 500, faults, unsafeMarkup(html)]).toEqual([true, [], []]);
      }),
      { numRuns: 300 },
    );
    expect(problems.every((problem) => String(problem).includes('is not well formed'))).toBe(true);
    // Most pages are still there: their broken blocks are left out.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(200);
  },
);
