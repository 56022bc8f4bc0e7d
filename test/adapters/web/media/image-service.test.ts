import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Warning } from '#core/analytics/ports/monitoring.ts';
import { makeImageService, type ImageService } from '#adapters/web/media/image-service.ts';
import { makePictureMaker } from '#adapters/web/media/picture-maker.ts';
import { pictureWidths } from '#core/site/picture-widths.ts';
import { pictureSources } from '#ui/design/picture-address.ts';
import { temporaryFolder } from '#test/support/browser.ts';

const BOTH = 'image/avif,image/webp,*/*';
const WEBP = 'image/webp,*/*';

let media: Awaited<ReturnType<typeof temporaryFolder>>;
let cache: Awaited<ReturnType<typeof temporaryFolder>>;
let images: ImageService;
let warnings: Warning[];

const open = (): ImageService =>
  makeImageService(
    makePictureMaker({ mediaFolder: media.path, cacheFolder: cache.path, warn: (warning) => warnings.push(warning) }),
  );

const ask = (address: string, accept = WEBP, service: ImageService = images): Promise<Response> => {
  const { pathname, searchParams } = new URL(address, 'http://shop.test');
  return service(pathname, searchParams, accept);
};
const INK = '#22433b';
const draw = (name: string, background: string, height = 1000) =>
  sharp({ create: { width: 800, height, channels: 3, background } })
    .webp()
    .toFile(join(media.path, `products/${name}.webp`));
const sizeOf = async (response: Response) => sharp(new Uint8Array(await response.arrayBuffer())).metadata();
const kept = async (): Promise<string[]> =>
  (await readdir(cache.path, { recursive: true })).filter((name) => name.includes('.')).toSorted();

/** Longer than any encoding on a busy machine. */
const PATIENCE = { timeout: 30_000, interval: 5 };

/** Requests the picture until it has that type: it is made in the background. */
const askUntil = (address: string, type: string): Promise<Response> =>
  vi.waitFor(async () => {
    const response = await ask(address, BOTH);
    expect(response.headers.get('Content-Type')).toBe(type);
    return response;
  }, PATIENCE);

beforeAll(async () => {
  media = await temporaryFolder();
  await mkdir(join(media.path, 'products'));
  await draw('SHOE-1', INK);
  await writeFile(join(media.path, 'products/broken.webp'), 'no picture');
  await writeFile(join(media.path, 'secret.webp'), 'secret');
});
beforeEach(async () => {
  cache = await temporaryFolder();
  warnings = [];
  images = open();
  return cache.remove;
});
afterAll(() => media.remove());

describe('addresses of pictures', () => {
  test('every width that a picture offers is served', async () => {
    const picture = { name: 'products/SHOE-1', width: Infinity };
    const offered = [pictureSources(picture), pictureSources(picture, true)].flatMap((sources) => sources.split(', '));
    expect(new Set(offered).size).toBe(pictureWidths.length);
    for (const source of offered) expect((await ask(source.split(' ')[0] ?? '')).status).toBe(200);
  });

  test.each(['', '?w=', '?w=321', '?w=4000', '?w=-320', '?w=320.5', '?w=NaN', '?w=320,480'])(
    'another width is 400: %s',
    async (query) => {
      expect((await ask(`/images/products/SHOE-1${query}`)).status).toBe(400);
    },
  );

  test.each([
    '/images/secret',
    '/images/products/..%2f..%2fsecret',
    '/images/products/a%00b',
    '/images/products/SHOE-1.webp',
    '/images/a/b/c',
    '/images/Products/SHOE-1',
    '/images/',
  ])('an invalid name is 400: %s', async (path) => {
    expect((await ask(`${path}?w=320`)).status).toBe(400);
  });

  test('dots do not leave the folder, plain or encoded', async () => {
    for (const path of ['/images/../secret', '/images/products/../../secret', '/images/%2e%2e/secret'])
      expect((await images(path, new URLSearchParams('w=320'), WEBP)).status).toBe(400);
  });

  test('an unknown or unreadable picture is 404 and leaves no files', async () => {
    expect((await ask('/images/products/NOSHOE?w=320')).status).toBe(404);
    expect((await ask('/images/products/broken?w=320')).status).toBe(404);
    expect(await kept()).toEqual([]);
  });

  test('HTTP-17 a picture that cannot be encoded is reported to monitoring, also if no request waited', async () => {
    expect((await ask('/images/products/broken?w=320', BOTH)).status).toBe(404);
    await vi.waitFor(() => expect(warnings).toHaveLength(2), PATIENCE);
    expect(warnings.map(({ component, id }) => [component, id]).toSorted()).toEqual([
      ['images', 'products/broken-320.avif'],
      ['images', 'products/broken-320.webp'],
    ]);
  });
});

