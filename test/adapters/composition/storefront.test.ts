import * as Effect from 'effect/Effect';
import { describe, expect, test } from 'vitest';
import { openProcess } from '#adapters/composition/open-process.ts';
import { defaultProcess } from '#adapters/composition/process.ts';
import { requestChannel } from '#adapters/composition/request-channel.ts';
import { scriptChannel } from '#adapters/composition/script-channel.ts';
import { sites } from '#adapters/composition/sites.ts';
import { noMonitoring } from '#adapters/analytics/console-monitoring.ts';
import type { StoreEvent } from '#core/store-event.ts';
import { run } from '#test/support/run.ts';
import { json, siteOf } from '../http/client-fixture.ts';

const site = siteOf('en-us');

/** A service that returns the time and records its requests. */
const timeService = () => {
  const requests: Request[] = [];
  return {
    requests,
    fetch: (request: Request) => {
      requests.push(request);
      return Promise.resolve(json({}, 404));
    },
  };
};

test('a process has every value that its channels share, with defaults for missing ones', () => {
  expect(openProcess({ monitoring: noMonitoring })).toEqual({ ...defaultProcess, monitoring: noMonitoring });
});

describe('channels', () => {
  test('two channels side by side share nothing, and each calls with its own site', async () => {
    const process = openProcess({ monitoring: noMonitoring });
    const [first, second] = [timeService(), timeService()];
    const open = (locale: string, { fetch }: ReturnType<typeof timeService>) =>
      requestChannel({
        process,
        site: siteOf(locale),
        baseUrl: 'http://service.test',
        fetch,
        correlationId: `view-${locale}`,
      });
    const us = open('en-us', first);
    const gb = open('en-gb', second);
    for (const area of ['session', 'carts', 'checkout', 'orders', 'catalog', 'content'] as const)
      expect(us[area]).not.toBe(gb[area]);
    await run(Effect.ignore(us.catalog.viewProduct('NKTRAIL3')));
    await run(Effect.ignore(gb.catalog.viewProduct('NKTRAIL3')));
    expect(
      new Set(first.requests.map(({ headers }) => `${headers.get('siteid')} ${headers.get('x-correlation-id')}`)),
    ).toEqual(new Set(['nordkamm-us view-en-us']));
    expect(
      new Set(second.requests.map(({ headers }) => `${headers.get('siteid')} ${headers.get('x-correlation-id')}`)),
    ).toEqual(new Set(['nordkamm-gb view-en-gb']));
  });

  test("a request's channel never requests a cart or a token", async () => {
    const service = timeService();
    const shop = requestChannel({
      process: openProcess(),
      site,
      baseUrl: 'http://service.test',
      fetch: service.fetch,
      correlationId: 'v',
    });
    expect(await run(shop.carts.load)).toBeUndefined();
    expect(await run(shop.orders.viewLastOrder())).toBeUndefined();
    expect(service.requests).toEqual([]);
  });

  test("a script's tokens are sent with its calls; announcements end when it is closed", async () => {
    const token = {
      accessToken: 'a',
      refreshToken: 'r',
      accessExpiry: '2999-01-01T00:00:00.000Z',
      refreshExpiry: '2999-01-01T00:00:00.000Z',
      consumerId: 'c',
      consumerType: 'GUEST',
    };
    const seen: (string | null)[] = [];
    const fetch = (request: Request): Promise<Response> => {
      seen.push(request.headers.get('authorization'));
      return Promise.resolve(request.url.endsWith('/token') ? json(token) : json({}, 500));
    };
    const shop = scriptChannel({ site, baseUrl: 'http://service.test', fetch, monitoring: noMonitoring });
    const events: StoreEvent[] = [];
    let ended = false;
    shop.announcements$.subscribe({
      next: (event) => events.push(event),
      complete: () => {
        ended = true;
      },
    });
    const adding = Effect.ignore(shop.carts.add({ sku: 's', productId: 'p' }));
    // Areas of one channel share its session: they wait for one grant.
    await run(
      Effect.all([shop.session.ensure, adding, Effect.ignore(shop.purchases.view('o'))], {
        concurrency: 'unbounded',
      }),
    );
    expect(seen.filter((token) => token === null)).toHaveLength(1);
    expect(seen).toContain('Bearer a');
    await shop.close();
    expect(ended).toBe(true);
  });
});

test('the shop has its three sites, the default one first', () => {
  expect(sites.map(({ locale, siteId, currency, taxMode }) => [locale, siteId, currency, taxMode])).toEqual([
    ['en-us', 'nordkamm-us', 'USD', 'exclusive'],
    ['fr-ca', 'nordkamm-ca', 'CAD', 'exclusive'],
    ['en-gb', 'nordkamm-gb', 'GBP', 'inclusive'],
  ]);
});
