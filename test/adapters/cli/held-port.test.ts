import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { holdPort, type HeldPort } from '#adapters/cli/held-port.ts';
import { freePort } from '#test/support/free-port.ts';

let held: HeldPort;
let url: string;
let innerPort: number;
const closers: (() => void)[] = [];
beforeEach(async () => {
  const port = await freePort();
  innerPort = await freePort();
  url = `http://127.0.0.1:${port}/en-us`;
  held = await holdPort({ host: '127.0.0.1', port, innerPort });
});
afterEach(async () => {
  for (const close of closers.splice(0)) close();
  await held.close();
});

/** The process behind the port. */
const openShop = async (text: string) => {
  const server = createServer((request, response) => {
    response.end(`${text} ${request.headers.host} ${request.url}`);
  }).listen(innerPort, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  closers.push(close);
  return { close };
};

describe('requests to a shop that restarts', () => {
  test('wait until the new process answers, and reach it as they were sent', async () => {
    const asked = Promise.all([fetch(url), fetch(url, { method: 'POST', body: 'x'.repeat(200_000) })]);
    await openShop('first');
    held.become('open');
    for (const answer of await asked) expect(await answer.text()).toBe(`first ${new URL(url).host} /en-us`);
  });

  test('none fails while one process is replaced by the next', async () => {
    const first = await openShop('first');
    held.become('open');
    expect(await (await fetch(url)).text()).toMatch(/^first /);
    held.become('starting');
    const asked = fetch(url, { headers: { Connection: 'close' } });
    first.close();
    await openShop('second');
    held.become('open');
    expect(await (await asked).text()).toMatch(/^second /);
  });

  test('are answered 503 with what to do once the shop has ended by a mistake, also those that wait', async () => {
    const waiting = fetch(url);
    await new Promise((resolve) => setImmediate(resolve));
    held.become('ended');
    for (const answer of [await waiting, await fetch(url)])
      expect([answer.status, answer.headers.get('Refresh'), await answer.text()]).toEqual([
        503,
        '2',
        expect.stringContaining('The terminal says why'),
      ]);
  });

  test('are answered 503 when the process has just gone', async () => {
    held.become('open');
    expect((await fetch(url)).status).toBe(503);
  });
});
