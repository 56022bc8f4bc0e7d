import { expect, test } from 'vitest';
import { makePageFetch } from '#adapters/browser/page-fetch.ts';

const request = new Request('https://shop.test/api');
const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const half = () =>
  Promise.resolve(
    new Response(
      new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('{'));
        },
        pull: (stream) => {
          stream.error(new TypeError('aborted'));
        },
      }),
    ),
  );
/** Its current state. */
const now = (promise: Promise<Response>) =>
  Promise.race([
    promise.then(
      () => 'answered',
      () => 'refused',
    ),
    new Promise((resolve) => setImmediate(resolve, 'open')),
  ]);

test.each([
  ['without an answer', broken],
  ['in the middle of one', half],
])('a request aborted %s is reported with the next task: a page that unloads has none', async (_, fetch) => {
  const task = Promise.withResolvers<void>();
  const asked = makePageFetch(fetch, () => task.promise)(request);
  expect(await now(asked)).toBe('open');
  task.resolve();
  expect(await now(asked)).toBe('refused');
  await expect(makePageFetch(fetch)(request)).rejects.toThrow(TypeError);
});

test.each([
  [200, '{"a":1}'],
  [204, null],
  [409, 'taken'],
])('a response is returned unchanged: %d', async (status, body) => {
  const answer = await makePageFetch(() =>
    Promise.resolve(new Response(body, { status, headers: { ETag: '"1"', 'Content-Type': 'text/plain' } })),
  )(request);
  expect([answer.status, answer.headers.get('ETag'), await answer.text()]).toEqual([status, '"1"', body ?? '']);
});
