import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPaymentProvider } from '#adapters/backend/payments/app.ts';
import { ledgerOf } from '#test/support/ledger-of.ts';
import { largePost, responseHead } from '#test/support/raw-response.ts';

const main = new URL('../../../../adapters/cli/main.ts', import.meta.url).pathname;
let data = '';
const children: ChildProcess[] = [];
beforeEach(async () => void (data = await mkdtemp(join(tmpdir(), 'portico-payments-'))));
afterEach(async () => {
  for (const child of children.splice(0))
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  await rm(data, { recursive: true });
});

const start = (env: Readonly<Record<string, string>> = {}): ChildProcess => {
  const child = spawn(process.execPath, [main, 'provider'], {
    env: { ...process.env, HOST: '127.0.0.1', PAYMENT_PORT: '0', PORTICO_DATA: data, PORTICO_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
};
const address = async (child: ChildProcess): Promise<string> => {
  if (child.stdout === null) throw new Error('The provider has no output');
  for await (const line of createInterface({ input: child.stdout })) return line.replace('Payment provider at ', '');
  throw new Error('The provider ended without an address');
};
const charge = (url: string, key: string, token = 'tok_test_succeeds') =>
  fetch(`${url}/v1/charges`, {
    method: 'POST',
    headers: { authorization: 'Bearer demo-secret', 'idempotency-key': key },
    body: JSON.stringify({ amount: 4599, currency: 'EUR', token, reference: key }),
  });

describe('the provider as a process', () => {
  it('after kill -9 under load every confirmed charge is in the ledger once, and its key returns the same bytes', async () => {
    const first = start();
    const url = await address(first);
    const answered = new Map<string, string>();
    const load = Array.from({ length: 40 }, async (_, index) => {
      const response = await charge(url, `key-${index}`);
      answered.set(`key-${index}`, await response.text());
      if (answered.size === 10) first.kill('SIGKILL');
    });
    await Promise.allSettled(load);
    expect(answered.size).toBeGreaterThanOrEqual(10);

    const second = await address(start());
    for (const [key, text] of answered) expect(await (await charge(second, key)).text()).toBe(text);
    const lines = ledgerOf(join(data, 'payments', 'provider.sqlite'));
    expect(new Set(lines.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(lines.length);
    for (const key of answered.keys()) expect(lines.some(({ idempotencyKey }) => idempotencyKey === key)).toBe(true);
  });

  it('after kill -9 between captures, releases and refunds the book balances, and every answer is repeated', async () => {
    const first = start();
    const url = await address(first);
    const post = async (base: string, path: string, key: string, body: object) => {
      const response = await fetch(`${base}/v1/charges${path}`, {
        method: 'POST',
        headers: { authorization: 'Bearer demo-secret', 'idempotency-key': key },
        body: JSON.stringify(body),
      });
      return response.text();
    };
    const order = { amount: 1000, currency: 'EUR', token: 'tok_test_succeeds', reference: 'r' };
    const { chargeId }: { chargeId: string } = JSON.parse(await post(url, '', 'charge', order));
    const answered = new Map<string, { readonly path: string; readonly amount: number; readonly text: string }>();
    const load = Array.from({ length: 60 }, async (_, index) => {
      const path = `/${chargeId}/${['captures', 'releases', 'refunds'][index % 3] ?? ''}`;
      const amount = 10 + index;
      answered.set(`key-${index}`, { path, amount, text: await post(url, path, `key-${index}`, { amount }) });
      if (answered.size === 20) first.kill('SIGKILL');
    });
    await Promise.allSettled(load);
    expect(answered.size).toBeGreaterThanOrEqual(20);

    const second = await address(start());
    for (const [key, { path, amount, text }] of answered) expect(await post(second, path, key, { amount })).toBe(text);
    const get = async (path: string): Promise<Record<string, number>> =>
      (await fetch(`${second}/v1/${path}`, { headers: { authorization: 'Bearer demo-secret' } })).json();
    const { captured = 0, released = 0, refunded = 0 } = await get(`charges/${chargeId}`);
    expect(await get('balances')).toEqual({
      'EUR card:payer': -1000 + released + refunded,
      'EUR card:held': 1000 - captured - released,
      ...(captured === 0 ? {} : { 'EUR card:shop': captured - refunded }),
    });
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'stops cleanly on %s, even with a pending response that never arrives',
    async (signal) => {
      const child = start();
      const url = await address(child);
      const lost = charge(url, 'key-1', 'tok_test_times_out').catch(() => 'cut off');
      let charges: unknown[] = [];
      while (charges.length === 0) {
        const answer: { charges: unknown[] } = await (
          await fetch(`${url}/v1/charges?reference=key-1`, { headers: { authorization: 'Bearer demo-secret' } })
        ).json();
        charges = answer.charges;
      }
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([0, null]);
      expect(await lost).toBe('cut off');
    },
  );

  describe('an invalid start ends with 2 and one sentence that names the variable', () => {
    const refused = async (
      env: Readonly<Record<string, string>>,
    ): Promise<readonly [number | null, string, string]> => {
      const child = start(env);
      const [out, err]: string[][] = [[], []];
      child.stdout?.on('data', (text: Buffer) => void out?.push(String(text)));
      child.stderr?.on('data', (text: Buffer) => void err?.push(String(text)));
      await once(child, 'close');
      return [child.exitCode, out?.join('') ?? '', err?.join('').trim() ?? ''];
    };

    it('PORTICO_DATA that is a file, or below a folder that is not writable', async () => {
      const file = join(data, 'file');
      await writeFile(file, '');
      expect(await refused({ PORTICO_DATA: file })).toEqual([
        2,
        '',
        `PORTICO_DATA must be a folder, but ${file} is a file.`,
      ]);
      expect(await refused({ PORTICO_DATA: '/proc/nope' })).toEqual([
        2,
        '',
        expect.stringMatching(
          /^PORTICO_DATA must be a folder that can be written to, but is "\/proc\/nope" \(\w+\)\.$/,
        ),
      ]);
    });

    it('PAYMENT_PORT in use, with a suggested free port', async () => {
      const port = new URL(await address(start())).port;
      const inUse = new RegExp(
        `^PAYMENT_PORT ${port} on 127\\.0\\.0\\.1 is in use by another process: choose a free one, such as PAYMENT_PORT=\\d+\\.$`,
      );
      expect(await refused({ PAYMENT_PORT: port })).toEqual([2, '', expect.stringMatching(inUse)]);
    });

    it.each(['abc', '65536'])('PAYMENT_PORT=%s', async (port) => {
      expect(await refused({ PAYMENT_PORT: port })).toEqual([
        2,
        '',
        `PAYMENT_PORT must be a port from 0 to 65535, but is "${port}".`,
      ]);
    });

    it.each(['nope', 'http://a/b', 'http://a,,http://b', 'http://a,', 'ftp://a'])(
      'SHOP_ORIGINS=%s',
      async (origins) => {
        expect(await refused({ SHOP_ORIGINS: origins })).toEqual([
          2,
          '',
          expect.stringMatching(/^SHOP_ORIGINS must be origins .*, separated by commas, but (is|holds) ".*"\.$/),
        ]);
      },
    );
  });

  it('accepts origins with spaces between them, and the defaults for empty variables', async () => {
    const first = start({ SHOP_ORIGINS: 'http://a.test, https://b.test:8443 http://[::1]:3000/', PORTICO_ENV: '' });
    expect(await address(first)).toMatch(/^http:/);
    first.kill();
    await once(first, 'exit');
    expect(await address(start({ SHOP_ORIGINS: '' }))).toMatch(/^http:/);
  });

  it('is the only one of its folder: a second one ends, and the ledger of the first is as it was', async () => {
    const url = await address(start());
    await charge(url, 'key-1');
    const file = join(data, 'payments', 'provider.sqlite');
    const before = ledgerOf(file);
    const second = start();
    const said: string[] = [];
    second.stderr?.on('data', (text) => void said.push(String(text)));
    expect(await once(second, 'close')).toEqual([1, null]);
    expect(said.join('')).toBe(
      `The data folder ${join(data, 'payments')} is in use by another process; stop that one, set PORTICO_DATA to another folder, or set PAYMENT_URL to the address of its payment provider.\n`,
    );
    expect(ledgerOf(file)).toEqual(before);
    expect((await charge(url, 'key-2')).status).toBe(200);
  });

  it('does not run in production', async () => {
    const child = start({ PORTICO_ENV: 'production' });
    expect(await once(child, 'exit')).toEqual([2, null]);
  });
});

describe('the provider inside another process', () => {
  it.each([
    ['/v1/sessions', 32 * 1024, 413, 'Authorization: Bearer demo-secret'],
    ['/challenge/ch_none', 32 * 1024, 413, 'Accept: */*'],
    ['/v1/sessions', 10, 401, 'Accept: */*'],
    ['/challenge/ch_none', 10, 403, 'Origin: http://evil.test'],
    ['/nowhere', 10, 404, 'Accept: */*'],
  ])(
    'RFC 9110 a refusal sent before the request is complete closes the connection: %s, %i bytes, %i',
    async (path, part, status, header) => {
      const provider = await startPaymentProvider({
        host: '127.0.0.1',
        port: 0,
        storeFile: join(data, 'provider.sqlite'),
        secret: 'demo-secret',
        shopOrigins: () => ['http://shop.test'],
      });
      const stated = status === 413 ? 200 * 1024 : 1000;
      const head = await responseHead(
        Number(new URL(provider.url).port),
        largePost(path, { part, stated, headers: [header] }),
      );
      await provider.close();
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(head).toMatch(/\r\nconnection: close(\r\n|$)/i);
    },
  );

  it('listens on a free port, responds at its address, and releases both when it is closed', async () => {
    const settings = {
      host: '127.0.0.1',
      port: 0,
      storeFile: join(data, 'provider.sqlite'),
      secret: 'demo-secret',
      shopOrigins: () => ['http://shop.test'],
    };
    const provider = await startPaymentProvider(settings);
    expect((await fetch(`${provider.url}/health/live`)).status).toBe(200);
    const port = Number(new URL(provider.url).port);
    const elsewhere = { ...settings, storeFile: join(data, 'other', 'provider.sqlite') };
    await expect(startPaymentProvider({ ...elsewhere, port })).rejects.toThrow('EADDRINUSE');
    await (await startPaymentProvider(elsewhere)).close();
    await provider.close();
    await expect(fetch(`${provider.url}/health/live`)).rejects.toThrow();
    const again = await startPaymentProvider({ ...settings, port });
    await again.close();
  });
});
