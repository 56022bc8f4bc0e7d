import sharp from 'sharp';

/**
 * Encodes AVIF pictures of shops under test with the least effort, from now on in this process: a quarter of the time,
 * and only the bytes differ.
 */
export const encodeQuickly = (): void => {
  const prototype: object = sharp.prototype;
  const avif: unknown = Reflect.get(prototype, 'avif');
  if (typeof avif !== 'function') throw new TypeError('sharp encodes no AVIF');
  Reflect.set(prototype, 'avif', function (this: unknown, options: object): unknown {
    return Reflect.apply(avif, this, [{ ...options, effort: 0 }]);
  });
};
