import { either as E } from 'fp-ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  imageAddress,
  transformedImage,
  IMAGE_DOUBLE_DPR,
  IMAGE_FORMAT,
  IMAGE_QUALITY,
  IMAGE_SHARPEN,
} from '#core/content/image-transformation.ts';
import { anyText } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

const hosted = 'https://res.cloudinary.com/demo/image/upload/v1/a.jpg';
const transformed = (parameters: string): string =>
  `https://res.cloudinary.com/demo/image/upload/${parameters}/v1/a.jpg`;

describe('image-transformation', () => {
  test.each([
    [hosted, { width: 400 }, transformed('e_sharpen:60,f_auto,q_50,w_400')],
    [hosted, { width: 400, doubled: true }, transformed('dpr_2.0,e_sharpen:60,f_auto,q_50,w_400')],
    ['https://cdn.example/a.jpg', { width: 400 }, 'https://cdn.example/a.jpg'],
    ['', { width: 400 }, ''],
    ['http://[bad', { width: 400 }, ''],
    [hosted, { width: 0 }, ''],
    [hosted, { height: 300 }, transformed('e_sharpen:60,f_auto,h_300,q_50')],
    [hosted, { width: 400, height: 300, doubled: true }, transformed('dpr_2.0,e_sharpen:60,f_auto,h_300,q_50,w_400')],
    [hosted, { width: 1.5 }, ''],
    [hosted, { height: -1 }, ''],
    [hosted, { width: Number.NaN }, ''],
    ['https://res.cloudinary.com/demo/raw/a.jpg', { width: 400 }, 'https://res.cloudinary.com/demo/raw/a.jpg'],
    [
      'https://res.cloudinary.com.evil.example/demo/image/upload/a.jpg',
      { width: 400 },
      'https://res.cloudinary.com.evil.example/demo/image/upload/a.jpg',
    ],
  ])('PR-31 CNT-75 CNT-76 %s at %j is %j', (url, size, address) => expect(imageAddress(url, size)).toBe(address));

  test('CFG-12 sharpen 60, format auto, dpr 2.0, quality 50', () =>
    expect([IMAGE_SHARPEN, IMAGE_FORMAT, IMAGE_DOUBLE_DPR, IMAGE_QUALITY]).toEqual([60, 'auto', '2.0', 50]));

  test('CNT-76 what went wrong is told for the log, and no address is no fault', () => {
    expect(transformedImage('http://[bad', { width: 400 })).toEqual(E.left({ _tag: 'BadAddress', url: 'http://[bad' }));
    expect(transformedImage(hosted, { width: 0 })).toEqual(E.left({ _tag: 'BadSize', url: hosted }));
    expect(transformedImage('', { width: 400 })).toEqual(E.right(''));
  });

  law(
    'PR-31 the two sizes of one picture differ only by `dpr_2.0`',
    [
      fc.webPath().map((path) => `https://res.cloudinary.com/demo/image/upload${path}/a.jpg`),
      fc.integer({ min: 1, max: 4000 }),
    ],
    (url, width) => {
      const doubled = imageAddress(url, { width, doubled: true });
      expect(doubled).toContain('/dpr_2.0,');
      expect(doubled.replace('dpr_2.0,', '')).toBe(imageAddress(url, { width }));
    },
  );

  law(
    'PR-31 never throws',
    [
      fc.oneof(
        anyText,
        anyText.map((rest) => `https://res.cloudinary.com/${rest}`),
      ),
      fc.double(),
      fc.double(),
    ],
    (url, width, height) => expect(typeof imageAddress(url, { width, height })).toBe('string'),
  );
});
