import * as Effect from 'effect/Effect';
import { expect, describe, test } from 'vitest';
import { allEndpoints } from '#adapters/contract/all-endpoints.ts';
import { authentication } from '#adapters/contract/session.ts';
import { cart } from '#adapters/contract/cart.ts';
import type { AnyEndpoint } from '#adapters/contract/endpoint.ts';
import { internal } from '#adapters/contract/internal.ts';
import { withBypassHeaders, type BypassSwitches } from '#adapters/http/bypass-headers.ts';
import { makeCartCalls } from '#adapters/http/cart/cart-calls.ts';
import { sampleOf } from '#adapters/http/contract-sample.ts';
import { LONGEST_MOCK_MS, mockedTransport } from '#adapters/http/mocked-transport.ts';
import { validatedTransport } from '#adapters/http/response-validation.ts';
import type { Fetch } from '#adapters/http/transport.ts';
import { checkTotals } from '#core/cart/totals.ts';
import { failureOf, run } from '#test/support/run.ts';
import { clientOver, json, siteOf } from './client-lab.ts';

const baseUrl = 'https://shop.test/api/';

/** A service that keeps what it was asked. */
const keptService = (answer: () => Promise<Response> = async () => json({ timestamp: 1 })) => {
  const requests: Request[] = [];
  const next: Fetch = (request) => {
    requests.push(request);
    return answer();
  };
  return { requests, next };
};

const mocked = ({ isProduction = false, isOn = true, chance = 0 } = {}) => {
  const { requests, next } = keptService();
  let looked = 0;
  const fetch = mockedTransport(next, {
    isProduction,
    baseUrl,
    isOn: () => {
      looked += 1;
      return isOn;
    },
    chance: () => chance,
  });
  return { ...clientOver([], { fetch, baseUrl }), requests, looked: () => looked };
};

describe('the mocked mode', () => {
  const everyReply = Object.values(allEndpoints)
    .flatMap((room) => Object.values(room))
    .map((endpoint: AnyEndpoint) => [endpoint.name, endpoint.reply] as const);

  test.each(everyReply)('HTTP-07 the made-up answer of %s is what the contract says', (_, reply) => {
    expect(reply.decode(JSON.parse(JSON.stringify(sampleOf(reply) ?? null)))).toMatchObject({ _tag: 'Right' });
  });

  test('HTTP-06 without a wish the status is 200, and nothing reaches the service', async () => {
    const { client, requests } = mocked();
    expect(await run(client.call(internal.serverTime, {}))).toMatchObject({ ok: true, status: 200 });
    expect(requests).toEqual([]);
  });

  test('HTTP-06 production ignores the key', async () => {
    const { client, requests, looked } = mocked({ isProduction: true });
    expect((await run(client.call(internal.serverTime, { mockStatus: 500 }))).body).toEqual({ timestamp: 1 });
    expect(looked()).toBe(0);
    expect([...(requests[0]?.headers.keys() ?? [])]).not.toContain('x-mock-status');
  });

  test('HTTP-07 without the key the service answers', async () => {
    const { client, requests } = mocked({ isOn: false });
    expect((await run(client.call(internal.serverTime, {}))).body).toEqual({ timestamp: 1 });
    expect(requests).toHaveLength(1);
  });

  test('HTTP-07 mock status 500 gives 500', async () => {
    expect(await failureOf(mocked().client.ask(internal.serverTime, { mockStatus: 500 }))).toMatchObject({
      errorId: 'GEN500',
      status: 500,
    });
  });

  test('HTTP-07 an answer takes from 0 to 500 ms', async () => {
    const took = async (chance: number) => {
      const start = performance.now();
      await run(mocked({ chance }).client.call(internal.serverTime, {}));
      return performance.now() - start;
    };
    await took(0);
    expect(await took(1)).toBeGreaterThan(LONGEST_MOCK_MS - 20);
    expect(await took(0)).toBeLessThan(LONGEST_MOCK_MS - 20);
  });

  test('HTTP-07 a made-up session can be used, and a made-up cart adds up', async () => {
    const { client, monitoring } = mocked();
    const site = siteOf('en-us');
    const { body } = await run(client.ask(authentication.token, { body: { grantType: 'guest' } }));
    expect(Date.parse(body.accessExpiry)).toBeGreaterThan(Date.now());
    const read = await run(makeCartCalls(client, site, monitoring).cart(cart.read, { params: { basketId: 'b1' } }));
    expect(checkTotals(read, site.taxMode)).toMatchObject({ _tag: 'Right' });
    expect(read.items).toHaveLength(1);
  });

  test('a call that is given up does not go on waiting', async () => {
    const given = run(mocked({ chance: 1 }).client.call(internal.serverTime, { timeLimit: 5 }).pipe(Effect.result));
    const start = performance.now();
    expect((await given)._tag).toBe('Failure');
    expect(performance.now() - start).toBeLessThan(LONGEST_MOCK_MS - 20);
  });
});

