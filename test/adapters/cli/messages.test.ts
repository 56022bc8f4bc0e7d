import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockDataFolder } from '#adapters/database/data-folder-lock.ts';
import { explainListening } from '#adapters/cli/check-machine.ts';
import { shippedFlows } from '#adapters/cli/load-flow.ts';
import { explainPort } from '#adapters/process/machine.ts';
import type { Settings } from '#adapters/cli/settings.ts';
import { openStubServer } from '#test/support/stub-server.ts';
import { temporaryFolder } from '#test/support/browser.ts';
import { runInProcess } from '#test/support/command-line.ts';
import { freePort } from '#test/support/free-port.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const servers: { readonly close: () => unknown }[] = [];
beforeAll(async () => void (folder = await temporaryFolder()));
afterAll(async () => {
  for (const server of servers) server.close();
  await folder.remove();
});

const portico = (args: readonly string[], env: { readonly [name: string]: string } = {}) =>
  runInProcess(args, { PORTICO_DATA: join(folder.path, 'data'), ...env });

const answering = async (paths: { readonly [path: string]: string } = {}) => {
  const server = await openStubServer(paths);
  servers.push(server);
  return server;
};

describe('an invalid start ends with 2 and one sentence that names the variable', () => {
  test.each(['PORT', 'PAYMENT_PORT'] as const)('%s in use, with a suggested free port', async (name) => {
    const { port } = await answering();
    const { code, out, err } = await portico(['serve'], { [name]: String(port) });
    expect([code, out]).toEqual([2, '']);
    const [, suggested] =
      new RegExp(
        `^${name} ${port} on 127\\.0\\.0\\.1 is in use by another process: choose a free one, such as ${name}=(\\d+)\\.$`,
      ).exec(err) ?? [];
    const trial = createServer().listen(Number(suggested), '127.0.0.1');
    servers.push(trial);
    await once(trial, 'listening');
    expect(Number(suggested)).toBeGreaterThan(port);
  });

  test('the suggested port is not that of the other setting', async () => {
    const { port } = await answering();
    const next = port + 1 + ((port + 1) % 2);
    const said = await explainPort('PORT', { host: '127.0.0.1', port, other: next }, 'EADDRINUSE');
    expect(said).not.toContain(`PORT=${next}.`);
  });

  test.each([
    ['case', 'list'],
    ['order', 'refused'],
    ['order', '1000000001'],
    ['return', 'receive', 'R-1'],
  ])('PORTICO_DATA without shop data, in which no database is created: %s %s', async (...command) => {
    const empty = join(folder.path, 'mistyped');
    expect(await portico(command, { PORTICO_DATA: empty })).toEqual({
      code: 2,
      out: '',
      err: `There is no shop data in ${empty}: correct PORTICO_DATA, or start the shop once.`,
    });
    expect(existsSync(empty)).toBe(false);
  });

  test.each(['192.0.2.1', '203.0.113.9'])('HOST=%s is not an address of this machine', async (HOST) => {
    const { code, err } = await portico(['serve'], { HOST, PORT: String(await freePort()) });
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(
        new RegExp(`^HOST must be an address or a name of this machine, but is "${HOST}" \\(\\w+\\)\\.$`),
      ),
    ]);
  });

  test.each(['serve', 'seed'])(
    'PORTICO_DATA that is a file, or below a folder that is not writable: %s',
    async (command) => {
      const file = join(folder.path, 'file');
      await writeFile(file, '');
      expect(await portico([command], { PORTICO_DATA: file })).toEqual({
        code: 2,
        out: '',
        err: `PORTICO_DATA must be a folder, but ${file} is a file.`,
      });
      expect(await portico([command], { PORTICO_DATA: join(file, 'below') })).toMatchObject({
        code: 2,
        err: expect.stringContaining('PORTICO_DATA must be a folder'),
      });
      expect(await portico([command], { PORTICO_DATA: '/proc/nope' })).toMatchObject({
        code: 2,
        err: expect.stringMatching(
          /^PORTICO_DATA must be a folder that can be written to, but is "\/proc\/nope" \(\w+\)\.$/,
        ),
      });
    },
  );
});

describe('PAYMENT_URL with the origin of PUBLIC_URL, where that is the default http://HOST:PORT', () => {
  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['0.0.0.0', 'localhost'],
  ])('HOST=%s', async (HOST, name) => {
    const port = await freePort();
    const settings = { HOST, PORT: String(port), PAYMENT_URL: `http://${name}:${port}/` };
    expect(await portico(['serve'], settings)).toEqual({
      code: 2,
      out: '',
      err: `PAYMENT_URL and PUBLIC_URL must differ in their origin, so that the shop cannot read card fields; PUBLIC_URL is http://${name}:${port} by default.`,
    });
    expect(await portico(['doctor'], settings)).toMatchObject({
      code: 1,
      out: expect.stringContaining('✗ PAYMENT_URL and PUBLIC_URL must differ in their origin'),
    });
  });
});

