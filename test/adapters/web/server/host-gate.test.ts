import { describe, expect, test } from 'vitest';
import { knownHostsOnly } from '#adapters/web/server/host-gate.ts';

const handle = knownHostsOnly(async () => new Response('page'), {
  names: () => ({ hosts: ['shop.test'], aliases: ['localhost:3000'], publicUrl: 'http://shop.test' }),
  headers: () => ({ 'X-Content-Type-Options': 'nosniff' }),
});
const statusOf = async (url: string): Promise<number> => (await handle(new Request(url))).status;

describe('host names', () => {
  test('the shop responds under its own name', async () => {
    expect(await statusOf('http://shop.test/en-us')).toBe(200);
  });

  test('a request by another name of the machine is redirected to the name of cookies and payments', async () => {
    const answer = await handle(new Request('http://localhost:3000/en-us/p/NKTRAIL3EMB?size=9'));
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      307,
      'http://shop.test/en-us/p/NKTRAIL3EMB?size=9',
    ]);
  });

  test.each(['http://evil.test/en-us', 'http://shop.test:81/en-us', 'http://shop.test.evil.test/'])(
    'G1 %s is not a name of the shop, and gets no page',
    async (url) => {
      expect(await statusOf(url)).toBe(421);
    },
  );

  test('a health probe may use any name', async () => {
    expect(await statusOf('http://10.0.0.7/health/live')).toBe(200);
  });
});