describe('bypass headers', () => {
  const sent = async (options: {
    readonly isProduction: boolean;
    readonly hasPreview?: boolean;
    readonly switches?: Partial<BypassSwitches>;
  }) => {
    const { requests, next } = keptService();
    const switches = () => ({ bypassesMaintenance: false, isTesting: false, ...options.switches });
    await withBypassHeaders(next, {
      isProduction: options.isProduction,
      hasPreview: () => options.hasPreview ?? false,
      switches,
    })(new Request(baseUrl, { headers: { 'x-test-mode': 'forged', siteId: 'nordkamm-us' } }));
    const { headers } = requests[0] ?? new Request(baseUrl);
    return [headers.get('x-bypass-maintenance'), headers.get('x-test-mode'), headers.get('siteId')];
  };
  const on = { bypassesMaintenance: true, isTesting: true };

  test('HTTP-09 a header is seen when its switch is on, and absent otherwise', async () => {
    expect(await sent({ isProduction: false, switches: { bypassesMaintenance: true } })).toEqual([
      'true',
      null,
      'nordkamm-us',
    ]);
    expect(await sent({ isProduction: false, switches: { isTesting: true } })).toEqual([null, 'true', 'nordkamm-us']);
    expect(await sent({ isProduction: false, switches: on })).toEqual(['true', 'true', 'nordkamm-us']);
    expect(await sent({ isProduction: false })).toEqual([null, null, 'nordkamm-us']);
  });

  test('HTTP-10 in production without a signed preview cookie the headers are absent', async () => {
    expect(await sent({ isProduction: true, switches: on })).toEqual([null, null, 'nordkamm-us']);
    expect(await sent({ isProduction: true, hasPreview: true, switches: on })).toEqual(['true', 'true', 'nordkamm-us']);
  });
});

describe('validation of answers', () => {
  const validated = (
    post: () => Promise<Response>,
    { isProduction = false, answer = () => json({ timestamp: 7 }) } = {},
  ) => {
    const posts: Request[] = [];
    const next: Fetch = (request) => {
      if (!request.url.includes('validate-response')) return Promise.resolve(answer());
      posts.push(request.clone());
      return post();
    };
    return {
      posts,
      client: clientOver([], { fetch: validatedTransport(next, { isProduction, baseUrl }), baseUrl }).client,
    };
  };
  const fine = async () => new Response(null, { status: 204 });

  test('HTTP-19 when a request asks for validation its answer is posted to the validation endpoint', async () => {
    const { client, posts } = validated(fine);
    expect((await run(client.call(internal.serverTime, { isValidated: true }))).body).toEqual({ timestamp: 7 });
    await expect.poll(() => posts.length).toBe(1);
    expect([posts[0]?.method, posts[0]?.url]).toEqual([
      'POST',
      'https://shop.test/api/fapi/api/validate-response/serverTime',
    ]);
    expect(await posts[0]?.json()).toEqual({ data: { timestamp: 7 }, path: '/api/fapi/server/time', method: 'GET' });
    await run(client.call(internal.serverTime, {}));
    expect(posts).toHaveLength(1);
  });

  test('API-134 a refusal is posted as error', async () => {
    const { client, posts } = validated(fine, { answer: () => json({ errorDetails: [] }, 400) });
    await run(client.call(internal.serverTime, { isValidated: true }));
    await expect.poll(() => posts.length).toBe(1);
    expect(await posts[0]?.json()).toEqual({
      error: { errorDetails: [] },
      path: '/api/fapi/server/time',
      method: 'GET',
    });
  });

  test.each([
    ['500', async () => json({}, 500)],
    ['away', () => Promise.reject(new TypeError('offline'))],
    ['slow', () => new Promise<Response>(() => undefined)],
  ])('HTTP-20 endpoint %s: the caller’s result and time are unchanged', async (_, post) => {
    const { client } = validated(post);
    expect(await run(client.call(internal.serverTime, { isValidated: true, timeLimit: 1000 }))).toMatchObject({
      ok: true,
      body: { timestamp: 7 },
    });
  });

  test('HTTP-20 an answer that is not JSON is the caller’s as it came', async () => {
    const { client, posts } = validated(fine, { answer: () => new Response('<html>', { status: 500 }) });
    expect(await run(client.call(internal.serverTime, { isValidated: true }))).toMatchObject({
      ok: false,
      status: 500,
      body: '<html>',
    });
    expect(posts).toEqual([]);
  });

  test('HTTP-20 off in production', async () => {
    const { client, posts } = validated(fine, { isProduction: true });
    await run(client.call(internal.serverTime, { isValidated: true }));
    await new Promise((resolve) => setImmediate(resolve));
    expect(posts).toEqual([]);
  });
});
