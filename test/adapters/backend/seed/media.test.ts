import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { allStyles } from '#adapters/backend/seed/data/all-styles.ts';
import { entryOf, pictureFiles } from '#test/tools/pictures/art-files.ts';
import { hashOf } from '#test/tools/pictures/film-files.ts';
import { SCENERY } from '#test/tools/pictures/landscapes.ts';
import { PICTURES_OF_A_COLOR } from '#test/tools/pictures/product-pictures.ts';
import { SNAPSHOTS, SNAPSHOT_SIDE } from '#test/tools/pictures/snapshots.ts';
import { inProof } from '#test/support/in-proof.ts';
import { HLS_ABOVE_SECONDS } from '#core/content/video.ts';
import { samples } from '#ui/blocks/video-player/sample.ts';
import films from '#adapters/backend/seed/media/films.json' with { type: 'json' };
import listed from '#adapters/backend/seed/media/pictures.json' with { type: 'json' };

const MEDIA = join(import.meta.dirname, '../../../../adapters/backend/seed/media');
const names = new Set(listed.map(({ name }) => name));
const sizes = new Map(listed.map(({ name, width, height }) => [name, [width, height]]));

const allFiles = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const bytesOf = async (paths: readonly string[]): Promise<number> =>
  (await Promise.all(paths.map(async (path) => (await stat(path)).size))).reduce((sum, size) => sum + size, 0);

describe('the media', () => {
  test('hold every picture of every color of every style', () => {
    const wanted = allStyles.flatMap(({ id, colors }) =>
      colors.flatMap(({ code }) => PICTURES_OF_A_COLOR.map((number) => `products/${id}${code}-${number}`)),
    );
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });

  test('hold products in 4:5, every scene in its size, and photos of shoppers as squares', () => {
    for (const [name, [width = 0, height = 0] = []] of sizes)
      if (name.startsWith('products/')) expect([name, height / width]).toEqual([name, 1.25]);
    for (const { name, width, height } of SCENERY) expect([name, sizes.get(name)]).toEqual([name, [width, height]]);
    for (const { name } of SNAPSHOTS) expect([name, sizes.get(name)]).toEqual([name, [SNAPSHOT_SIDE, SNAPSHOT_SIDE]]);
  });

  test('match their list: name, size and dominant color', async () => {
    expect(listed.map(({ file }) => file)).toEqual(await pictureFiles(MEDIA));
    // Measuring one takes 20 ms.
    for (const entry of listed.filter((_, place) => inProof || place % 10 === 0))
      expect(await entryOf(MEDIA, entry.file)).toEqual(entry);
  });

  test('have a transparent background in every cut-out', async () => {
    for (const { name, file } of listed)
      if (name.endsWith('-4'))
        expect([name, (await sharp(join(MEDIA, file)).metadata()).hasAlpha]).toEqual([name, true]);
  });

  test('are at most 15 MB together', async () =>
    expect(await bytesOf(await allFiles(MEDIA))).toBeLessThanOrEqual(15 * 1024 * 1024));
});

describe('the films', () => {
  const of = (name: string): string => films.find((film) => film.name === name)?.path ?? '';

  test('have the hash of their content in their name, so that an address never changes its film', async () => {
    for (const { path } of films) {
      const [place = ''] = path.split('/master.m3u8');
      expect(place).toContain(`-${await hashOf(join(MEDIA, place))}`);
    }
    const files = (await readdir(join(MEDIA, 'film'))).filter((name) => !name.endsWith('.webp'));
    const captions = files.filter((name) => name.endsWith('.vtt'));
    expect(files).toHaveLength(films.length + captions.length);
    for (const name of captions) expect(name).toContain(`-${await hashOf(join(MEDIA, 'film', name))}.`);
    const named = samples.flatMap((sample) => sample.captions?.url ?? []);
    expect(captions.map((name) => `/film/${name}`)).toEqual(named);
  });

  test('are a clip of at most 500 KB with its poster', async () => {
    expect(await bytesOf([join(MEDIA, of('dawn'))])).toBeLessThanOrEqual(500 * 1024);
    expect(sizes.get('film/dawn')).toEqual([1280, 720]);
  });

  test('VID-02 are a stream of more than 30 seconds in two renditions, each one file with every segment, at most 2.5 MB, with its poster', async () => {
    const master = join(MEDIA, of('pass'));
    const lines = (await readFile(master, 'utf8')).split('\n');
    expect(lines[0]).toBe('#EXTM3U');
    expect(
      lines
        .filter((line) => line.startsWith('#EXT-X-STREAM-INF:'))
        .map((line) => /RESOLUTION=(\d+x\d+)/.exec(line)?.[1]),
    ).toEqual(['1280x720', '640x360']);
    const playlists = lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => join(dirname(master), line));
    expect(playlists.length).toBe(2);
    for (const path of playlists) {
      const text = await readFile(path, 'utf8');
      const seconds = [...text.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, length]) => sum + Number(length), 0);
      expect(seconds).toBeGreaterThan(HLS_ABOVE_SECONDS);
      expect(seconds).toBeCloseTo(films.find(({ name }) => name === 'pass')?.duration ?? 0, 1);
      expect(text).toContain('#EXT-X-ENDLIST');
      const [, header = ''] = /BYTERANGE="(\d+)@0"/.exec(text) ?? [];
      const parts = [...text.matchAll(/#EXT-X-BYTERANGE:(\d+)@(\d+)\nfilm\.mp4/g)].map(
        ([, length, start]) => [Number(start), Number(length)] as const,
      );
      expect(parts).toHaveLength(7);
      const end = parts.reduce((next, [start, length]) => (start === next ? start + length : -1), Number(header));
      expect(end).toBe((await stat(join(dirname(path), 'film.mp4'))).size);
    }
    expect(await bytesOf(await allFiles(dirname(master)))).toBeLessThanOrEqual(2.5 * 1024 * 1024);
    expect(sizes.get('film/pass')).toEqual([1280, 720]);
  });
});
