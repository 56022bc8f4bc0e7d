import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mediaAddress } from '#core/content/media-address.ts';
import { anyText } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

const stored = 'https://res.cloudinary.com/demo/image/upload/v1/a.jpg';
const path = 'https://res.cloudinary.com/demo/image/upload';

describe('mediaAddress', () => {
  test.each([
    [stored, 400, false, `${path}/e_sharpen:60,f_auto,q_50,w_400/v1/a.jpg`],
    [stored, 400, true, `${path}/dpr_2.0,e_sharpen:60,f_auto,q_50,w_400/v1/a.jpg`],
    ['https://cdn.example/a.jpg', 400, false, 'https://cdn.example/a.jpg'],
    ['', 400, false, ''],
    ['http://[bad', 400, false, ''],
    [stored, 0, false, ''],
  ])('PR-31 CNT-75 CFG-12 %j at %d, double %s, is %j', (url, width, isDouble, address) =>
    expect(mediaAddress(url, { width }, { isDouble })).toBe(address),
  );

  test('PR-31 parameters are in alphabetical order, also with a height', () =>
    expect(mediaAddress(stored, { width: 400, height: 300 }, { isDouble: true })).toBe(
      `${path}/dpr_2.0,e_sharpen:60,f_auto,h_300,q_50,w_400/v1/a.jpg`,
    ));

  test('an address that only mentions the media host has no parameters', () => {
    for (const url of [
      'https://cdn.example/res.cloudinary.com/image/upload/a.jpg',
      'https://res.cloudinary.com.evil.example/demo/image/upload/a.jpg',
      'https://res.cloudinary.com/demo/video/upload/a.mp4',
    ])
      expect(mediaAddress(url, { width: 400 })).toBe(url);
  });

  test('CNT-76 ERR-36 an error gives an empty address and one log entry; an empty address gives none', () => {
    const reasons: string[] = [];
    const onError = (reason: string): void => void reasons.push(reason);
    expect(mediaAddress('http://[bad', { width: 400 }, { onError })).toBe('');
    expect(mediaAddress(stored, { width: -1 }, { onError })).toBe('');
    expect(mediaAddress('', { width: 400 }, { onError })).toBe('');
    expect(reasons).toEqual(['No picture of http://[bad in 400 x -', `No picture of ${stored} in -1 x -`]);
  });

  const address = fc.oneof(
    anyText,
    fc.webUrl(),
    anyText.map((name) => `${path}/${name}`),
  );

  law('PR-31 the two sizes of one picture differ only by dpr_2.0', [address, fc.integer()], (url, width) => {
    const double = mediaAddress(url, { width }, { isDouble: true });
    expect(double.replace('/dpr_2.0,e_sharpen', '/e_sharpen')).toBe(mediaAddress(url, { width }));
  });

  law('PR-31 never throws', [address, fc.double(), fc.double()], (url, width, height) => {
    expect(mediaAddress(url, { width, height })).toBeTypeOf('string');
  });
});
