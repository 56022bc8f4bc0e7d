import { once } from 'node:events';
import { createServer } from 'node:http';
import { either as E } from 'fp-ts';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { productCommand, searchCommand } from '#adapters/cli/commands/catalog.ts';
import { flowCommand, type FlowOptions } from '#adapters/cli/commands/flow.ts';
import { shippedFlows } from '#adapters/cli/load-flow.ts';
import type { FlowReport } from '#adapters/cli/report.ts';
import { readSettings, type Settings } from '#adapters/cli/settings.ts';
import type { Schema } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { openDatabase } from '#adapters/database/open-database.ts';
import { temporaryFolder } from '#test/support/browser.ts';
import type { TestPostgres } from '#test/support/postgres.ts';
import { sharedPostgres } from '#test/support/shared-postgres.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let postgres: TestPostgres;
let settings: Settings;
/** On a database in memory, as without settings. */
let embedded: Settings;
const settingsFrom = (env: { readonly [name: string]: string }): Settings => {
  const read = readSettings({ PORTICO_DATA: folder.path, PORT: '0', ...env });
  if (E.isLeft(read)) throw new Error(read.left.sentence);
  return read.right;
};
beforeAll(async () => {
  folder = await temporaryFolder();
  postgres = await sharedPostgres('seeded');
  embedded = settingsFrom({});
  settings = settingsFrom({ DATABASE_URL: await postgres.freshDatabase() });
});
afterAll(async () => {
  await postgres.stop();
  await folder.remove();
});

const said = { out: [] as string[], err: [] as string[] };
beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.out.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.err.push(line));
});
afterAll(() => vi.restoreAllMocks());
afterEach(() => {
  said.out.length = 0;
  said.err.length = 0;
});

const options: FlowOptions = { repeat: 1, concurrency: 1, report: 'json' };
const reportsOf = (): readonly FlowReport[] => JSON.parse(said.out.join('\n'));

