import { connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { badRequest } from '#adapters/backend/commerce/kernel/errors.ts';
import { readBody } from '#adapters/backend/commerce/kernel/request-body.ts';
import { createPaymentProvider } from '#adapters/backend/payments/app.ts';
import { openStore } from '#adapters/backend/payments/store.ts';
import { slowSenders } from '#adapters/process/slow-senders.ts';
import { limitedText } from '#adapters/web/server/limited-text.ts';
import { listen, type ListenOptions, type Listening } from '#adapters/process/listen.ts';
import { largePost, responseHead } from '#test/support/raw-response.ts';

const open: Listening[] = [];
const start = async (fetch: ListenOptions['fetch'], more: Partial<ListenOptions> = {}): Promise<Listening> => {
  const server = await listen({ fetch, host: '127.0.0.1', port: 0, ...more });
  open.push(server);
  return server;
};
afterEach(() => vi.restoreAllMocks());
afterEach(async () => void (await Promise.all(open.splice(0).map((server) => server.close()))));

const addressOf = ({ port }: Listening): string => `http://127.0.0.1:${port}/`;

describe('the network of the client', () => {
  const seenBy = async (more: Partial<ListenOptions>, headers: { readonly [name: string]: string }) => {
    const server = await start(async (request) => Response.json(request.headers.get('x-forwarded-for')), more);
    return (await fetch(addressOf(server), { headers })).json();
  };

  test('is that of the connection, whatever the client sends', async () => {
    expect(await seenBy({}, { 'X-Forwarded-For': '198.51.100.9' })).toBe('127.0.0.1');
  });

  test('is the entry of a trusted proxy, without those that the client has invented before it', async () => {
    expect(await seenBy({ trustedProxies: 1 }, { 'X-Forwarded-For': '198.51.100.9, 2001:db8:1:2::7' })).toBe(
      '2001:db8:1:2::/64',
    );
  });

  test('is the entry of a process of this machine, where that counts as a proxy', async () => {
    const headers = { 'X-Forwarded-For': '198.51.100.9, 203.0.113.5' };
    expect(await seenBy({ isBehindLocalProxy: true }, headers)).toBe('203.0.113.5');
    expect(await seenBy({ isBehindLocalProxy: true, trustedProxies: 2 }, headers)).toBe('198.51.100.9');
  });
});

describe('G7 closing', () => {
  test('completes running requests, closes keep-alive connections, and accepts no new ones', async () => {
    const [arrived, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const server = await start(async () => {
      arrived.resolve();
      await gate.promise;
      return new Response('whole');
    });
    const asked = fetch(addressOf(server));
    await arrived.promise;
    const closed = server.close();
    await expect(fetch(addressOf(server))).rejects.toThrow();
    gate.resolve();
    const answer = await asked;
    expect([await answer.text(), answer.headers.get('Connection')]).toEqual(['whole', 'close']);
    await closed;
  });

  test('forwards a response of another server, whose headers are immutable', async () => {
    const [arrived, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const behind = await start(async () => new Response('whole', { headers: { ETag: '"1"' } }));
    const server = await start(async () => {
      arrived.resolve();
      await gate.promise;
      return fetch(addressOf(behind));
    });
    const asked = fetch(addressOf(server));
    await arrived.promise;
    const closed = server.close();
    gate.resolve();
    const answer = await asked;
    expect([answer.status, answer.headers.get('ETag'), answer.headers.get('Connection'), await answer.text()]).toEqual([
      200,
      '"1"',
      'close',
      'whole',
    ]);
    await closed;
  });

  test('aborts requests that exceed the time limit', async () => {
    const arrived = Promise.withResolvers<void>();
    const server = await start(
      () => {
        arrived.resolve();
        return new Promise(() => undefined);
      },
      { drainMs: 1 },
    );
    const asked = fetch(addressOf(server)).then(
      () => 'answered',
      () => 'cut off',
    );
    await arrived.promise;
    await server.close();
    expect(await asked).toBe('cut off');
  });

  test('a request that was on its way gets its response, on a connection that had none before', async () => {
    const server = await start(async () => new Response('whole'));
    const socket = connect(server.port, '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    // The server has accepted the connection once it has answered on a later one.
    await (await fetch(addressOf(server))).text();
    const closed = server.close();
    const received: string[] = [];
    socket.on('data', (part) => received.push(String(part))).on('error', () => undefined);
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    await Promise.all([closed, ended]);
    expect(received.join('')).toMatch(/^HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n[^]*whole/i);
  });

  test('does not wait for idle connections', async () => {
    const server = await start(async () => new Response('ok'));
    const idle = connect(server.port, '127.0.0.1');
    await new Promise((resolve) => idle.once('connect', resolve));
    await (await fetch(addressOf(server))).text();
    await server.close();
    idle.destroy();
  });
});

const SECRET = 'secret';
const upload = (path: string, headers: readonly string[], part: string): string =>
  [`POST ${path} HTTP/1.1`, 'Host: shop.test', ...headers, '', part].join('\r\n');
const json = ['Content-Type: application/json', 'Content-Length: 1000'];
const status = (response: Response): number => response.status;
const provider = () => createPaymentProvider(openStore(':memory:'), { secret: SECRET, shopOrigins: () => [] });

test.each<readonly [string, (request: Request) => Promise<unknown>, string, unknown]>([
  ['the gateway', limitedText, upload('/', json, '{"qty":'), undefined],
  ['the service', readBody, upload('/', json, '{"qty":'), badRequest],
  [
    'the payment provider',
    (request) => provider().fetch(request).then(status),
    upload('/v1/sessions', [`Authorization: Bearer ${SECRET}`, 'Transfer-Encoding: chunked'], '3\r\n{"a\r\n'),
    500,
  ],
  [
    'a page of the payment provider',
    (request) => provider().fetch(request).then(status),
    upload('/challenge/x', ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 1000'], 'outcome='),
    500,
  ],
])('G3 an upload aborted by its sender throws nothing and logs nothing: %s', async (_, receive, sent, answer) => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [arrived, received] = [Promise.withResolvers<void>(), Promise.withResolvers<unknown>()];
  const server = await start(async (request) => {
    const answered = receive(request);
    arrived.resolve();
    await answered.then(received.resolve, received.reject);
    return new Response('received');
  });
  const socket = connect(server.port, '127.0.0.1');
  socket.write(sent);
  await arrived.promise;
  socket.destroy();
  expect(await received.promise).toEqual(answer);
  await server.close();
  expect(written.mock.calls).toEqual([]);
});

describe('G3 slow senders', () => {
  const impatient = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };

  test.each([
    ['a body', upload('/', json, '{"qty":')],
    ['a body in chunks', upload('/', ['Transfer-Encoding: chunked'], '3\r\n{"a\r\n')],
    ['a head', 'POST / HTTP/1.1\r\nHost: shop.test\r\n'],
  ])('%s that does not arrive in time gets 408, and the connection is closed', async (_, unfinished) => {
    const receive = async (request: Request) => new Response(await limitedText(request));
    const { port } = await start(receive, { senderTimeouts: impatient });
    expect(await responseHead(port, unfinished)).toMatch(/^HTTP\/1\.1 408 [^]*\r\nconnection: close(\r\n|$)/i);
  });

  test('a request that has arrived in time may be answered later', async () => {
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const server = await start(
      async (request) => {
        const text = await limitedText(request);
        if (text !== '') await isOver;
        return new Response(text);
      },
      { senderTimeouts: impatient },
    );
    const asked = fetch(addressOf(server), { method: 'POST', body: 'whole' });
    // Another request runs into the limit meanwhile.
    await responseHead(server.port, upload('/', json, ''));
    end();
    expect(await (await asked).text()).toBe('whole');
  });

  test('by default a head has 10 seconds and a request 30', () => {
    expect(slowSenders).toEqual({ headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2000 });
  });
});

describe('RFC 9110 a response before the request is complete', () => {
  const answering = (status: number) => start(async () => new Response('x', { status }));

  test.each([200, 400, 401, 403, 404, 405, 413, 415, 421, 503])('closes the connection: %i', async (status) => {
    const { port } = await answering(status);
    for (const unfinished of [
      largePost('/', { part: 10 }),
      largePost('/', { part: 110 * 1024 }),
      upload('/', ['Transfer-Encoding: chunked'], '3\r\n{"a\r\n'),
    ]) {
      const head = await responseHead(port, unfinished);
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(head).toMatch(/\r\nconnection: close(\r\n|$)/i);
    }
  });

  test.each([200, 401, 404])('and one after it keeps the connection: %i', async (status) => {
    const server = await start(async (request) => {
      await request.text();
      return new Response('x', { status });
    });
    for (const init of [{}, { method: 'POST' }, { method: 'POST', body: '{}' }])
      expect([init, (await fetch(addressOf(server), init)).headers.get('Connection')]).toEqual([init, 'keep-alive']);
  });
});

test('a port in use is reported', async () => {
  const { port } = await start(async () => new Response('ok'));
  await expect(listen({ fetch: async () => new Response('ok'), host: '127.0.0.1', port })).rejects.toThrow(
    /EADDRINUSE/,
  );
});

test('G3 of thousands of pipelined requests few get a response, and the connection is closed', async () => {
  let asked = 0;
  const server = await start(async () => {
    asked += 1;
    return new Response('ok');
  });
  const socket = connect(server.port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket
    .on('error', () => undefined)
    .resume()
    .write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(3600));
  await closed;
  expect(asked).toBeLessThanOrEqual(8);
  expect(await (await fetch(addressOf(server))).text()).toBe('ok');
});

test('G3 a few pipelined requests all get a response', async () => {
  const server = await start(async () => new Response('ok'));
  const socket = connect(server.port, '127.0.0.1');
  const answers = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (part) => {
      text += part.toString();
      if (text.split('HTTP/1.1 200').length === 9) resolve(text);
    });
  });
  socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(8));
  expect((await answers).match(/ok/g)).toHaveLength(8);
  socket.destroy();
});
