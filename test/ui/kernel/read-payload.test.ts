import { describe, expect, test } from 'vitest';
import { readPayload } from '#ui/kernel/read-payload.ts';

const read = (answer: () => Promise<Response>, address = '/en-us/c/boots-1100?sort=name') => {
  const asked: string[] = [];
  const fetch = (path: string): Promise<Response> => {
    asked.push(path);
    return answer();
  };
  return { asked, data: readPayload<string>(new Request(`http://shop.test${address}`), { build: 'B1', fetch }) };
};
const json = (payload: object) => async () => Response.json(payload);

describe('API-137 readPayload', () => {
  test.each([
    ['/en-us/c/boots-1100?sort=name', '/en-us/c/boots-1100/_payload.json?sort=name'],
    ['/en-us/', '/en-us/_payload.json'],
  ])('reads the data of %s at %s', async (address, payload) => {
    const { asked, data } = read(json({ build: 'B1', data: 'Boots' }), address);
    expect([await data, asked]).toEqual(['Boots', [payload]]);
  });

  test.each<[string, () => Promise<Response>]>([
    ['of another build', json({ build: 'B2', data: 'Boots' })],
    ['that is missing', async () => new Response(null, { status: 404 })],
    ['that is no JSON', async () => new Response('<html>')],
    ['that does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('a payload %s is none', async (_, answer) => {
    expect(await read(answer).data).toBeUndefined();
  });
});
