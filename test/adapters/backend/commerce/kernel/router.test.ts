import { gzipSync } from 'node:zlib';
import * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import { ANYONE, endpoint } from '#adapters/contract/endpoint.ts';
import { noContent, nothing, numberText, strictRecord, wholeNumber } from '#adapters/contract/wire/primitives.codec.ts';
import { refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { makeFaults } from '#adapters/backend/commerce/kernel/faults.ts';
import { consumerOf, replyWith, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { createRouter, type LogEntry } from '#adapters/backend/commerce/kernel/router.ts';

const things = {
  read: endpoint({
    id: 'T-1',
    name: 'read',
    method: 'GET',
    path: 'things/{thingId}',
    query: strictRecord({}, { count: numberText, word: t.string }),
    body: nothing,
    reply: t.unknown,
    access: ANYONE,
  }),
  write: endpoint({
    id: 'T-2',
    name: 'write',
    method: 'PUT',
    path: 'things/{thingId}',
    query: nothing,
    body: strictRecord({ qty: wholeNumber }, { note: t.unknown }),
    reply: t.unknown,
  }),
  drop: endpoint({
    id: 'T-3',
    name: 'drop',
    method: 'DELETE',
    path: 'things',
    query: nothing,
    body: strictRecord({ id: t.string }, {}),
    reply: noContent,
  }),
  own: endpoint({
    id: 'T-4',
    name: 'own',
    method: 'GET',
    path: 'own',
    query: nothing,
    body: nothing,
    reply: t.unknown,
    access: ['registered'],
  }),
  till: endpoint({
    id: 'T-6',
    name: 'till',
    method: 'GET',
    path: 'till',
    query: nothing,
    body: nothing,
    reply: t.unknown,
    access: ['associate', 'agent'],
  }),
  fail: endpoint({
    id: 'T-5',
    name: 'fail',
    method: 'GET',
    path: 'fail/{how}',
    query: nothing,
    body: nothing,
    reply: t.unknown,
    access: ANYONE,
  }),
};

const handlers: GroupHandlers<typeof things> = {
  read: async ({ params, query, site }) => ({ id: params.thingId, count: query.count, currency: site.currency }),
  write: async (call) =>
    call.ifMatch === 'old'
      ? replyWith({ fresh: true }, { status: 409, headers: { etag: '"2"' } })
      : { body: call.body, key: call.key, by: consumerOf(call).consumerId, ifMatch: call.ifMatch },
  drop: async () => undefined,
  own: async (call) => consumerOf(call),
  till: async (call) => consumerOf(call),
  fail: async ({ params }) => {
    if (params.how === 'defect') throw new Error('secret detail');
    if (params.how === 'thrown') throw refusal(409, 'INV408', { params: { max: 3 } });
    return refusal(404, 'BSK404');
  },
};

const service = () => {
  const log: LogEntry[] = [];
  const problems: unknown[] = [];
  const faults = makeFaults();
  const router = createRouter(
    { things },
    { things: handlers },
    {
      findConsumer: async (token) =>
        token === 'guest-token'
          ? { consumerId: 'g1', grants: ['guest'] }
          : token === 'member'
            ? { consumerId: 'm1', grants: ['registered'] }
            : undefined,
      log: (entry) => log.push(entry),
      report: (problem) => problems.push(problem),
      faults,
    },
  );
  const ask = async (
    method: string,
    path: string,
    { headers = {}, body }: { headers?: { [name: string]: string }; body?: string | Uint8Array<ArrayBuffer> } = {},
  ) => {
    const given: { [name: string]: string } = {
      siteId: 'nordkamm-gb',
      authorization: 'Bearer guest-token',
      'idempotency-key': 'k1',
      'content-type': 'application/json',
      'x-correlation-id': 'c-1',
      ...headers,
    };
    const response = await router.fetch(
      new Request(`http://service.test/${path}`, {
        method,
        headers: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
        ...(body === undefined ? {} : { body }),
      }),
    );
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text.startsWith('{') ? JSON.parse(text) : undefined,
    };
  };
  return { ask, log, problems, faults };
};

const errorId = ({ body }: { body: { errorDetails?: readonly { errorId?: string }[] } | undefined }) =>
  body?.errorDetails?.[0]?.errorId;

describe('the router', () => {
  test('a handler receives the decoded call with its site', async () => {
    expect((await service().ask('GET', 'things/a%2Fb?count=3&stray=1')).body).toEqual({
      id: 'a/b',
      count: 3,
      currency: 'GBP',
    });
  });

  test('HTTP-25 a refusal has errorId, message, params and the correlation id, whether returned or thrown', async () => {
    expect(await service().ask('GET', 'fail/thrown')).toMatchObject({
      status: 409,
      body: {
        errorDetails: [{ errorId: 'INV408', message: 'You can add up to 3 of this item.', params: { max: 3 } }],
        correlationId: 'c-1',
      },
    });
    expect(await service().ask('GET', 'fail/returned')).toMatchObject({
      status: 404,
      body: { errorDetails: [{ errorId: 'BSK404', message: 'We could not find your cart. Please try again.' }] },
    });
  });

  test("ERR-01 the message of a refusal is the catalog's text in the language of the site, English without a site", async () => {
    const messageFor = async (siteId: string) =>
      (await service().ask('GET', 'fail/thrown', { headers: { siteId } })).body;
    expect(await messageFor('nordkamm-ca')).toMatchObject({
      errorDetails: [{ message: 'Vous pouvez ajouter jusqu’à 3 unités de cet article.' }],
    });
    expect(await messageFor('unknown')).toMatchObject({
      errorDetails: [{ message: 'Something is wrong with this request. Please check and try again.' }],
    });
  });

  test('ERR-39 a defect is GEN500: the response has no details, the report has all', async () => {
    const { ask, problems } = service();
    const answer = await ask('GET', 'fail/defect');
    expect([answer.status, errorId(answer), answer.text.includes('secret')]).toEqual([500, 'GEN500', false]);
    expect(problems).toEqual([new Error('secret detail')]);
  });

  test('a response may have another status and headers, and an empty one is 204', async () => {
    const { ask } = service();
    const stale = await ask('PUT', 'things/a', { headers: { 'if-match': '"old"' }, body: '{"qty":1}' });
    expect([stale.status, stale.headers.get('etag'), stale.body]).toEqual([409, '"2"', { fresh: true }]);
    expect(await ask('DELETE', 'things', { body: '{"id":"a"}' })).toMatchObject({ status: 204, text: '' });
  });

  test('a write passes caller, key and expected version to its handler', async () => {
    expect(
      (await service().ask('PUT', 'things/a', { headers: { 'if-match': '"7"' }, body: '{"qty":1,"stray":2}' })).body,
    ).toEqual({ body: { qty: 1 }, key: 'k1', by: 'g1', ifMatch: '7' });
  });

  test.each<[string, string, string, Parameters<ReturnType<typeof service>['ask']>[2], number, string]>([
    ['an unknown site', 'GET', 'things/a', { headers: { siteId: 'elsewhere' } }, 400, 'API400'],
    ['no site', 'GET', 'things/a', { headers: { siteId: '' } }, 400, 'API400'],
    ['a query that is no number', 'GET', 'things/a?count=many', {}, 400, 'API400'],
    ['a body that lacks a field', 'PUT', 'things/a', { body: '{}' }, 400, 'API400'],
    ['a quantity with a fraction', 'PUT', 'things/a', { body: '{"qty":1.5}' }, 400, 'API400'],
    ['a quantity beyond all numbers', 'PUT', 'things/a', { body: '{"qty":1e309}' }, 400, 'API400'],
    ['broken JSON', 'PUT', 'things/a', { body: '{"qty":' }, 400, 'API400'],
    ['an array', 'PUT', 'things/a', { body: '[1]' }, 400, 'API400'],
    ['no key on a write', 'PUT', 'things/a', { headers: { 'idempotency-key': '' }, body: '{"qty":1}' }, 400, 'API400'],
    [
      'an endless key',
      'PUT',
      'things/a',
      { headers: { 'idempotency-key': 'x'.repeat(256) }, body: '{"qty":1}' },
      400,
      'API400',
    ],
    [
      'text instead of JSON',
      'PUT',
      'things/a',
      { headers: { 'content-type': 'text/plain' }, body: '{"qty":1}' },
      415,
      'API415',
    ],
    [
      'a form',
      'PUT',
      'things/a',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'qty=1' },
      415,
      'API415',
    ],
    [
      'a body in gzip',
      'PUT',
      'things/a',
      { headers: { 'content-encoding': 'gzip' }, body: new Uint8Array(gzipSync('{"qty":1}')) },
      415,
      'API415',
    ],
    [
      'a body that is said to be in gzip',
      'PUT',
      'things/a',
      { headers: { 'content-encoding': 'gzip' }, body: '{"qty":1}' },
      415,
      'API415',
    ],
    ['more than 100 KB', 'PUT', 'things/a', { body: `{"qty":1,"note":"${'x'.repeat(102_400)}"}` }, 413, 'API400'],
    [
      'more than 100 KB by their length',
      'PUT',
      'things/a',
      { headers: { 'content-length': '102401' }, body: '{"qty":1}' },
      413,
      'API400',
    ],
    [
      'more than 100 KB of which the length says less',
      'PUT',
      'things/a',
      { headers: { 'content-length': '10' }, body: `{"qty":1,"note":"${'x'.repeat(102_400)}"}` },
      413,
      'API400',
    ],
    [
      'JSON that is too deep',
      'PUT',
      'things/a',
      { body: `{"qty":1,"note":${'['.repeat(32)}${']'.repeat(32)}}` },
      400,
      'API400',
    ],
    ['a NUL in a path, which no database keeps', 'GET', 'things/a%00', {}, 404, 'API404'],
    ['a part of a path that is too long', 'GET', `things/${'a'.repeat(201)}`, {}, 404, 'API404'],
    ['a NUL in a query', 'GET', 'things/a?word=a%00', {}, 400, 'API400'],
    ['a NUL in a text', 'PUT', 'things/a', { body: String.raw`{"qty":1,"note":["\u0000"]}` }, 400, 'API400'],
    [
      'half of a surrogate pair in a text',
      'PUT',
      'things/a',
      { body: String.raw`{"qty":1,"note":"\ud800"}` },
      400,
      'API400',
    ],
    [
      'half of a surrogate pair in a name',
      'PUT',
      'things/a',
      { body: String.raw`{"qty":1,"note":{"\udc00":1}}` },
      400,
      'API400',
    ],
    ['no token', 'PUT', 'things/a', { headers: { authorization: '' }, body: '{"qty":1}' }, 401, 'AUT498'],
    [
      'an unknown token',
      'PUT',
      'things/a',
      { headers: { authorization: 'Bearer other' }, body: '{"qty":1}' },
      401,
      'AUT498',
    ],
    ['AUTH-31 a guest where an account is needed: sign in', 'GET', 'own', {}, 403, 'AUT440'],
    ['AUTH-31 a guest where staff is needed: sign in', 'GET', 'till', {}, 403, 'AUT440'],
    [
      'AUTH-31 a member where staff is needed',
      'GET',
      'till',
      { headers: { authorization: 'Bearer member' } },
      403,
      'API405',
    ],
    ['an unknown path', 'GET', 'nowhere', {}, 404, 'API404'],
    ['a method that the path does not have', 'POST', 'things/a', { body: '{}' }, 405, 'API405'],
  ])('refuses %s', async (_what, method, path, options, status, id) => {
    const answer = await service().ask(method, path, options);
    expect([answer.status, errorId(answer)]).toEqual([status, id]);
  });

  test('a caller without permission is refused before the body is read', async () => {
    expect((await service().ask('PUT', 'things/a', { headers: { authorization: '' }, body: '{"qty":' })).status).toBe(
      401,
    );
  });

  test('a __proto__ key is dropped wherever it occurs', async () => {
    const { body } = await service().ask('PUT', 'things/a', {
      body: '{"qty":1,"note":{"__proto__":{"admin":true},"a":1}}',
    });
    expect(JSON.stringify(body)).not.toContain('admin');
    expect(Reflect.get({}, 'admin')).toBeUndefined();
  });

  test('HEAD responds like GET without a body, OPTIONS lists the methods', async () => {
    const { ask } = service();
    expect(await ask('HEAD', 'things/a')).toMatchObject({ status: 200, text: '' });
    const options = await ask('OPTIONS', 'things/a');
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, PUT, HEAD, OPTIONS']);
  });

  test('every call is logged without its query and body', async () => {
    const { ask, log } = service();
    await ask('GET', 'things/a?count=1');
    await ask('GET', 'nowhere');
    expect(log).toEqual([
      { method: 'GET', path: '/things/a', status: 200, ms: expect.any(Number), correlationId: 'c-1' },
      { method: 'GET', path: '/nowhere', status: 404, ms: expect.any(Number), correlationId: 'c-1' },
    ]);
  });

  test('an operation without a handler stops the start', () => {
    const incomplete: { things: GroupHandlers<typeof things> } = { things: { ...handlers } };
    Reflect.deleteProperty(incomplete.things, 'drop');
    expect(() =>
      createRouter({ things }, incomplete, { findConsumer: async () => undefined, report: () => undefined }),
    ).toThrow('No handler answers things.drop (T-3)');
  });
});

