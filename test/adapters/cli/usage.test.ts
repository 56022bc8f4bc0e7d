import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lockDataFolder } from '#adapters/database/data-folder-lock.ts';
import { temporaryFolder } from '#test/support/browser.ts';
import { portico, runInProcess, runPortico } from '#test/support/command-line.ts';

test('npm run dev on a data folder that another process uses ends with 1 and reports it; commands for operators advise to stop the shop', async () => {
  const folder = await temporaryFolder();
  const database = join(folder.path, 'database');
  await mkdir(database);
  const held = await lockDataFolder(database);
  try {
    expect(await runPortico(['serve', '--dev'], { PORTICO_DATA: folder.path })).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(
        /^The data folder \S+ is in use by another process; stop that one, set PORTICO_DATA to another folder, or set DATABASE_URL/,
      ),
    });
    for (const args of [
      ['order', '1'],
      ['return', 'list'],
      ['case', 'list'],
    ])
      expect(await runInProcess(args, { PORTICO_DATA: folder.path })).toEqual({
        code: 1,
        out: '',
        err: expect.stringMatching(/^The data folder \S+ is in use by another process: stop the shop first, or /),
      });
  } finally {
    await held.release();
    await folder.remove();
  }
});

describe('a usage error ends with 2 and', () => {
  test.each([
    ['serve', '--devv'],
    ['flow', '--repeat', '0'],
    ['search'],
    ['search', ' '],
    ['serve', 'extra'],
    ['no-such-command'],
  ])('names --help: %s %s', async (...args) => {
    const { code, err } = await runInProcess(args);
    expect([code, err]).toEqual([2, expect.stringMatching(/^error: .+\n(.+\n)?Use --help .+$/)]);
  });

  test('names the empty argument as the help does', async () => {
    expect((await runInProcess(['search', ''])).err).toMatch(/^error: <term> must not be empty\.\n/);
    expect((await runInProcess(['order', ''])).err).toMatch(/^error: <number> must be the number of an order, /);
  });

  test.each([
    'https://portico:geheim@shop.test/en-us',
    'ftp://portico:geheim@shop.test',
    'http://portico:geheim@[::1',
    'portico:geheim@shop.test',
  ])('does not print a user name or a password in --url: %s', async (url) => {
    for (const command of [['flow'], ['search', 'boots'], ['product', 'NKTRAIL3EMB']]) {
      const { code, out, err } = await runInProcess([...command, '--url', url]);
      expect([code, out, err]).toEqual([2, '', expect.stringContaining('--url must')]);
      expect(err).not.toMatch(/geheim|portico:/);
    }
  });

  test.each([
    [['search', 'boots'], '/fr-ca', ' --locale fr-ca'],
    [['product', 'NKTRAIL3EMB'], '/en-us/cart?a=1#top', ' --locale en-us'],
    [['search', 'boots'], '/robots.txt', ''],
    [['search', 'boots'], '/?a=1', ''],
    [['flow'], '/fr-ca', ''],
  ])('says how to replace the address of a page in --url: %j %s', async (command, path, locale) => {
    const { code, err } = await runInProcess([...command, '--url', `http://shop.test:6100${path}`]);
    expect([code, err.split('\n')[0]]).toEqual([
      2,
      `error: --url must be scheme, host and port alone: use --url http://shop.test:6100${locale}.`,
    ]);
  });

  test.each([
    [['shipment', '1000000001'], " 'shipment'. Did you mean ship?"],
    [['delivery'], " 'delivery'. Did you mean deliver?"],
    [['pack', '1000000001'], " 'pack'."],
  ])('suggests a command for an order: %j', async (args, text) => {
    expect(await runInProcess(['order', ...args])).toMatchObject({
      code: 2,
      err: expect.stringContaining(`error: order has no command${text} See portico order --help.`),
    });
  });

  test.each([
    ['order', '9623854778'],
    ['return', 'R-6904867016'],
  ])('names what follows a number: %s %s', async (...args) => {
    const { code, err } = await runInProcess([...args, 'extra']);
    expect([code, err.split('\n')[0]]).toEqual([
      2,
      `error: portico ${args.join(' ')} takes no further argument: remove 'extra'.`,
    ]);
  });

  test('quotes any other --url', async () => {
    expect((await runInProcess(['flow', '--url', 'ftp://shop.test'])).err).toContain(
      '--url must be an http or https address, but is "ftp://shop.test".',
    );
  });
});

test('npm run build reads no settings: in production it needs none of those that a start requires', async () => {
  const child = spawn(process.execPath, [portico, 'build'], {
    env: { ...process.env, PORTICO_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const first = await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')]);
  // A build takes long; the next one removes the files of this one.
  process.kill(-Number(child.pid), 'SIGKILL');
  await once(child, 'close');
  expect(String(first[0])).toBe('Building the shop …\n');
});

test('a command whose reader has closed the pipe ends without a message', async () => {
  const child = spawn(process.execPath, [portico, 'search', 'shoe'], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let said = '';
  child.stderr.on('data', (text: Buffer) => void (said += String(text)));
  await once(child, 'close');
  expect([
    said.split('\n').filter((line) => !line.startsWith('Opening') && !line.startsWith('Filling')),
    child.signalCode,
  ]).toEqual([[''], null]);
});
