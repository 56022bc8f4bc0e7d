import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#test/support/browser.ts';
import { runInProcess } from '#test/support/command-line.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { item, startCart } from '#test/support/commerce/guest-checkout.ts';
import { openShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { sharedPostgres } from '#test/support/shared-postgres.ts';
import type { TestPostgres } from '#test/support/postgres.ts';

const valid = `
id: HATS
kind: item-percentage
parameters: { partsPerMillion: 100000, sku: ${item.sku} }
ends: 2099-01-01T00:00:00Z
sites: [en-us]
texts: { en: { name: Hats } }
`;

describe('promotions by the command line', () => {
  let server: TestPostgres;
  let url: string;
  let shop: Shop;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    folder = await temporaryFolder();
    server = await sharedPostgres('seeded');
    url = await server.freshDatabase();
    shop = await openShop({ kind: 'postgres', url });
  }, OPENING);
  afterAll(async () => {
    await shop.close();
    await server.stop();
    await folder.remove();
  }, OPENING);

  const portico = (...args: readonly string[]) => runInProcess(['promotion', ...args], { DATABASE_URL: url });
  const add = (content: string) => {
    const file = join(folder.path, 'promotion.yaml');
    writeFileSync(file, content);
    return portico('add', file);
  };
  const discount = async () => (await startCart(await shop.shopper(), { ...item, qty: 1 })).reply.totals.totalDiscount;

  test('a promotion is added, listed, counts in carts at once, and ends', async () => {
    expect(await add(valid)).toEqual({ code: 0, out: 'Promotion HATS was added.\n', err: '' });
    expect(await discount()).toBe(3);
    expect((await portico('list')).out).toMatch(
      /^HATS {2}item-percentage {2}running {2}until 2099-01-01\S+ {2}en-us$/m,
    );
    expect((await add(valid)).err).toMatch(/there is a promotion HATS already\.$/m);
    expect(await portico('end', 'HATS')).toEqual({ code: 0, out: 'Promotion HATS has ended.\n', err: '' });
    expect(await discount()).toBe(0);
    expect((await portico('list')).out).toMatch(/^HATS {2}item-percentage {2}ended /m);
    expect(await portico('end', 'HATS')).toMatchObject({ code: 3 });
    const coded = valid.replace('HATS', 'HATS-CODE');
    expect(await add(`${coded}codes: [ hats5 ]\nusesEach: 1\n`)).toMatchObject({ code: 0 });
    expect((await portico('list')).out).toMatch(/^HATS-CODE .* codes HATS5$/m);
    expect((await add(`${coded.replace('HATS-CODE', 'MORE')}codes: [HATS5]\n`)).err).toContain(
      'promo code HATS5 already',
    );
  });

  test.each([
    ['no YAML', 'id: [', 'it is not valid YAML'],
    [
      'aliases that multiply without end',
      `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [${'*a,'.repeat(9)}]\nc: &c [${'*b,'.repeat(9)}]\nd: [${'*c,'.repeat(9)}]`,
      'it is not valid YAML: Excessive alias count',
    ],
    ['a missing field', valid.replace('kind: item-percentage', ''), 'kind is missing or malformed'],
    ['no record', 'socks', 'id, kind, parameters and texts are required'],
    ['an unknown field', `${valid}audience: all\n`, 'the field audience is unknown; there are id, kind'],
    [
      'an unknown kind',
      valid.replace('item-percentage', 'raffle'),
      'its kind raffle is unknown; the kinds are percentage, amount, item-percentage',
    ],
    [
      'a wrong parameter',
      valid.replace('100000', '0'),
      'its parameters are malformed: partsPerMillion is not a whole number 1 to 1000000 (en-us)',
    ],
    ['a misspelled parameter', valid.replace('partsPerMillion', 'perMillion'), 'partsPerMillion is not a whole'],
    [
      'a gift that is no list',
      valid
        .replace('item-percentage', 'gift')
        .replace(/parameters: .*/, 'parameters: { skus: NOPE }')
        .replace('HATS', 'GWP'),
      'skus is not a list of 1 to 10 skus',
    ],
    [
      'texts without a name',
      valid.replace(/texts:[^]*/, 'texts: { en: Ten off }\n'),
      'such as texts: { en: { name: Ten percent off } }',
    ],
    ['unknown goods', valid.replace(item.sku, 'NO-SUCH'), 'the catalog has no sku NO-SUCH'],
    ['texts of another language', valid.replace('en-us', 'fr-ca'), 'it has no texts'],
    ['an unknown site', valid.replace('en-us', 'de-de'), 'there is no site de-de; there are en-us, '],
    ['a time without zone', valid.replace('00:00:00Z', '00:00:00'), 'ends must be a time with its zone'],
    ['an end in the past', valid.replace('2099', '2020'), 'ends is in the past'],
    ['an end before the start', `${valid}starts: 2099-02-01T00:00:00Z\n`, 'ends must be later than starts'],
    ['a limit for items', `${valid}usesTotal: 1\n`, 'usesTotal is for promotions of the order'],
    ['an id with a space', valid.replace('id: HATS', 'id: BAD HATS'), 'id must consist of letters, digits'],
    [
      'a code with a space',
      `${valid}codes: [TEN OFF]\n`,
      'a code must consist of letters, digits, ".", "_" and "-": TEN',
    ],
    ['limits without codes', `${valid}usesEach: 1\n`, 'usesEach are for promotions with codes'],
  ])('a file with %s is refused in one sentence, and nothing is added', async (_, content, sentence) => {
    const { code, out, err } = await add(content.replace('id: HATS', 'id: BAD'));
    expect([code, out]).toEqual([2, '']);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain(sentence);
    expect(err).not.toContain('ignored');
    expect((await portico('list')).out).not.toContain('BAD');
  });

  test('a folder and a missing file are refused as such', async () => {
    expect(await portico('add', folder.path)).toEqual({ code: 2, out: '', err: `${folder.path}: it is a folder.` });
    const missing = join(folder.path, 'missing.yaml');
    expect(await portico('add', missing)).toEqual({ code: 2, out: '', err: `${missing}: no such file.` });
  });
});