test('the service without DATABASE_URL ends with 2 and one sentence with an example value', async () => {
  expect(await portico(['service'])).toEqual({
    code: 2,
    out: '',
    err: 'DATABASE_URL is required, since the embedded database belongs to the shop process: set it to the address of a PostgreSQL database, such as postgres://user:password@127.0.0.1:5432/portico.',
  });
});

test('npm run dev with PORTICO_ENV=production ends with 2 and one sentence, before any production setting is required: development has no content security policy', async () => {
  const production = {
    PORTICO_ENV: 'production',
    DATABASE_URL: 'postgres://127.0.0.1:9/none',
    PUBLIC_URL: 'https://shop.test',
    PAYMENT_URL: 'https://pay.test',
    PAYMENT_SECRET: randomBytes(32).toString('hex'),
  };
  for (const [args, env] of [
    [['serve', '--dev'], production],
    [['serve', '--dev', '--modules-port', '1'], production],
    [['serve', '--dev'], { PORTICO_ENV: 'production' }],
  ] as const) {
    expect(await portico(args, env)).toEqual({
      code: 2,
      out: '',
      err: 'PORTICO_ENV must be demo or test for "serve --dev" (npm run dev), which serves pages without a content security policy, but is "production".',
    });
  }
});

test('a port that another process takes during the start is explained as well, and no other failure is', async () => {
  const settings: Settings = {
    host: '127.0.0.1',
    port: 4000,
    paymentPort: 4001,
    paymentSecret: 'x',
    dataFolder: folder.path,
    environment: 'demo',
    shopOrigins: [],
    warmsUp: false,
  };
  const taken = (port: number) => Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port });
  expect(await explainListening(taken(4000), settings)).toMatch(
    /^PORT 4000 on 127\.0\.0\.1 is in use by another process: choose a free one, such as PORT=\d+\.$/,
  );
  expect(await explainListening(taken(4001), settings)).toMatch(/^PAYMENT_PORT 4001 /);
  expect(explainListening(new Error('anything else'), settings)).toBeUndefined();
});

test('a variable that is no setting is reported once on stderr, with the nearest one', async () => {
  const { err } = await portico(['service'], { PORTICO_DATA_DIR: '/data' });
  expect(err.split('\n')).toEqual([
    'Warning: PORTICO_DATA_DIR is no setting and has no effect. The nearest setting is PORTICO_DATA.',
    expect.stringContaining('DATABASE_URL'),
  ]);
});

test('the suggestions for PORT and PAYMENT_PORT differ', async () => {
  const suggestion = async (name: 'PORT' | 'PAYMENT_PORT', port: number) =>
    /=(\d+)\.$/.exec(await explainPort(name, { host: '127.0.0.1', port: port }, 'EADDRINUSE'))?.[1];
  for (const [port, paymentPort] of [
    [6100, 6101],
    [6101, 6102],
    [6101, 6100],
  ] as const)
    expect(await suggestion('PORT', port)).not.toBe(await suggestion('PAYMENT_PORT', paymentPort));
});

test('SRCH-07 search cuts a term that is too long, as the page does, and product requires an id', async () => {
  expect(await portico(['search', 'z'.repeat(201)])).toEqual({
    code: 0,
    err: expect.stringMatching(/^Opening a database in memory …/),
    out: `0 products for "${'z'.repeat(200)}"\n`,
  });
  for (const id of ['', ' '])
    expect(await portico(['product', id])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('error: <id> must be the id of a product'),
    });
}, 60_000);

describe('a database that cannot be opened ends a command with 1 and one sentence that says what to do', () => {
  test.each([['seed'], ['search', 'boots']])('PostgreSQL is down: %s', async (...command) => {
    const port = await freePort();
    const { code, err } = await portico(command, { DATABASE_URL: `postgres://portico:geheim@127.0.0.1:${port}/shop` });
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(
        new RegExp(
          `^PostgreSQL at 127\\.0\\.0\\.1:${port}/shop does not answer: start it, or correct DATABASE_URL\\. .*ECONNREFUSED[^\\n]*$`,
        ),
      ),
    ]);
    expect(err).not.toContain('geheim');
  });

  test('the data folder is damaged', async () => {
    const data = join(folder.path, 'damaged');
    await mkdir(join(data, 'database', 'data'), { recursive: true });
    await writeFile(join(data, 'database', 'data', 'PG_VERSION'), 'damaged');
    await writeFile(join(data, 'database', 'complete.txt'), '');
    const { code, err } = await portico(['seed'], { PORTICO_DATA: data });
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(
        new RegExp(
          `^The embedded database in ${join(data, 'database')} cannot be opened \\([^\\n]+\\): restore the folder from a backup, or remove it to begin with a new database\\.$`,
        ),
      ),
    ]);
  });
});

