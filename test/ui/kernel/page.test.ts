import * as Effect from 'effect/Effect';
import { NEVER } from 'rxjs';
import { createMemoryRouter, isRouteErrorResponse, RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { engineContext } from '#ui/kernel/engine.ts';
import { page } from '#ui/kernel/page.ts';
import { makeEngine } from '#ui/kernel/run.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { buildStorefront } from '../../support/storefront.ts';
import { eventually } from '../render-in-shop.tsx';

type Load = Parameters<typeof page<string>>[0];

/** A router whose page loads by that use case, after it is idle. */
const opened = async (load: Load, address = '/en-us/p/NKTRAIL3?x=1') => {
  const engine = makeEngine({ ...buildStorefront().shop, announcements$: NEVER });
  const router = createMemoryRouter(
    [
      {
        path: '/en-us',
        children: [
          { id: 'page', path: 'p/:productId', loader: page(load) },
          { id: 'to', path: 'to', loader: () => 'arrived' },
        ],
      },
    ],
    {
      initialEntries: [address],
      getContext: () => new RouterContextProvider(new Map([[engineContext, () => Promise.resolve(engine)]])),
    },
  );
  router.initialize();
  await eventually(() => router.state.initialized && router.state.navigation.state === 'idle');
  return router.state;
};

const errorOf = async (load: Load): Promise<unknown> => Object.values((await opened(load)).errors ?? {})[0];

describe("a page's loader", () => {
  test('returns the result of the use case, for the address and its parameters', async () => {
    const { loaderData } = await opened((shop, { url, params }) =>
      Effect.succeed(`${shop.site.locale} ${params['productId']} ${url.searchParams.get('x')}`),
    );
    expect(loaderData['page']).toBe('en-us NKTRAIL3 1');
  });

  test('404 if nothing is found', async () => {
    const error = await errorOf(() => Effect.fail({ _tag: 'NotFound' }));
    expect(isRouteErrorResponse(error) && error.status).toBe(404);
  });

  test.each(['/en-us/to', '/to'])('redirects to the new address of a page, with the locale: %s', async (to) => {
    const { location, loaderData } = await opened(() => Effect.fail({ _tag: 'Moved', to }));
    expect(location.pathname).toBe('/en-us/to');
    expect(loaderData['to']).toBe('arrived');
  });

  test.each([
    [400, 400],
    [404, 404],
    [429, 429],
    [500, 500],
    [502, 500],
    [503, 503],
    [0, 500],
    [200, 500],
  ])('RTE-45 a refusal with status %i is an error page with %i and a reference', async (status, shown) => {
    const error = await errorOf(() => Effect.fail(apiRefusal('GEN500', status, { correlationId: 'corr-1' })));
    if (!isRouteErrorResponse(error)) throw new Error('That is no error response');
    expect(error.status).toBe(shown);
    expect(error.data).toEqual({ errorId: 'GEN500', message: 'GEN500 happened', correlationId: 'corr-1' });
  });

  test('a defect stays a defect', async () => {
    expect(await errorOf(() => Effect.die(new TypeError('a fault')))).toEqual(new TypeError('a fault'));
  });

  test('data read ahead is used by the page, once; a failure is read again', async () => {
    const engine = makeEngine({ ...buildStorefront().shop, announcements$: NEVER });
    let reads = 0;
    let isDown = true;
    const loader = page(() =>
      Effect.suspend(
        () => ((reads += 1), isDown ? Effect.fail(apiRefusal('GEN500', 503)) : Effect.succeed(`read ${reads}`)),
      ),
    );
    const asked = () => ({
      request: new Request('http://shop.test/en-us/p/1'),
      params: {},
      context: new RouterContextProvider(new Map([[engineContext, () => Promise.resolve(engine)]])),
    });
    loader.prefetch(asked());
    await eventually(() => reads === 1);
    await new Promise((resolve) => setImmediate(resolve));
    isDown = false;
    loader.prefetch(asked());
    loader.prefetch(asked());
    expect([await loader(asked()), await loader(asked()), reads]).toEqual(['read 2', 'read 3', 3]);
  });

  test('data that a page loads itself is not read ahead as well', async () => {
    const engine = makeEngine({ ...buildStorefront().shop, announcements$: NEVER });
    let reads = 0;
    const loader = page(() => Effect.sync(() => `read ${(reads += 1)}`));
    const asked = () => ({
      request: new Request('http://shop.test/en-us/p/1'),
      params: {},
      context: new RouterContextProvider(new Map([[engineContext, () => Promise.resolve(engine)]])),
    });
    const opening = loader(asked());
    loader.prefetch(asked());
    expect([await opening, reads]).toEqual(['read 1', 1]);
    loader.prefetch(asked());
    expect([await loader(asked()), reads]).toEqual(['read 2', 2]);
  });

  test('is interrupted when the navigation is aborted', async () => {
    const engine = makeEngine({ ...buildStorefront().shop, announcements$: NEVER });
    const control = new AbortController();
    let wasInterrupted = false;
    const loader = page(() =>
      Effect.never.pipe(
        Effect.onInterrupt(() =>
          Effect.sync(() => {
            wasInterrupted = true;
          }),
        ),
      ),
    );
    const request = new Request('http://shop.test/en-us', { signal: control.signal });
    const context = new RouterContextProvider(new Map([[engineContext, () => Promise.resolve(engine)]]));
    const loading = loader({ request, params: {}, context });
    setImmediate(() => control.abort());
    await expect(loading).rejects.toMatchObject({ name: 'AbortError' });
    expect(wasInterrupted).toBe(true);
  });
});
