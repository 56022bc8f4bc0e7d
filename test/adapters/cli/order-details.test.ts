import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#test/support/browser.ts';
import { runInProcess } from '#test/support/command-line.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { sharedPostgres } from '#test/support/shared-postgres.ts';
import type { TestPostgres } from '#test/support/postgres.ts';

describe('ORD-15 an operator sees of an order', () => {
  let server: TestPostgres;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let url: string;
  beforeAll(async () => {
    server = await sharedPostgres('seeded');
    folder = await temporaryFolder();
    url = await server.freshDatabase();
  }, OPENING);
  afterAll(async () => {
    await folder.remove();
    await server.stop();
  }, OPENING);

  const portico = (...args: readonly string[]) => runInProcess(args, { DATABASE_URL: url });
  /** The lines of an order that these steps make: goods, what is done with them before they are paid, and afterwards. */
  const shown = async (steps: readonly object[], after: readonly object[] = []): Promise<readonly string[]> => {
    const file = join(folder.path, 'order.yaml');
    const pay = [{ billing: 'same' }, { card: 4242_4242_4242_4242 }, { prepare: null }, { place: null }];
    await writeFile(file, JSON.stringify({ locale: 'en-us', steps: [...steps, ...pay, ...after] }));
    const played = await portico('flow', file);
    expect(played.code, played.out + played.err).toBe(0);
    const [, number = ''] = /^(\d+):/.exec((await portico('order', 'list')).out) ?? [];
    return (await portico('order', number)).out.trimEnd().replaceAll(number, 'N').split('\n');
  };

  const sendOn = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

  test('where each shipment goes, what is a gift, and who gets a gift card', async () => {
    const lines = await shown([
      { add: { product: 'NKTRAIL3EMB' } },
      { add: { product: 'NKTRAIL3FJO' } },
      { add: { product: 'NKSNOW01RST' } },
      { add: { product: 'NKGIFT01FJO', size: '$25' } },
      { recipient: { line: 4, to: 'Lea', email: 'lea@example.org', sendOn } },
      { gift: { line: 1 } },
      { checkout: null },
      { address: { firstName: 'Ada', lastName: 'Byron', city: 'Oakland' } },
      {
        deliver: {
          line: 2,
          to: 'standard',
          address: {
            firstName: 'Grace',
            lastName: 'Hopper',
            line1: '20 Pine Street',
            city: 'Portland',
            state: 'OR',
            postalCode: 97204,
          },
        },
      },
      { deliver: { line: 3, to: 'sts', at: 'us-denver' } },
      { shipping: { method: 'standard' } },
    ]);
    expect(lines.slice(1).map((line) => line.replace(/(× NK\w+)-[^,]+/, '$1'))).toEqual([
      '  shipment N-1 (standard): PLACED, to Ada Byron, Oakland',
      '    1 × NKTRAIL3EMB, gift',
      '  shipment N-2 (standard): PLACED, to Grace Hopper, Portland',
      '    1 × NKTRAIL3FJO',
      '  shipment N-3 (digital): PLACED',
      '    1 × NKGIFT01FJO, to Lea <lea@example.org>',
      '  shipment N-4 (sts): PLACED, to us-denver',
      '    1 × NKSNOW01RST',
    ]);
  }, 60_000);

  test('its collection point, and no address if all is sent to one', async () => {
    const lines = await shown([
      { add: { product: 'NKTRAIL3EMB' } },
      { add: { product: 'NKTRAIL3FJO' } },
      { checkout: null },
      { address: {} },
      { deliver: { line: 2, to: 'pudo', at: 'us-point-1' } },
      { shipping: { method: 'standard' } },
    ]);
    expect(lines.slice(1)).toEqual([
      '  shipment N-1 (standard): PLACED',
      expect.stringMatching(/^ {4}1 × NKTRAIL3EMB-\d+$/),
      '  shipment N-2 (pudo): PLACED, to us-point-1',
      expect.stringMatching(/^ {4}1 × NKTRAIL3FJO-\d+$/),
    ]);
  }, 60_000);

  test('how much was refunded', async () => {
    const lines = await shown(
      [
        { add: { product: 'NKTRAIL3EMB', quantity: 2 } },
        { checkout: null },
        { address: {} },
        { shipping: { method: 'standard' } },
      ],
      [
        { operate: 'ship' },
        { operate: 'deliver' },
        { return: { line: 1, quantity: 1, reason: 'too-small' } },
        { operate: 'receive' },
        { operate: 'refund' },
      ],
    );
    expect(lines[0]).toMatch(/^Order N: DELIVERED, \$343\.20, \$1\d\d\.\d\d refunded$/);
  }, 60_000);
});
