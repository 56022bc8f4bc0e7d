import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePictureCache } from '#adapters/web/media/picture-cache.ts';
import { temporaryFolder } from '#test/support/browser.ts';

const LIMIT = 1000;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const open = () => makePictureCache({ folder: folder.path, limit: LIMIT });
const lying = async (): Promise<string[]> =>
  (await readdir(folder.path, { recursive: true })).filter((name) => name.includes('.')).toSorted();
const of = (bytes: number): Buffer => Buffer.alloc(bytes);

test('above its limit the least recently used files are removed until there is space', async () => {
  const cache = open();
  for (const key of ['a.webp', 'b.webp', 'c.webp']) await cache.write(key, of(300));
  await cache.read('a.webp', 0);
  await cache.write('d.webp', of(300));
  expect(await lying()).toEqual(['a.webp', 'c.webp', 'd.webp']);
});

test('existing files count when it opens, the oldest first', async () => {
  await mkdir(join(folder.path, 'products'));
  for (const [age, key] of ['new.webp', 'older.webp', 'oldest.webp'].entries()) {
    await writeFile(join(folder.path, 'products', key), of(300));
    await utimes(join(folder.path, 'products', key), new Date(), new Date(Date.now() - age * 60_000));
  }
  await open().write('products/more.webp', of(300));
  expect(await lying()).toEqual(['products/more.webp', 'products/new.webp', 'products/older.webp']);
});

test('a file that is being written while the folder is listed counts once', async () => {
  for (let round = 0; round < 100; round += 1) {
    const cache = join(folder.path, `${round}`);
    await mkdir(join(cache, 'products'), { recursive: true });
    await writeFile(join(cache, 'products', 'old.webp'), of(300));
    await makePictureCache({ folder: cache, limit: 600 }).write('products/new.webp', of(300));
    expect((await readdir(join(cache, 'products'))).toSorted()).toEqual(['new.webp', 'old.webp']);
  }
});

test('it never exceeds its limit', async () => {
  const cache = open();
  for (let turn = 0; turn < 40; turn += 1) await cache.write(`${turn % 13}.webp`, of(37 * (1 + ((turn * 7) % 11))));
  const sizes = await Promise.all((await lying()).map(async (key) => (await stat(join(folder.path, key))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LIMIT);
  expect(await cache.read('0.webp', 0)).toBeDefined();
});

test('a file larger than the limit is not cached, and removes no other', async () => {
  const cache = open();
  await cache.write('a.webp', of(300));
  await cache.write('large.webp', of(1001));
  expect(await lying()).toEqual(['a.webp']);
  expect([cache.has('a.webp'), cache.has('large.webp')]).toEqual([true, false]);
});

test('returns no file that is older than the original', async () => {
  const cache = open();
  await cache.write('a.webp', of(10));
  expect((await cache.read('a.webp', 0))?.length).toBe(10);
  expect(await cache.read('a.webp', Date.now() + 60_000)).toBeUndefined();
  expect(await cache.read('none.webp', 0)).toBeUndefined();
});

test('a file that cannot be moved into place leaves no partial file', async () => {
  const cache = open();
  await mkdir(join(folder.path, 'taken.webp'));
  await expect(cache.write('taken.webp', of(10))).rejects.toThrow('EISDIR');
  expect(await lying()).toEqual(['taken.webp']);
  await cache.write('a.webp', of(10));
  expect(await lying()).toEqual(['a.webp', 'taken.webp']);
});
