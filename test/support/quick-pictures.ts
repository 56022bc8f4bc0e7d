import sharp from 'sharp';

/**
 * Encodes what a shop under test shows as AVIF with the least effort, from now on in this process: a quarter of the
 * time, and nothing in a page but bytes differs.
 */
export const encodeQuickly = (): void => {
  const prototype: object = sharp.prototype;
  const avif: unknown = Reflect.get(prototype, 'avif');
  if (typeof avif !== 'function') throw new TypeError('sharp encodes no AVIF');
  Reflect.set(prototype, 'avif', function (this: unknown, options: object): unknown {
    return Reflect.apply(avif, this, [{ ...options, effort: 0 }]);
  });
};