describe('faults', () => {
  test('a chosen operation returns a chosen error the configured number of times', async () => {
    const { ask, faults } = service();
    faults.add({
      operation: 'things.read',
      times: 2,
      status: 409,
      errorId: 'INV406',
      message: 'none left',
      params: { max: 1 },
    });
    expect(await ask('GET', 'things/a')).toMatchObject({
      status: 409,
      body: { errorDetails: [{ errorId: 'INV406', message: 'none left', params: { max: 1 } }] },
    });
    expect(await ask('GET', 'own')).toMatchObject({ status: 403 });
    expect(await ask('GET', 'things/a')).toMatchObject({ status: 409 });
    expect(await ask('GET', 'things/a')).toMatchObject({ status: 200 });
  });

  test('garbage is not JSON, a delay alone responds in the end, and clearing removes all faults', async () => {
    const { ask, faults } = service();
    faults.add({ operation: 'things.read', garbage: true });
    expect((await ask('GET', 'things/a')).headers.get('content-type')).toBe('text/html');
    faults.add({ operation: 'things.read', delayMs: 1 });
    expect(await ask('GET', 'things/a')).toMatchObject({ status: 200, body: { id: 'a' } });
    faults.add({ operation: 'things.read', times: 99, status: 500 });
    faults.clear();
    expect(await ask('GET', 'things/a')).toMatchObject({ status: 200 });
  });
});
