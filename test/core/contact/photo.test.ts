import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { photoFacts } from '#core/contact/photo.ts';

const formats = ['jpeg', 'png', 'webp'] as const;
const picture = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 90, g: 20, b: 40, alpha: 0.5 } } });
const fileOf = async (format: (typeof formats)[number], width = 40, height = 30): Promise<Uint8Array> =>
  new Uint8Array(await picture(width, height)[format]().toBuffer());

describe('photos by their content', () => {
  test.each(formats)('ORD-23 %s: type, width and height', async (format) => {
    expect(photoFacts(await fileOf(format))).toEqual({ type: `image/${format}`, width: 40, height: 30 });
    expect(photoFacts(await fileOf(format, 1_203, 801))).toMatchObject({ width: 1_203, height: 801 });
  });

  test('ORD-23 lossless and extended WebP, progressive JPEG, and JPEG with metadata before its frame', async () => {
    const bytes = async (file: Sharp) => photoFacts(new Uint8Array(await file.toBuffer()));
    expect(await bytes(picture(41, 31).webp({ lossless: true }))).toEqual({
      type: 'image/webp',
      width: 41,
      height: 31,
    });
    expect(await bytes(picture(301, 203, 4).webp())).toEqual({ type: 'image/webp', width: 301, height: 203 });
    expect(await bytes(picture(41, 31).withMetadata({ orientation: 6 }).webp())).toMatchObject({ width: 41 });
    expect(await bytes(picture(41, 31).jpeg({ progressive: true }))).toMatchObject({ width: 41, height: 31 });
    expect(await bytes(picture(41, 31).withMetadata().jpeg())).toMatchObject({ width: 41, height: 31 });
  });

  test('ORD-23 a part of a larger buffer is read from its own start', async () => {
    const file = await fileOf('png');
    const larger = new Uint8Array(file.length + 20);
    larger.set(file, 7);
    expect(photoFacts(larger.subarray(7, 7 + file.length))).toMatchObject({ width: 40, height: 30 });
  });

  test.each(formats)('ORD-23 %s that is cut off, or followed by other content, is refused', async (format) => {
    const file = await fileOf(format);
    const script = new TextEncoder().encode('<script>alert(1)</script>');
    expect(photoFacts(file.subarray(0, -1))).toBeUndefined();
    expect(photoFacts(file.subarray(0, 20))).toBeUndefined();
    expect(photoFacts(new Uint8Array([...file, ...script]))).toBeUndefined();
  });

  test.each([
    ['nothing', ''],
    ['HTML', '<!doctype html><title>x</title><script>alert(document.cookie)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.cookie)</script></svg>'],
    ['GIF', `GIF89a${'\0'.repeat(100)}`],
    ['PDF', `%PDF-1.7${' '.repeat(100)}`],
    ['a JPEG signature alone', `\xff\xd8\xff${'\0'.repeat(100)}\xff\xd9`],
    ['a JPEG with endless empty segments', `\xff\xd8${'\xff\xe0\0\0'.repeat(30)}\xff\xd9`],
    ['a WebP of an unknown chunk', `RIFF\x64\0\0\0WEBPtoString${'\0'.repeat(84)}`],
  ])('ORD-23 %s is no photo', (_, text) =>
    expect(photoFacts(Uint8Array.from(text, (character) => character.charCodeAt(0)))).toBeUndefined(),
  );

  test.each([
    [0, 10],
    [10, 0],
    [8_001, 10],
    [10, 4_294_967_295],
  ])('ORD-23 a PNG that claims %d by %d pixels is refused', async (width, height) => {
    const file = await fileOf('png');
    const header = new DataView(file.buffer, file.byteOffset);
    header.setUint32(16, width);
    header.setUint32(20, height);
    expect(photoFacts(file)).toBeUndefined();
  });
});
