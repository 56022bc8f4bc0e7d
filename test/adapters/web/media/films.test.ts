import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFilmService, type FilmService } from '#adapters/web/media/films.ts';
import { temporaryFolder } from '#test/support/browser.ts';

const clip = '/film/dawn-0a1b2c3d.mp4';
const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);

let media: Awaited<ReturnType<typeof temporaryFolder>>;
let films: FilmService;
const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  films(new Request(`http://shop.test${path}`, { headers }), path);
const bodyOf = async (response: Response): Promise<Uint8Array> => new Uint8Array(await response.arrayBuffer());

beforeAll(async () => {
  media = await temporaryFolder();
  await mkdir(join(media.path, 'film/pass-89abcdef/720p'), { recursive: true });
  await writeFile(join(media.path, 'film/dawn-0a1b2c3d.mp4'), bytes);
  await writeFile(join(media.path, 'film/pass-89abcdef/720p/index.m3u8'), '#EXTM3U');
  await writeFile(join(media.path, 'film/dawn.webp'), 'picture');
  await writeFile(join(media.path, 'secret.mp4'), 'secret');
  films = makeFilmService(media.path);
});
afterAll(() => media.remove());

describe('films', () => {
  test('a film is served whole, with its type, length and tag, and accepts ranges', async () => {
    const answer = await ask(clip);
    expect([
      answer.status,
      answer.headers.get('Content-Type'),
      answer.headers.get('Content-Length'),
      answer.headers.get('Accept-Ranges'),
    ]).toEqual([200, 'video/mp4', '1000', 'bytes']);
    expect(answer.headers.get('ETag')).toBe('"0a1b2c3d-rs"');
    expect(await bodyOf(answer)).toEqual(bytes);
  });

  test('a film is read at the speed of the player: a player that stops reading costs one buffer, not the film', async () => {
    const size = 32 * 1024 * 1024;
    await writeFile(join(media.path, 'film/long-00112233.mp4'), new Uint8Array(size));
    const before = process.memoryUsage().arrayBuffers;
    const readers = await Promise.all(
      Array.from({ length: 10 }, async () => (await ask('/film/long-00112233.mp4')).body?.getReader()),
    );
    for (const part of await Promise.all(readers.map((reader) => reader?.read())))
      expect(part?.value?.byteLength).toBeLessThanOrEqual(64 * 1024);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(size);
    await Promise.all(readers.map((reader) => reader?.cancel()));
  });

  test('a playlist has the type that players expect', async () => {
    expect((await ask('/film/pass-89abcdef/720p/index.m3u8')).headers.get('Content-Type')).toBe(
      'application/vnd.apple.mpegurl',
    );
  });

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=990-', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=500-5000', 500, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=0-0', 0, 0],
  ])('RFC 9110 %s gets 206 with that part', async (range, start, end) => {
    const answer = await ask(clip, { Range: range });
    expect([answer.status, answer.headers.get('Content-Range'), answer.headers.get('Content-Length')]).toEqual([
      206,
      `bytes ${start}-${end}/1000`,
      String(end - start + 1),
    ]);
    expect(await bodyOf(answer)).toEqual(bytes.slice(start, end + 1));
  });

  test.each(['bytes=1000-', 'bytes=2000-3000', 'bytes=-0'])(
    'RFC 9110 %s, outside of the film, gets 416 with the length',
    async (range) => {
      const answer = await ask(clip, { Range: range });
      expect([answer.status, answer.headers.get('Content-Range')]).toEqual([416, 'bytes */1000']);
    },
  );

  test.each(['bytes=5-1', 'bytes=', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b'])(
    'RFC 9110 %s is not a single range, so the whole film is sent',
    async (range) => {
      expect((await ask(clip, { Range: range })).status).toBe(200);
    },
  );

  test('RFC 9110 a part of another version is not sent', async () => {
    expect((await ask(clip, { Range: 'bytes=0-9', 'If-Range': '"other"' })).status).toBe(200);
    expect((await ask(clip, { Range: 'bytes=0-9', 'If-Range': '"0a1b2c3d-rs"' })).status).toBe(206);
  });

  test.each([
    '/film/dawn.webp',
    '/film/dawn-0a1b2c3d.webp',
    '/film/../secret.mp4',
    '/film/dawn-0a1b2c3d/../../secret.mp4',
    '/film/%2e%2e/secret.mp4',
    '/film/pass-89abcdef/720p',
    '/film/none-00000000.mp4',
    '/film/',
  ])('%s is not a film', async (path) => {
    expect((await films(new Request('http://shop.test/film/x'), path)).status).toBe(404);
  });
});