describe('--url without a shop ends with 1 and a sentence that names the address', () => {
  const commands = [
    ['flow', 'guest-card'],
    ['search', 'boots'],
    ['product', 'NKTRAIL3EMB'],
  ] as const;

  test.each(commands)('no server responds: %s', async (...command) => {
    const url = `http://127.0.0.1:${await freePort()}`;
    expect(await portico([...command, '--url', url])).toEqual({
      code: 1,
      out: '',
      err: `No shop answers at ${url} (ECONNREFUSED): correct --url, or start the shop.`,
    });
  });

  test.each(commands)('a shop cannot answer, such as without its database: %s', async (...command) => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const paths = { '/health/live': 'ok', '/robots.txt': `Sitemap: ${url}/sitemap.xml\n` };
    servers.push(await openStubServer(paths, { otherwise: 503, port }));
    const { code, out, err } = await portico([...command, '--url', url]);
    expect([code, out + err]).toEqual([
      1,
      expect.stringContaining('GEN500: The shop cannot answer now (status 503): look at its output, or try again.'),
    ]);
    expect(out + err).not.toContain('refused');
  });

  test('a shop runs without the included scripts that act as its staff: flow names them', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    servers.push(
      await openStubServer({ '/health/live': 'ok', '/robots.txt': `Sitemap: ${url}/sitemap.xml\n` }, { port }),
    );
    const { out, err } = await portico(['flow', '--url', url]);
    const reported = [...out.matchAll(/^. ([\w-]+): /gm)].map(([, name]) => name);
    const leftOut = shippedFlows().filter((name) => !reported.includes(name));
    expect(leftOut).toContain('shopper-life');
    expect(err).toBe(
      `With --url, ${leftOut.length} of the ${shippedFlows().length} included scripts are left out, because they act as the shop's staff: ${leftOut.join(', ')}.`,
    );
    expect((await portico(['flow', '--help'])).out.replaceAll(/\s+/g, ' ')).toContain(
      'with --url those that do not act as the staff of the shop',
    );
  });

  test('another server responds', async () => {
    for (const { url } of [await answering(), await answering({ '/health/live': 'ok' })])
      expect(await portico(['flow', 'guest-card', '--url', url])).toMatchObject({
        code: 1,
        err: `What answers at ${url} is not a shop: correct --url.`,
      });
  });

  test('a shop that accepts changes at its public address only', async () => {
    const { url } = await answering({
      '/health/live': 'ok',
      '/robots.txt': 'User-agent: *\nSitemap: https://shop.test/sitemap.xml\n',
    });
    expect(await portico(['flow', 'guest-card', '--url', `${url}/`])).toMatchObject({
      code: 1,
      err: `The shop at ${url} accepts changes only at its public address (PUBLIC_URL): use --url https://shop.test.`,
    });
  });
});

describe('portico doctor ends with 1 and names', () => {
  test('a database address without a server, without its password', async () => {
    const port = await freePort();
    const { code, out } = await portico(['doctor'], {
      DATABASE_URL: `postgres://portico:geheim@127.0.0.1:${port}/shop`,
    });
    expect(code).toBe(1);
    expect(out).toMatch(
      new RegExp(
        `^✗ PostgreSQL at 127\\.0\\.0\\.1:${port}/shop does not answer: start it, or correct DATABASE_URL\\..*ECONNREFUSED`,
        'm',
      ),
    );
    expect(out).not.toContain('geheim');
  });

  test('a file instead of the data folder', async () => {
    const file = join(folder.path, 'no-folder');
    await writeFile(file, '');
    expect(await portico(['doctor'], { PORTICO_DATA: file })).toMatchObject({
      code: 1,
      out: expect.stringContaining(`✗ PORTICO_DATA must be a folder, but ${file} is a file.`),
    });
  });

  test('a data folder that another process uses, and passes once it is free', async () => {
    const data = join(folder.path, 'used');
    await mkdir(join(data, 'database'), { recursive: true });
    const held = await lockDataFolder(join(data, 'database'));
    expect(await portico(['doctor'], { PORTICO_DATA: data })).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^✗ The data folder \S+ is in use by another process/m),
    });
    await held.release();
    expect(await portico(['doctor'], { PORTICO_DATA: data })).toMatchObject({ code: 0 });
  });

  test('a running shop at its port', async () => {
    const { port, url } = await answering({ '/health/live': 'ok' });
    const { code, out } = await portico(['doctor'], { PORT: String(port) });
    expect([code, out]).toEqual([1, expect.stringContaining(`✗ A shop runs at ${url}: stop it first, to check`)]);
  });

  test('a port in use', async () => {
    const { port } = await answering();
    expect(await portico(['doctor'], { PORT: String(port) })).toMatchObject({
      code: 1,
      out: expect.stringContaining(`✗ PORT ${port} on 127.0.0.1 is in use by another process`),
    });
  });
});