describe('pictures', () => {
  test('have the requested width, and are cached', async () => {
    const response = await ask('/images/products/SHOE-1?w=320');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(response.headers.get('Vary')).toBe('Accept');
    expect(await sizeOf(response)).toMatchObject({ width: 320, height: 400, format: 'webp' });
    expect(await kept()).toEqual(['products/SHOE-1-320.webp']);
  });

  test('are never enlarged', async () => {
    expect(await sizeOf(await ask('/images/products/SHOE-1?w=1920'))).toMatchObject({ width: 800 });
  });

  test('are WebP at first and AVIF once that is encoded', async () => {
    expect((await ask('/images/products/SHOE-1?w=320', BOTH)).headers.get('Content-Type')).toBe('image/webp');
    const later = await askUntil('/images/products/SHOE-1?w=320', 'image/avif');
    expect(later.headers.get('Vary')).toBe('Accept');
    expect((await ask('/images/products/SHOE-1?w=320', WEBP)).headers.get('Content-Type')).toBe('image/webp');
  });

  test('HTTP-17 that cannot be cached are served all the same, and the failure is reported to monitoring; they are cached once there is space', async () => {
    await cache.remove();
    await writeFile(cache.path, 'no folder');
    expect(await sizeOf(await ask('/images/products/SHOE-1?w=320'))).toMatchObject({ width: 320 });
    expect(warnings).toMatchObject([{ component: 'images', id: 'products/SHOE-1-320.webp' }]);
    await rm(cache.path);
    expect((await ask('/images/products/SHOE-1?w=320')).status).toBe(200);
    expect([await kept(), warnings.length]).toEqual([['products/SHOE-1-320.webp'], 1]);
  });

  test('are encoded once for any number of simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/images/products/SHOE-1?w=480', BOTH)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await askUntil('/images/products/SHOE-1?w=480', 'image/avif');
    const made = await stat(join(cache.path, 'products/SHOE-1-480.avif'));
    // When a later picture is there, everything queued before has been processed.
    await askUntil('/images/products/SHOE-1?w=320', 'image/avif');
    expect((await stat(join(cache.path, 'products/SHOE-1-480.avif'))).ino).toBe(made.ino);
    expect(await kept()).toEqual([
      'products/SHOE-1-320.avif',
      'products/SHOE-1-320.webp',
      'products/SHOE-1-480.avif',
      'products/SHOE-1-480.webp',
    ]);
  });

  test('above the limit of encodings are served in another existing width, which is not cached, or refused for the moment', async () => {
    const pictures = Array.from({ length: 80 }, (_, index) => `CROWD${index}`);
    // So many are encoded that they are flat.
    await draw('FLAT', INK, 10);
    await Promise.all(
      pictures.map((name) => cp(join(media.path, 'products/FLAT.webp'), join(media.path, `products/${name}.webp`))),
    );
    await mkdir(join(cache.path, 'products'), { recursive: true });
    for (const [index, name] of pictures.entries())
      if (index % 2 === 0)
        for (const width of [160, 320, 960])
          await writeFile(join(cache.path, `products/${name}-${width}.webp`), `in ${width}`);
    const service = open();
    const answers = await Promise.all(
      pictures.map(async (name, index) => ({
        isCached: index % 2 === 0,
        answer: await ask(`/images/products/${name}?w=480`, WEBP, service),
      })),
    );
    const crowded = answers.filter(({ answer }) => answer.headers.get('ETag') === null);
    expect(crowded.length).toBeGreaterThan(0);
    for (const { isCached, answer } of crowded) {
      if (isCached)
        expect([answer.status, answer.headers.get('Cache-Control'), await answer.text()]).toEqual([
          200,
          'no-store',
          'in 320',
        ]);
      else expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '1']);
    }
    expect(answers.length - crowded.length).toBe(64);
    expect((await ask(`/images/products/CROWD78?w=480`)).status).toBe(200);
  });

  test('that are cached are served by a service that starts later', async () => {
    await ask('/images/products/SHOE-1?w=320');
    await writeFile(join(cache.path, 'products/SHOE-1-320.webp'), 'kept');
    const later = open();
    expect(await (await ask('/images/products/SHOE-1?w=320', WEBP, later)).text()).toBe('kept');
  });

  test('are cached permanently by browsers if the address has the current version and the response is final', async () => {
    const version = createHash('sha256')
      .update(await readFile(join(media.path, 'products/SHOE-1.webp')))
      .digest('hex')
      .slice(0, 8);
    const caching = async (name: string, accept: string) =>
      (await ask(`/images/products/${name}?w=320`, accept)).headers.get('Cache-Control');
    expect(await caching(`SHOE-1.${version}`, WEBP)).toBe('public, max-age=31536000, immutable');
    expect(await caching(`SHOE-1.${version}`, BOTH)).toBeNull();
    await askUntil(`/images/products/SHOE-1.${version}?w=320`, 'image/avif');
    expect(await caching(`SHOE-1.${version}`, BOTH)).toBe('public, max-age=31536000, immutable');
    expect(await caching('SHOE-1', WEBP)).toBeNull();
    const old = await ask('/images/products/SHOE-1.00000000?w=320', WEBP);
    expect([old.status, old.headers.get('Location'), old.headers.get('Cache-Control')]).toEqual([
      302,
      `/images/products/SHOE-1.${version}?w=320`,
      'no-store',
    ]);
    expect((await ask('/images/products/NONE.00000000?w=320')).status).toBe(404);
    expect((await ask('/images/products/SHOE-1.0?w=320')).status).toBe(400);
  });

  test('have a tag by picture, width and type, and are encoded again when the picture has changed', async () => {
    const tagOf = async (address: string, accept = WEBP) => (await ask(address, accept)).headers.get('ETag');
    const tag = await tagOf('/images/products/SHOE-1?w=320');
    expect(await tagOf('/images/products/SHOE-1?w=320')).toBe(tag);
    expect(await tagOf('/images/products/SHOE-1?w=480')).not.toBe(tag);
    await askUntil('/images/products/SHOE-1?w=320', 'image/avif');
    expect(await tagOf('/images/products/SHOE-1?w=320', BOTH)).not.toBe(tag);
    await writeFile(join(cache.path, 'products/SHOE-1-320.webp'), 'old');
    await draw('SHOE-1', '#d9532b');
    await utimes(join(media.path, 'products/SHOE-1.webp'), new Date(), new Date(Date.now() + 5000));
    const changed = await ask('/images/products/SHOE-1?w=320');
    expect(changed.headers.get('ETag')).not.toBe(tag);
    expect(await sizeOf(changed)).toMatchObject({ width: 320 });
    await draw('SHOE-1', INK);
    await utimes(join(media.path, 'products/SHOE-1.webp'), new Date(), new Date());
  });
});
