import sharp from 'sharp';

/**
 * Encodes pictures of shops under test with the least effort, from now on in this process: a quarter of the time, and
 * only the bytes differ.
 */
export const encodeQuickly = (): void => {
  const prototype: object = sharp.prototype;
  for (const format of ['avif', 'webp']) {
    const encode: unknown = Reflect.get(prototype, format);
    if (typeof encode !== 'function') throw new TypeError(`sharp does not encode ${format}`);
    Reflect.set(prototype, format, function (this: unknown, options: object): unknown {
      return Reflect.apply(encode, this, [{ ...options, effort: 0 }]);
    });
  }
};
