import { describe, expect, test } from 'vitest';
import { pictureAddress, pictureSources } from '#ui/design/picture-address.ts';

const path = 'https://res.cloudinary.com/demo/image/upload';
const stored = `${path}/v1/a.jpg`;

describe('the address of a picture', () => {
  test('is that of the image service for a picture of the shop', () => {
    expect(pictureAddress('scenes/hero-dawn', 640)).toBe('/images/scenes/hero-dawn?w=640');
    expect(pictureSources({ name: 'scenes/a', width: 500 })).toBe(
      '/images/scenes/a?w=320 320w, /images/scenes/a?w=480 480w',
    );
  });

  test('PR-31 CNT-75 CFG-12 has the parameters of another media host, and its widest size in double size', () => {
    expect(pictureAddress(stored, 640)).toBe(`${path}/e_sharpen:60,f_auto,q_50,w_640/v1/a.jpg`);
    expect(pictureSources({ name: stored, width: 500 })).toBe(
      [
        `${path}/e_sharpen:60,f_auto,q_50,w_320/v1/a.jpg 320w`,
        `${path}/e_sharpen:60,f_auto,q_50,w_480/v1/a.jpg 480w`,
        `${path}/dpr_2.0,e_sharpen:60,f_auto,q_50,w_480/v1/a.jpg 960w`,
      ].join(', '),
    );
  });

  test('CNT-76 is empty for an address that is none', () => {
    expect([pictureAddress('http://[bad', 640), pictureSources({ name: 'http://[bad', width: 500 })]).toEqual(['', '']);
  });
});
