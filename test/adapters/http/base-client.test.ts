import * as Effect from 'effect/Effect';
import * as Fiber from 'effect/Fiber';
import * as TestClock from 'effect/testing/TestClock';
import { describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { internal } from '#adapters/contract/internal.ts';
import { products } from '#adapters/contract/catalog.ts';
import { ORDER_LIMIT_MS } from '#adapters/http/time-limits.ts';
import { memorySessionRepository } from '#adapters/storage/memory-session-repository.ts';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
import type { Session } from '#core/session/session.ts';
import { failureOf, run, runOnTestClock } from '#test/support/run.ts';
import { cartReply, orderReply } from '#test/support/wire-replies.ts';
import { clientOver, json, refused } from './client-fixture.ts';

const time = json({ timestamp: 1 });

describe('a request', () => {
  test('HTTP-02 to HTTP-05 it names its caller, with a new transaction each time and the same session', async () => {
    const { client, requests } = clientOver([time]);
    await run(client.call(internal.serverTime, {}));
    await run(client.call(internal.serverTime, {}));
    const [first, second] = requests.map(({ headers }) => Object.fromEntries(headers));
    expect(first).toMatchObject({
      siteid: 'nordkamm-us',
      channel: 'ECOMM',
      brand: 'nordkamm',
      region: 'us',
      source: 'ECOM15',
      clientapp: 'test',
      locale: 'en-us',
      'x-correlation-id': 'view-1',
      'x-session-id': 'session-1',
      'x-requested-by': 'portico',
    });
    expect(first?.['x-transaction-id']).not.toBe(second?.['x-transaction-id']);
  });

  test('it sends key, version and body of a command, and nothing that the contract does not name', async () => {
    const { client, requests } = clientOver([new Response(null, { status: 204 })]);
    const body = { basketId: 'b1', itemId: 'i1', stray: 'never leaves' };
    await run(client.call(cart.removeItem, { key: 'k1', version: '"7"', body }).pipe(Effect.ignore));
    const [request] = requests;
    expect(request?.method).toBe('DELETE');
    expect(request?.headers.get('idempotency-key')).toBe('k1');
    expect(request?.headers.get('if-match')).toBe('"7"');
    expect(await request?.json()).toEqual({ basketId: 'b1', itemId: 'i1' });
  });

  test('SRCH-01 a query is encoded once', async () => {
    const { client, requests } = clientOver([json({})]);
    await run(client.call(products.search, { query: { q: 'a&b', start: 0, count: 24 } }).pipe(Effect.ignore));
    expect(requests[0]?.url).toBe('https://shop.test/api/products/v2/search/productSearch?q=a%26b&start=0&count=24');
  });

  test('a token is sent to operations that require one, and to no other', async () => {
    const session = memorySessionRepository({
      consumerId: 'c',
      consumerType: 'GUEST',
      accessExpiry: '',
      refreshExpiry: '',
      refs: {},
      tokens: { access: 'secret', refresh: 'r' },
    });
    const { client, requests } = clientOver([json({})], { session });
    await run(client.call(cart.read, { params: { basketId: 'b1' } }).pipe(Effect.ignore));
    await run(client.call(internal.serverTime, {}));
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer secret', null]);
  });

  test('HTTP-24 an empty path parameter is a defect before anything is sent', async () => {
    const { client, requests } = clientOver([time]);
    await expect(run(client.call(cart.read, { params: { basketId: '' } }))).rejects.toThrow('basketId');
    expect(requests).toEqual([]);
  });
});

describe('time limits', () => {
  const readTime = (answers: Parameters<typeof clientOver>[0]) => {
    const lab = clientOver(answers);
    return { ...lab, call: lab.client.call(internal.serverTime, {}) };
  };

  test('HTTP-21 a call ends after 15 s with GEN500, and its request is aborted', () =>
    runOnTestClock(
      Effect.gen(function* () {
        const { call, requests } = readTime(['never']);
        const fiber = yield* Effect.forkChild(Effect.flip(call));
        yield* TestClock.adjust(14_999);
        expect(requests[0]?.signal.aborted).toBe(false);
        yield* TestClock.adjust(1);
        expect(yield* Fiber.join(fiber)).toMatchObject({ errorId: 'GEN500', status: 0 });
        expect(requests).toHaveLength(1);
        expect(requests[0]?.signal.aborted).toBe(true);
      }),
    ));

  test('HTTP-21 placing an order may take 60 s', () =>
    runOnTestClock(
      Effect.gen(function* () {
        const { client, requests } = clientOver(['never']);
        const call = client.call(checkout.placeOrder, {
          timeLimit: ORDER_LIMIT_MS,
          query: { basketId: 'b' },
          body: { basketId: 'b', captchaToken: 't' },
        });
        const fiber = yield* Effect.forkChild(Effect.flip(call));
        yield* TestClock.adjust(59_999);
        expect(requests[0]?.signal.aborted).toBe(false);
        yield* TestClock.adjust(1);
        expect((yield* Fiber.join(fiber)).errorId).toBe('GEN500');
      }),
    ));

  test.each<[string, Parameters<typeof clientOver>[0]]>([
    ['503', [json({}, 503), time]],
    ['502', [json({}, 502), time]],
    ['504', [json({}, 504), time]],
    ['no network', ['offline', time]],
  ])('HTTP-22 a read is retried once after 500 ms: %s', (_, answers) =>
    runOnTestClock(
      Effect.gen(function* () {
        const { call, requests } = readTime(answers);
        const fiber = yield* Effect.forkChild(call);
        yield* TestClock.adjust(499);
        expect(requests).toHaveLength(1);
        yield* TestClock.adjust(1);
        expect(yield* Fiber.join(fiber)).toMatchObject({ ok: true, status: 200 });
      }),
    ),
  );

  test('HTTP-22 a read is retried only once, and a write never', () =>
    runOnTestClock(
      Effect.gen(function* () {
        const { call, requests } = readTime(['offline']);
        const fiber = yield* Effect.forkChild(Effect.flip(call));
        yield* TestClock.adjust(5_000);
        expect((yield* Fiber.join(fiber)).errorId).toBe('GEN500');
        expect(requests).toHaveLength(2);
        const write = clientOver([json({}, 503)]);
        expect(yield* write.client.call(cart.create, { key: 'k', body: {} })).toMatchObject({ ok: false, status: 503 });
        expect(write.requests).toHaveLength(1);
      }),
    ));

  test('interrupting a call aborts its request', async () => {
    const { call, requests } = readTime(['never']);
    await run(
      Effect.gen(function* () {
        const fiber = yield* Effect.forkChild(call);
        while (requests.length === 0) yield* Effect.yieldNow;
        yield* Fiber.interrupt(fiber);
      }),
    );
    expect(requests[0]?.signal.aborted).toBe(true);
  });
});

describe('PR-39 response handling', () => {
  const ask = (response: Response, needs: Parameters<typeof clientOver>[1] = {}) => {
    const lab = clientOver([response], needs);
    return { ...lab, call: lab.client.call(products.details, { params: { productId: 'NKTRAIL3' } }) };
  };

  test('200: the body is returned', async () => {
    const { client } = clientOver([time]);
    expect(await run(client.call(internal.serverTime, {}))).toMatchObject({ ok: true, body: { timestamp: 1 } });
  });

  test('HTTP-12, HTTP-13, HTTP-17 a known id gives the text of the table, and is reported once with call, status, message, id and correlation id', async () => {
    const { call, monitoring } = ask(refused('GFC740'));
    const failure = await failureOf(call);
    expect(failure).toMatchObject({
      _tag: 'ApiFailure',
      errorId: 'GFC740',
      status: 400,
      request: 'GET products/v2/products/{productId}/details',
      correlationId: 'corr-1',
    });
    expect(failure.message).not.toBe('Sent by the server');
    expect(monitoring.warnings).toEqual([
      {
        message: `GET products/v2/products/{productId}/details answered 400: ${failure.message}`,
        errorId: 'GFC740',
        correlationId: 'corr-1',
      },
    ]);
  });

  test('an unknown id gives the text of the server', async () => {
    expect(await failureOf(ask(refused('ZZZ999')).call)).toMatchObject({
      errorId: 'ZZZ999',
      message: 'Sent by the server',
    });
  });

  test('HTTP-12 INV408 with its maximum', async () => {
    expect(await failureOf(ask(refused('INV408', 400, { params: { max: 3 } })).call)).toMatchObject({
      message: 'You can add up to 3 of this item.',
      params: { max: 3 },
    });
  });

  test('HTTP-11 of two entries the first decides', async () => {
    const { call } = ask(json({ errorDetails: [{ errorId: 'GFC740' }, { errorId: 'PRM130' }] }, 400));
    expect((await failureOf(call)).errorId).toBe('GFC740');
  });

  test.each([
    ['no entry', { errorDetails: [] }],
    ['no entries at all', {}],
    ['an entry without id', { errorDetails: [{ message: 'Hi' }] }],
  ])('HTTP-14 a response without an id is returned unchanged: %s', async (_, body) => {
    const { call, monitoring } = ask(json(body, 400));
    expect(await run(call)).toMatchObject({ ok: false, status: 400, body });
    expect(monitoring.warnings).toEqual([]);
  });

  test('HTTP-23 an HTML page is returned as the same response, and is GEN500 to callers that cannot use it', async () => {
    const response = new Response('<html>', { status: 500 });
    const { client, monitoring } = clientOver([response], { fetch: () => Promise.resolve(response) });
    const options = { params: { productId: 'NKTRAIL3' } };
    const answer = await run(client.call(products.details, options));
    expect(answer.ok ? undefined : answer.response).toBe(response);
    expect(await response.text()).toBe('<html>');
    expect(
      await failureOf(clientOver([new Response('<html>', { status: 500 })]).client.ask(products.details, options)),
    ).toMatchObject({ errorId: 'GEN500', status: 500 });
    expect(monitoring.warnings).toEqual([]);
  });

  test('HTTP-15, HTTP-16 a 403 with an app id is reported with its body and returned; after a passed challenge the call is retried once', async () => {
    const challenge = { appId: 'A1', vid: 'v', uuid: 'u', hostUrl: 'h' };
    const received: unknown[] = [];
    const shown = (passed: boolean) => (body: unknown) =>
      Effect.sync(() => {
        received.push(body);
        return passed;
      });
    expect(await run(ask(json(challenge, 403), { onBotChallenge: shown(false) }).call)).toMatchObject({
      ok: false,
      status: 403,
      body: challenge,
    });
    expect(received).toEqual([challenge]);
    const lab = clientOver([json(challenge, 403), time], { onBotChallenge: shown(true) });
    expect(await run(lab.client.call(internal.serverTime, {}))).toMatchObject({ ok: true });
    expect(lab.requests).toHaveLength(2);
  });

  test('HTTP-23 a network failure is GEN500, and is reported', async () => {
    const { client, monitoring } = clientOver(['offline']);
    expect(await failureOf(client.call(cart.create, { key: 'k', body: {} }))).toMatchObject({
      errorId: 'GEN500',
      status: 0,
      message: 'Something went wrong. Please try again.',
    });
    expect(monitoring.warnings).toHaveLength(1);
  });

  test('a response that violates the contract is GEN500, and is reported', async () => {
    const { call, monitoring } = ask(json({ id: 7 }));
    expect(await failureOf(call)).toMatchObject({ errorId: 'GEN500', status: 200 });
    expect(monitoring.warnings[0]?.message).toContain('not what the contract says');
  });
});

describe('effects of a response on the session', () => {
  const guest: Session = { consumerId: 'c', consumerType: 'GUEST', accessExpiry: '', refreshExpiry: '', refs: {} };

  test('CART-42 a response sets the references that its endpoint declares', async () => {
    const session = memorySessionRepository(guest);
    const { client } = clientOver([json(cartReply('b1'), 201)], { session });
    await run(client.call(cart.create, { key: 'k1', body: {} }));
    expect((await run(session.read))?.refs).toEqual({ basket: 'b1' });
  });

  test('CHK-20 a placed order replaces the cart; a refused one keeps it', async () => {
    const session = memorySessionRepository({ ...guest, refs: { basket: 'b1' } });
    const { client } = clientOver([refused('CHK300'), json(orderReply('o1', 'PLACED'))], { session });
    const placing = { key: 'k1', query: { basketId: 'b1' }, body: { captchaToken: 't', basketId: 'b1' } };
    await failureOf(client.ask(checkout.placeOrder, placing));
    expect((await run(session.read))?.refs).toEqual({ basket: 'b1' });
    await run(client.ask(checkout.placeOrder, placing));
    expect((await run(session.read))?.refs).toEqual({ order: 'o1' });
  });

  test('AUTH-11 CART-22 a write whose response arrives after a sign-out sets no cart for the next shopper', async () => {
    const session = memorySessionRepository({ ...guest, consumerId: 'member', consumerType: 'REGISTERED' });
    const { client } = clientOver([], {
      session,
      fetch: async () => {
        await run(session.write(guest));
        return json(cartReply('b1'), 201);
      },
    });
    await run(client.call(cart.create, { key: 'k1', body: {} }));
    expect((await run(session.read))?.refs).toEqual({});
  });

  test('a read does not change the session, and without a session nothing is written', async () => {
    const session = memorySessionRepository();
    const { client } = clientOver([json(cartReply('b1'))], { session });
    await run(client.call(cart.create, { key: 'k1', body: {} }));
    expect(await run(session.read)).toBeUndefined();
    await run(session.write(guest));
    await run(client.call(cart.read, { params: { basketId: 'b1' } }));
    expect(await run(session.read)).toBe(guest);
  });
});

describe('a session that the service has ended', () => {
  const member = { consumerId: 'c', consumerType: 'REGISTERED', accessExpiry: '', refreshExpiry: '', refs: {} };
  const endsOf = async (session: Session, errorId: string, status = 403): Promise<number> => {
    let ends = 0;
    const { client } = clientOver([refused(errorId, status)], {
      session: memorySessionRepository(session),
      onSessionEnded: Effect.sync(() => void (ends += 1)),
    });
    await failureOf(client.call(cart.read, { params: { basketId: 'b1' } }));
    return ends;
  };

  test.each(['AUT440', 'AUT441'])(
    'AUTH-27 %s to a member whose tokens the server keeps is reported',
    async (errorId) => {
      expect(await endsOf(member, errorId)).toBe(1);
    },
  );

  test('AUTH-27 the same refusal to a guest or to a caller with tokens is not, nor another refusal', async () => {
    expect(await endsOf({ ...member, consumerType: 'GUEST' }, 'AUT440')).toBe(0);
    expect(await endsOf({ ...member, tokens: { access: 'a', refresh: 'r' } }, 'AUT440')).toBe(0);
    expect(await endsOf(member, 'API405')).toBe(0);
  });

  test('AUTH-27 a refusal that arrives after the next sign-in, or after a sign-out, does not end that session', async () => {
    const endsWith = async (change: (session: SessionRepository) => Effect.Effect<void>): Promise<number> => {
      let ends = 0;
      const session = memorySessionRepository(member);
      const { client } = clientOver([], {
        session,
        fetch: async () => {
          await run(change(session));
          return refused('AUT441', 401);
        },
        onSessionEnded: Effect.sync(() => void (ends += 1)),
      });
      await failureOf(client.call(cart.read, { params: { basketId: 'b1' } }));
      return ends;
    };
    expect(await endsWith((session) => session.write({ ...member, refreshExpiry: '2030-01-01T00:00:00.000Z' }))).toBe(
      0,
    );
    expect(await endsWith((session) => session.clear)).toBe(0);
    expect(await endsWith((session) => session.write({ ...member, refs: { basket: 'b1' } }))).toBe(1);
  });
});
