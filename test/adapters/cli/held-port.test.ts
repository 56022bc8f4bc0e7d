import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { holdPort, type HeldPort } from '#adapters/cli/held-port.ts';
import { freePort } from '#test/support/free-port.ts';

let held: HeldPort;
let url: string;
let innerPort: number;
let errors = '';
const closers: (() => void)[] = [];
beforeEach(async () => {
  const port = await freePort();
  innerPort = await freePort();
  url = `http://127.0.0.1:${port}/en-us`;
  held = await holdPort({ host: '127.0.0.1', port, innerPort, errors: () => errors });
});
afterEach(async () => {
  for (const close of closers.splice(0)) close();
  await held.close();
});

/** The process behind the port. */
const openShop = async (name: string) => {
  const server = createServer((request, response) => {
    response.end(`${name} ${request.headers.host} ${request.url}`);
  }).listen(innerPort, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  closers.push(close);
  return { close };
};

describe('requests to a restarting shop', () => {
  test('wait until the new process responds, and reach it unchanged', async () => {
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

  test.each([
    ['GET', '/en-us'],
    ['HEAD', ''],
  ])('%s is sent again to the next process if the previous one ends without a response', async (method, path) => {
    const arrived = Promise.withResolvers<void>();
    const first = createServer(() => {
      arrived.resolve();
    }).listen(innerPort, '127.0.0.1');
    await once(first, 'listening');
    held.become('open');
    const asked = fetch(url, { method });
    await arrived.promise;
    held.become('starting');
    first.close();
    first.closeAllConnections();
    await once(first, 'close');
    await openShop('second');
    held.become('open');
    const answer = await asked;
    expect([answer.status, (await answer.text()).endsWith(path)]).toEqual([200, true]);
  });

  test('POST is not sent twice: it fails if the process ends without a response', async () => {
    let posts = 0;
    const arrived = Promise.withResolvers<void>();
    const first = createServer(() => {
      posts += 1;
      arrived.resolve();
    }).listen(innerPort, '127.0.0.1');
    await once(first, 'listening');
    held.become('open');
    const asked = fetch(url, { method: 'POST', body: 'x' });
    await arrived.promise;
    held.become('starting');
    first.close();
    first.closeAllConnections();
    await expect(asked).rejects.toThrow();
    expect(posts).toBe(1);
  });

  test('reach the next process over a connection that has served the previous one', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (): Promise<string> => {
      const [answer]: IncomingMessage[] = await once(request(url, { agent }).end(), 'response');
      return answer === undefined ? '' : text(answer);
    };
    const first = await openShop('first');
    held.become('open');
    expect(await ask()).toMatch(/^first /);
    const [kept] = Object.values(agent.freeSockets).flat();
    held.become('starting');
    first.close();
    await openShop('second');
    held.become('open');
    expect(await ask()).toMatch(/^second /);
    expect(Object.values(agent.freeSockets).flat()).toEqual([kept]);
    agent.destroy();
  });

  test('are answered 503 with the error once the shop has ended with one, also pending ones', async () => {
    errors = `${'\u001b[31m'}core/cart/cart.ts:133${'\u001b[39m'}\nSyntaxError: Unexpected token`;
    const waiting = fetch(url);
    await new Promise((resolve) => setImmediate(resolve));
    held.become('ended');
    for (const answer of [await waiting, await fetch(url)])
      expect([answer.status, answer.headers.get('Refresh'), await answer.text()]).toEqual([
        503,
        '2',
        expect.stringMatching(/core\/ or adapters\/\.\n\ncore\/cart\/cart\.ts:133\nSyntaxError: Unexpected token$/),
      ]);
  });

  test('are answered 503 when the process has just ended', async () => {
    held.become('open');
    expect((await fetch(url)).status).toBe(503);
  });
});
