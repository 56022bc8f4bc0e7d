import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handleMediumRequest } from '#adapters/backend/commerce/modules/content/media-records.ts';
import { makeFilmService } from '#adapters/web/media/films.ts';
import { makeImageService } from '#adapters/web/media/image-service.ts';
import { makePictureMaker } from '#adapters/web/media/picture-maker.ts';
import { makeStoredMedia } from '#adapters/web/media/stored-media.ts';
import { runInProcess } from '#test/support/command-line.ts';
import { openCommandDatabase } from '#test/support/commerce/command-database.ts';
import { OPENING } from '#test/support/commerce/databases.ts';

describe('media by the command line', () => {
  let opened: Awaited<ReturnType<typeof openCommandDatabase>>;
  beforeAll(async () => {
    opened = await openCommandDatabase('schema');
  }, OPENING);
  afterAll(() => opened.close(), OPENING);

  const media = (...args: readonly string[]) => runInProcess(['media', ...args], { DATABASE_URL: opened.url });
  const fileOf = async (name: string, content: Uint8Array) => {
    const file = join(opened.folder, name);
    await writeFile(file, content);
    return file;
  };
  const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(5000, 7)]);
  const process = (name: string, now = Date.now) => {
    let asked = 0;
    const stored = makeStoredMedia({
      folder: join(opened.folder, name),
      serviceUrl: 'http://service.test',
      call: (request) => ((asked += 1), handleMediumRequest(opened.database.db, request)),
      now,
    });
    const maker = makePictureMaker({
      mediaFolder: join(opened.folder, 'none'),
      stored,
      cacheFolder: join(opened.folder, `${name}-images`),
      warn: () => undefined,
    });
    return {
      images: makeImageService(maker),
      films: makeFilmService(join(opened.folder, 'none'), stored),
      asked: () => asked,
    };
  };

  test('a picture gets its size and color, and every process serves it in all widths', async () => {
    const png = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const { code, out } = await media('add', await fileOf('Autumn & Woods.txt', png), '--alt', 'A forest in autumn');
    const picture = JSON.parse(out);
    expect([code, picture]).toEqual([
      0,
      {
        name: expect.stringMatching(/^content\/autumn-woods-([0-9a-f]{8})\.\1$/),
        alt: 'A forest in autumn',
        width: 1920,
        height: 960,
        color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      },
    ]);
    expect((await media('list')).out).toBe(out);
    expect(await media('add', join(opened.folder, 'Autumn & Woods.txt'), '--alt', 'Again')).toMatchObject({ code: 0 });
    expect((await media('list')).out).toBe(out);
    for (const one of [process('first'), process('second')]) {
      for (const width of [160, 1280]) {
        const answer = await one.images(
          `/images/${picture.name}`,
          new URLSearchParams({ w: String(width) }),
          'image/webp',
        );
        expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([
          200,
          expect.stringContaining('immutable'),
        ]);
        expect((await sharp(new Uint8Array(await answer.arrayBuffer())).metadata()).width).toBe(width);
      }
      expect(one.asked()).toBe(1);
      const missing = await one.images('/images/content/none-00000000', new URLSearchParams({ w: '160' }), '');
      expect(missing.status).toBe(404);
    }
  });

  test('SOC-09 a picture that was removed is served for a minute at most, and not by a process that starts later', async () => {
    const png = await sharp({ create: { width: 320, height: 320, channels: 3, background: '#993366' } })
      .png()
      .toBuffer();
    const { out } = await media('add', await fileOf('rejected.png', png), '--alt', 'Rejected later');
    const { name } = JSON.parse(out);
    const statusOf = async ({ images }: ReturnType<typeof process>) =>
      (await images(`/images/${name}`, new URLSearchParams({ w: '160' }), 'image/webp')).status;
    let now = 0;
    const running = process('fourth', () => now);
    expect(await statusOf(running)).toBe(200);
    await opened.database.db
      .deleteFrom('contentMedia')
      .where('name', '=', `${name.split('.')[0]}.webp`)
      .execute();
    now = 59_999;
    expect(await statusOf(running)).toBe(200);
    expect(running.asked()).toBe(1);
    now = 60_000;
    expect(await statusOf(running)).toBe(404);
    expect(await statusOf(process('fourth'))).toBe(404);
  });

  test('a film is served whole and in parts', async () => {
    const { code, out } = await media('add', await fileOf('clip.mp4', film), '--name', 'Pass 2');
    expect(code).toBe(0);
    const { url: path } = JSON.parse(out.trim());
    expect(path).toMatch(/^\/film\/pass-[0-9a-f]{8}\.mp4$/);
    const { films } = process('third');
    const whole = await films(new Request('http://shop.test'), path);
    expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true);
    const part = await films(new Request('http://shop.test', { headers: { Range: 'bytes=4-7' } }), path);
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    expect((await films(new Request('http://shop.test'), '/film/none-00000000.mp4')).status).toBe(404);
  });

  const captions = Buffer.from('\ufeffWEBVTT\n\n00:00.000 --> 00:04.000\n[Wind over the pass]\n');

  test('CNT-67 the captions of a film are served as text for its track', async () => {
    const { code, out } = await media('add', await fileOf('pass.txt', captions));
    expect(code).toBe(0);
    const { url: path } = JSON.parse(out.trim());
    expect(path).toMatch(/^\/film\/pass-[0-9a-f]{8}\.vtt$/);
    const answer = await process('fourth').films(new Request('http://shop.test'), path);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/vtt; charset=utf-8']);
    expect(Buffer.from(await answer.arrayBuffer()).equals(captions)).toBe(true);
  });

  test.each([
    [
      'a picture with an invisible alt',
      'b.png',
      async () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      ['--alt', '\u200b'],
      /at least one is visible/,
    ],
    [
      'a picture without alt',
      'a.png',
      async () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      [],
      /--alt is required for a picture/,
    ],
    [
      'a text named as a picture',
      'b.png',
      async () => Buffer.from('<script>alert(1)</script>'),
      ['--alt', 'x'],
      /it is no picture that can be read/,
    ],
    [
      'an SVG',
      'c.jpg',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'),
      ['--alt', 'x'],
      /it is no picture/,
    ],
    [
      'a damaged picture',
      'd.png',
      async () => (await readFile('test/tools/pictures/sample.png')).subarray(0, 200),
      ['--alt', 'x'],
      /it is no picture that can be read/,
    ],
    ['a large file', 'e.png', async () => Buffer.alloc(25_000_001, 1), ['--alt', 'x'], /it has more than 25 MB/],
    [
      'a large film',
      'f.mp4',
      async () => Buffer.concat([film, Buffer.alloc(32_000_000)]),
      [],
      /it has more than 32 MB/,
    ],
    [
      'large captions',
      'g.vtt',
      async () => Buffer.concat([captions, Buffer.alloc(1_000_000, 10)]),
      [],
      /it has more than 1 MB/,
    ],
    [
      'a text that only begins as captions',
      'h.vtt',
      async () => Buffer.from('WEBVTTS'),
      [],
      /h\.vtt: these are no captions: a WebVTT file begins with a line WEBVTT\.$/,
    ],
    ['HTML as captions', 'html.VTT', async () => Buffer.from('<html></html>'), [], /these are no captions/],
    [
      'captions in Latin 1',
      'latin.vtt',
      async () => Buffer.from('WEBVTT\n\n00:00.000 --> 00:04.000\nd\u00e9j\u00e0\n', 'latin1'),
      [],
      /these captions are not UTF-8 text/,
    ],
    [
      'HTML as a film',
      'html.mp4',
      async () => Buffer.from('<html></html>'),
      [],
      /it is no film that can be read: MP4 files are/,
    ],
  ] as const)('%s is refused', async (_, name, make, options, message) => {
    const before = (await media('list')).out;
    const { code, err } = await media('add', await fileOf(name, await make()), ...options);
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
    expect((await media('list')).out).toBe(before);
  });

  test('a folder and a missing file are refused as such', async () => {
    expect(await media('add', opened.folder)).toMatchObject({ code: 2, err: `${opened.folder}: it is a folder.` });
    const missing = join(opened.folder, 'missing.png');
    expect(await media('add', missing)).toMatchObject({ code: 2, err: `${missing}: no such file.` });
  });
});