describe('portico flow', () => {
  test('stderr shows what is opened, so that the first second is not silent', async () => {
    expect(await flowCommand(['guest-card'], options, embedded), said.out.join('\n')).toBe(0);
    expect(said.err).toContain('Opening a database in memory …');
  });

  test('runs every included script, and all end as expected: 0', async () => {
    const own = settingsFrom({ DATABASE_URL: await postgres.freshDatabase() });
    expect(await flowCommand([], options, own), said.out.join('\n')).toBe(0);
    const reports = reportsOf();
    expect(reports.map(({ flow }) => flow)).toEqual(shippedFlows());
    expect(reports.map(({ flow, orders }) => [flow, orders])).toEqual(
      // A reward code works once, so its script stops before the order.
      shippedFlows().map((flow) => [flow, flow === 'out-of-stock' || flow === 'pay-reward-code' ? 0 : 1]),
    );
  });

  test('with --url each run names another client address, so that a shop behind a proxy does not count them as one client', async () => {
    const seen = new Set<string | undefined>();
    const server = createServer((request, response) => {
      const { url = '', headers } = request;
      if (url.startsWith('/api/')) seen.add(headers['x-forwarded-for']?.toString());
      const own = `http://${headers.host ?? ''}`;
      const bodies: { readonly [path: string]: string } = {
        '/health/live': 'ok',
        '/robots.txt': `User-agent: *\nSitemap: ${own}/sitemap.xml\n`,
      };
      const body = bodies[url];
      response.writeHead(body === undefined ? 404 : 200).end(body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await flowCommand(['guest-card'], { ...options, repeat: 3, url: `http://127.0.0.1:${port}` }, embedded);
    server.close();
    expect([...seen].toSorted()).toEqual(['198.18.0.1', '198.18.0.2', '198.18.0.3']);
  });

  test('runs a script the given number of times, each with its own shopper', async () => {
    expect(await flowCommand(['guest-card'], { ...options, repeat: 6, concurrency: 3 }, settings)).toBe(0);
    expect(reportsOf()).toMatchObject([{ runs: 6, asExpected: 6, orders: 6 }]);
  });

  test('runs that use the same member or gift card are one at a time, so that none finds the balance of another', async () => {
    const shared = ['mixed-tenders', 'pay-points', 'split-declined'];
    expect(await flowCommand(shared, { ...options, repeat: 2, concurrency: 3 }, settings), said.out.join('\n')).toBe(0);
    expect(reportsOf().map(({ asExpected }) => asExpected)).toEqual([2, 2, 2]);
  });

  test('CART-10 repeats a script with a single-use code on the same shop: each run has its own e-mail address', async () => {
    for (let turn = 0; turn < 2; turn += 1)
      expect(await flowCommand(['promo-code'], options, settings), said.out.join('\n')).toBe(0);
  });

  test('a later run neither moves nor captures the orders of an earlier one, whose charges its provider does not know', async () => {
    const own = settingsFrom({ DATABASE_URL: await postgres.freshDatabase() });
    const database = await openDatabase<Schema>({ kind: 'postgres', url: own.databaseUrl ?? '' });
    try {
      expect(await flowCommand(['guest-card'], options, own)).toBe(0);
      await sql`update order_shipment set state = 'PREPARING', moved_at = now() - interval '1 hour'`.execute(
        database.db,
      );
      said.err.length = 0;
      expect(await flowCommand(['guest-card'], options, own)).toBe(0);
      expect(said.err).toEqual([]);
      const shipments = await database.db.selectFrom('orderShipment').select('state').orderBy('movedAt').execute();
      expect(shipments.map(({ state }) => state)).toEqual(['PREPARING', 'PLACED']);
    } finally {
      await database.close();
    }
  });

  test('a payment that an earlier run has left unsent is reported in one sentence', async () => {
    const own = settingsFrom({ DATABASE_URL: await postgres.freshDatabase() });
    const database = await openDatabase<Schema>({ kind: 'postgres', url: own.databaseUrl ?? '' });
    try {
      expect(await flowCommand(['guest-card'], options, own)).toBe(0);
      await sql`insert into payment_operation (operation_id, order_id, instrument_id, kind, amount, settle_after)
        select 'left-unsent', order_id, instrument_id, 'release', 100, now() from order_instrument`.execute(
        database.db,
      );
      await sql`update order_instrument set released = 100`.execute(database.db);
      vi.mocked(console.error).mockClear();
      expect(await flowCommand(['guest-card'], options, own)).toBe(0);
      expect(vi.mocked(console.error).mock.calls).toEqual([
        [
          expect.stringMatching(/^\[payments POST charges\/ch_\w+\/releases\]$/),
          'The payment provider does not know this charge: PAYMENT_URL must name the provider that authorized it',
        ],
      ]);
    } finally {
      await database.close();
    }
  });

  test('a failed expectation: 1; an unexpected refusal: 3', async () => {
    const [wrong, refused] = [join(folder.path, 'wrong.yaml'), join(folder.path, 'refused.yaml')];
    await writeFile(wrong, 'locale: en-us\nsteps:\n  - add: { product: NKTRAIL3EMB }\n    expect: { units: 2 }\n');
    await writeFile(refused, 'locale: en-us\nsteps:\n  - checkout:\n');
    expect(await flowCommand([refused], options, settings)).toBe(3);
    expect(await flowCommand([refused, wrong], { ...options, report: 'pretty' }, settings)).toBe(1);
    expect(said.out.join('\n')).toContain(`${wrong}: steps[0].expect.units: expected 2, found 1`);
  });

  // The texts of the service are for shoppers; these say what the script has to change.
  const toAddress = [{ add: { product: 'NKTRAIL3EMB' } }, { checkout: null }, { address: {} }];
  const toBilling = [...toAddress, { shipping: { method: 'standard' } }, { billing: 'same' }];
  const mug = 'NKMUGG02FJO';
  test.each([
    [
      'CHK380: The script needs "shipping" before this step.',
      [...toAddress, { billing: 'same' }, { card: '4242 4242 4242 4242' }, { prepare: null }],
    ],
    [
      'CHK380: The script needs "billing" before this step.',
      [...toAddress, { shipping: { method: 'standard' } }, { pay: 'later' }, { prepare: null }],
    ],
    [
      /CHK380: \$\d+\.\d\d remains to be paid: the script needs a further "card" or "pay" before this step\./,
      [...toBilling, { giftCard: { number: '6010 0000 0000 0025', pin: '1234' } }, { prepare: null }],
    ],
    [
      /CHK380: \$\d+\.\d\d remains to be paid: the script needs a "card" or "pay" before this step\./,
      [...toBilling, { pay: 'wallet' }, { quantity: { line: 1, to: 2 } }, { prepare: null }],
    ],
    [
      'PAY400: The shop does not offer "pay: later" for this cart. It offers "reward", "giftCard", "card", "pay: wallet".',
      [...toBilling, { pay: 'later' }],
      'fr-ca',
    ],
    [
      /PAY400: The shop does not offer "pay: later" for this cart: .*\(from \$35\.00 to \$1,500\.00\)\. It offers "reward", "giftCard", /,
      [
        { add: { product: 'NKSNOW01RST' } },
        { checkout: null },
        { address: { state: 'OR', city: 'Portland', postalCode: 97205 } },
        ...toBilling.slice(3),
        { promo: 'WELCOME10' },
        { pay: 'later' },
      ],
    ],
    [
      `API400: ${mug} is made to order. Its recipe needs a choice of motif (peaks, pine, compass), ` +
        'finish (steel, brass), lettering (block, serif), and may have text (up to 16 characters).',
      [{ add: { product: mug } }],
    ],
    [
      `API400: ${mug} is made to order. `,
      [{ add: { product: mug, recipe: { motif: 'unicorn', finish: 'steel', lettering: 'block' } } }],
    ],
    [
      'API400: NKTRAIL3EMB is not made to order, so it has no recipe.',
      [{ add: { product: 'NKTRAIL3EMB', recipe: { motif: 'pine' } } }],
    ],
    [
      /API400: There is no store us-nowhere with pickup\. The stores are: us-[a-z-]+(, us-[a-z-]+){1,9}( and others)?\./,
      [{ add: { product: 'NKTRAIL3EMB' } }, { deliver: { line: 1, to: 'pickup', at: 'us-nowhere' } }],
    ],
    [
      /INV409: There is no open collection point us-nowhere\. Near 94105 are: us-point-\d+(, us-point-\d+){0,9}( and others)?\./,
      [{ add: { product: 'NKTRAIL3EMB' } }, { deliver: { line: 1, to: 'pudo', at: 'us-nowhere' } }],
    ],
    [
      'REW401: Only members have points: the script needs "signIn" before this step',
      [{ add: { product: 'NKTRAIL3EMB' } }, { points: 100 }],
    ],
    ['PYT405: This member has no points.', [{ add: { product: 'NKTRAIL3EMB' } }, { signUp: null }, { points: 100 }]],
  ])('a refused script says why: %s', async (message, steps, locale = 'en-us') => {
    const file = join(folder.path, 'why.yaml');
    await writeFile(file, JSON.stringify({ locale, steps }));
    expect(await flowCommand([file], { ...options, report: 'pretty' }, settings)).toBe(3);
    expect(said.out.join('\n')).toMatch(message);
  });

  test('CHK-16 a gift card is bought with a wallet alone, without an address', async () => {
    const file = join(folder.path, 'wallet.yaml');
    const gift = { add: { product: 'NKGIFT01FJO', size: '$250' } };
    const steps = [gift, { checkout: null }, { pay: 'wallet' }, { prepare: null }, { place: null }];
    await writeFile(file, JSON.stringify({ locale: 'en-us', steps }));
    expect(await flowCommand([file], options, settings), said.out.join('\n')).toBe(0);
    expect(reportsOf()).toMatchObject([{ orders: 1 }]);
    await writeFile(file, JSON.stringify({ locale: 'en-us', steps: steps.toSpliced(2, 1) }));
    expect(await flowCommand([file], { ...options, report: 'pretty' }, settings)).toBe(3);
    expect(said.out.join('\n')).toContain('The script needs "billing" before this step.');
  });

  test('an unknown script: 2, before a shop is opened', async () => {
    expect(await flowCommand(['guest-card', 'nosuch'], options, settings)).toBe(2);
    expect(said.out).toEqual([]);
    expect(said.err.join()).toContain('There are challenge, declined');
  });
});

test('scripts, search and product do not use their own shop for another backend: 2, with what to do', async () => {
  const other = { ...settings, commerceUrl: 'http://api.test' };
  const asked = { locale: 'en-us', json: false };
  for (const command of [
    () => flowCommand(['guest-card'], options, other),
    () => searchCommand('boots', asked, other),
    () => productCommand('NKTRAIL3EMB', asked, other),
  ]) {
    expect(await command()).toBe(2);
    expect(said.err.splice(0)).toEqual([
      'COMMERCE_URL names another backend, which this command does not call: name a shop that runs on it with --url, or unset COMMERCE_URL.',
    ]);
  }
  expect(said.out).toEqual([]);
  // A shop that the command names is asked, whatever its backend is.
  expect(await searchCommand('boots', { ...asked, url: 'http://127.0.0.1:1' }, other)).toBe(1);
});

describe('portico search and product', () => {
  const asked = { locale: 'en-us', json: false };

  test('one line per product', async () => {
    expect(await searchCommand('boots', asked, settings)).toBe(0);
    expect(said.out.join('\n')).toMatch(/^\d+ products for "boots"\nNKRIDGE1\w{3} {2}Ridgeline Mid/);
  });

  test('one product is counted in the singular', async () => {
    expect(await searchCommand('parka', asked, settings)).toBe(0);
    expect(said.out.join('\n')).toMatch(/^1 product for "parka"\n/);
  });

  test.each([
    ['NKTRAIL3', 'NKTRAIL3EMB'],
    ['NKSNOW01RST', 'NKSNOW01RST'],
  ])('SRCH-10 a search for an id finds that product: %s', async (term, id) => {
    expect(await searchCommand(term, asked, settings), said.err.join('\n')).toBe(0);
    expect(said.out.join('\n')).toMatch(new RegExp(`^1 product for "${term}"\\n${id} {2}.+ {2}\\S*\\d$`));
    said.out.length = 0;
    expect(await searchCommand(term, { ...asked, json: true }, settings)).toBe(0);
    expect(JSON.parse(said.out.join('\n'))).toMatchObject({ total: 1, start: 0, tiles: [{ id }] });
  });

  // For `portico search` see SRCH-07 in messages.test.ts.
  test('portico product prints to stderr what it opens', async () => {
    expect(await productCommand('NKTRAIL3EMB', asked, embedded)).toBe(0);
    expect(said.err).toContain('Opening a database in memory …');
  });

  test('a product with its sizes', async () => {
    expect(await productCommand('NKTRAIL3EMB', asked, settings)).toBe(0);
    expect(said.out.join('\n')).toContain('NKTRAIL3EMB-42');
  });

  test('PDP-02 a style id shows the style in its default color', async () => {
    expect(await productCommand('NKTRAIL3', asked, settings)).toBe(0);
    expect(said.out.join('\n')).toMatch(/^NKTRAIL3EMB {2}[^]*NKTRAIL3EMB-42/);
  });

  test('an unknown product: 3, and the message lists valid ids; an unknown locale: 2', async () => {
    expect(await productCommand('NOSUCHID', asked, settings)).toBe(3);
    expect(said.err.at(-1)).toBe(
      'The shop has no product NOSUCHID. A product has an id such as NKTRAIL3EMB, a style one such as NKTRAIL3.',
    );
    expect(await productCommand('NKTRAIL3EMB', { ...asked, locale: 'de-de' }, settings)).toBe(2);
    expect(said.err.join('\n')).toContain('en-us, fr-ca, en-gb');
  });
});
