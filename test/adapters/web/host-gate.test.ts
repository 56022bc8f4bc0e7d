import { describe, expect, test } from 'vitest';
import { knownHostsOnly } from '#adapters/web/host-gate.ts';

const handle = knownHostsOnly(async () => new Response('page'), () => ['shop.test', 'localhost:3000']);
const statusOf = async (url: string): Promise<number> => (await handle(new Request(url))).status;

describe('host names', () => {
  test.each(['http://shop.test/en-us', 'http://localhost:3000/en-us'])('%s is a name of the shop', async (url) => {
    expect(await statusOf(url)).toBe(200);
  });

  test.each(['http://evil.test/en-us', 'http://shop.test:81/en-us', 'http://shop.test.evil.test/'])('G1 %s is no name of the shop, and nothing is answered under it', async (url) => {
    expect(await statusOf(url)).toBe(421);
  });

  test('a probe of its health may come under any name', async () => {
    expect(await statusOf('http://10.0.0.7/health/live')).toBe(200);
  });
});
