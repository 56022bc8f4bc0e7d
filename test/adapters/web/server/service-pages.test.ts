import { expect, test } from 'vitest';
import { makeServicePages } from '#adapters/web/server/service-pages.ts';

test('a page of the service gets the network of the client, the type and the body of a form, and no cookie', async () => {
  const sent: Request[] = [];
  const page = makeServicePages('http://service.test', async (request) => {
    sent.push(request);
    return new Response('page', { headers: { 'retry-after': '60', location: '/en-gb/done' } });
  });
  const headers = { 'x-forwarded-for': '192.0.2.1', 'content-type': 'text/plain', cookie: 'portico=1' };
  await page(new Request('http://shop.test/form?a=1', { method: 'POST', headers, body: 'typed' }));
  const answer = await page(new Request('http://shop.test/form', { headers }));
  expect([answer.headers.get('retry-after'), answer.headers.get('location')]).toEqual(['60', '/en-gb/done']);
  expect(new Set(sent.map(({ redirect }) => redirect))).toEqual(new Set(['manual']));
  expect(sent.map((request) => [request.method, request.url])).toEqual([
    ['POST', 'http://service.test/form?a=1'],
    ['GET', 'http://service.test/form'],
  ]);
  expect(sent.map((request) => [request.headers.get('x-forwarded-for'), request.headers.get('cookie')])).toEqual([
    ['192.0.2.1', null],
    ['192.0.2.1', null],
  ]);
  expect([sent[0]?.headers.get('content-type'), await sent[0]?.text()]).toEqual(['text/plain', 'typed']);
});
