import * as t from 'io-ts';
import { expect, test } from 'vitest';
import { makeAdmission } from '#adapters/backend/commerce/kernel/admission.ts';
import { overloaded } from '#adapters/backend/commerce/kernel/errors.ts';
import { createRouter } from '#adapters/backend/commerce/kernel/router.ts';
import { ANYONE, endpoint } from '#adapters/contract/endpoint.ts';
import { nothing, strictRecord, wholeNumber } from '#adapters/contract/wire/primitives.codec.ts';

const things = {
  count: endpoint({
    id: 'T-1',
    name: 'count',
    method: 'POST',
    path: 'things',
    query: nothing,
    body: strictRecord({ qty: wholeNumber }, {}),
    reply: t.unknown,
    access: ANYONE,
  }),
};

test('G3 calls whose body is on its way take no place from other calls, and get an answer once it has arrived', async () => {
  const admit = makeAdmission({ maxConcurrent: 1, maxWaitMs: 0, maxQueue: 0 });
  const router = createRouter(
    { things },
    { things: { count: async ({ body }) => body } },
    {
      findConsumer: async () => undefined,
      report: () => undefined,
      entranceOf: () => ({ admit, refusal: overloaded }),
    },
  );
  const send = async (body: BodyInit) => {
    const headers = { siteId: 'nordkamm-us', 'content-type': 'application/json', 'idempotency-key': 'k1' };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const request = new Request('http://service.test/things', init);
    return (await router.fetch(request)).text();
  };
  const { promise: rest, resolve: arrive } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const slow = send(
    new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"qty":')),
      pull: async (stream) => {
        begun.resolve();
        await rest;
        stream.enqueue(new TextEncoder().encode('1}'));
        stream.close();
      },
    }),
  );
  await begun.promise;
  expect(await send('{"qty":2}')).toBe('{"qty":2}');
  arrive();
  expect(await slow).toBe('{"qty":1}');
});
