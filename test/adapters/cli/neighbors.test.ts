import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { askNeighbors, warnOfNeighbors } from '#adapters/cli/check-neighbors.ts';
import { startPaymentProvider } from '#adapters/backend/payments/app.ts';
import { openStubServer } from '#test/support/stub-server.ts';
import { openSmtpServer } from '#test/support/smtp-server.ts';
import { temporaryFolder } from '#test/support/browser.ts';
import { runInProcess, runPortico } from '#test/support/command-line.ts';
import { freePort } from '#test/support/free-port.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const closers: (() => void)[] = [];
beforeAll(async () => void (folder = await temporaryFolder()));
afterAll(async () => {
  for (const close of closers) close();
  await folder.remove();
});

/** An address at which a service responds with 404 to everything. */
const alive = async (): Promise<string> => {
  const server = await openStubServer();
  closers.push(server.close);
  return server.url;
};
const dead = async (): Promise<string> => `http://127.0.0.1:${await freePort()}`;

describe('a service configured by COMMERCE_URL or PAYMENT_URL', () => {
  test.each(['COMMERCE_URL', 'PAYMENT_URL'])(
    '%s: portico doctor calls it, and ends with 1 if it does not respond',
    async (name) => {
      const away = await dead();
      const doctor = (url: string) => runPortico(['doctor'], { PORTICO_DATA: join(folder.path, 'data'), [name]: url });
      expect(await doctor(away)).toMatchObject({
        code: 1,
        out: expect.stringContaining(
          `✗ ${name} ${away} does not answer (ECONNREFUSED): start that service, or correct ${name}.\n`,
        ),
      });
      const there = await alive();
      expect(await doctor(there)).toMatchObject({
        code: 0,
        out: expect.stringContaining(`✓ ${name} ${there} answers\n`),
      });
    },
  );

  test('a mail server is checked by portico doctor without sending; its password is not printed', async () => {
    const mail = await openSmtpServer();
    const doctor = () =>
      runInProcess(['doctor'], {
        PORTICO_DATA: join(folder.path, 'data'),
        SMTP_URL: `smtp://shop:geheim@127.0.0.1:${mail.port}`,
      });
    const server = `SMTP_URL: the mail server 127.0.0.1:${mail.port}`;
    expect(await doctor()).toMatchObject({
      code: 0,
      out: expect.stringContaining(`✓ ${server} accepts the connection and the sign-in\n`),
    });
    await mail.close();
    const { code, out } = await doctor();
    expect([code, out]).toEqual([
      1,
      expect.stringContaining(
        `✗ ${server} does not accept the connection (ECONNREFUSED CONN): start it, or correct SMTP_URL.\n`,
      ),
    ]);
    expect([out.includes('geheim'), mail.mails]).toEqual([false, []]);
  });

  test('is named in a warning at the start if it does not respond, without its query', async () => {
    const [away, there] = [await dead(), await alive()];
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    warnOfNeighbors(await askNeighbors({ paymentSecret: 's' }), print);
    warnOfNeighbors(await askNeighbors({ commerceUrl: there, paymentUrl: there, paymentSecret: 's' }), print);
    expect(lines).toEqual([]);
    warnOfNeighbors(
      await askNeighbors({ commerceUrl: there, paymentUrl: `${away}/pay?key=geheim`, paymentSecret: 's' }),
      print,
    );
    expect(lines).toEqual([
      `Warning: PAYMENT_URL ${away}/pay does not answer (ECONNREFUSED): start that service, or correct PAYMENT_URL.`,
    ]);
  });

  test('is named if it is a payment provider with another secret', async () => {
    const provider = await startPaymentProvider({
      host: '127.0.0.1',
      port: 0,
      storeFile: join(folder.path, 'provider.sqlite'),
      secret: 'of the provider',
      shopOrigins: () => [],
    });
    closers.push(() => void provider.close());
    const warningsWith = async (paymentSecret: string): Promise<readonly string[]> => {
      const lines: string[] = [];
      warnOfNeighbors(await askNeighbors({ paymentUrl: provider.url, paymentSecret }), (line) => void lines.push(line));
      return lines;
    };
    expect(await warningsWith('of the provider')).toEqual([]);
    expect(await warningsWith('another')).toEqual([
      `Warning: PAYMENT_URL ${provider.url} refuses PAYMENT_SECRET: set the same secret here and at the provider.`,
    ]);
  });

  test('counts as down if it accepts the connection and stays silent', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    closers.push(() => silent.close());
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { timeout } = AbortSignal;
    const timer = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeout(milliseconds / 100));
    const [neighbor] = await askNeighbors({ commerceUrl: `http://127.0.0.1:${port}`, paymentSecret: 's' });
    timer.mockRestore();
    expect(neighbor?.problem).toBe('no answer within 3 seconds');
  });
});
