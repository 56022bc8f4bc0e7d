/** Maximum number of photos of a warranty request (ORD-23). */
export const MAX_PHOTOS = 5;
/** Maximum size of a photo in bytes. */
export const MAX_PHOTO_BYTES = 1_000_000;
/** Maximum width and height of a photo in pixels. */
const MAX_SIDE = 8_000;
/** The shortest file that has the dimensions of every format. */
const MIN_BYTES = 30;

/** What the bytes of a photo say about it. */
export type PhotoFacts = {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly width: number;
  readonly height: number;
};

type Size = { readonly width: number; readonly height: number };

const textAt = (bytes: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, index) => bytes.getUint8(at + index)));

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';
const PNG_END = '\0\0\0\0IEND\xae\x42\x60\x82';

/** A PNG from its header to its last chunk. */
const pngSize = (bytes: DataView): Size | undefined =>
  textAt(bytes, 0, 8) === PNG_SIGNATURE &&
  textAt(bytes, 12, 4) === 'IHDR' &&
  textAt(bytes, bytes.byteLength - 12, 12) === PNG_END
    ? { width: bytes.getUint32(16), height: bytes.getUint32(20) }
    : undefined;

/** Markers of a frame, whose header has the dimensions: C0 to CF without tables (C4, CC) and extensions (C8). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const SCAN = 0xda;

/** A JPEG with a frame before its first scan, up to its end marker. */
const jpegSize = (bytes: DataView): Size | undefined => {
  const { byteLength } = bytes;
  if (textAt(bytes, 0, 2) !== '\xff\xd8' || textAt(bytes, byteLength - 2, 2) !== '\xff\xd9') return undefined;
  for (let at = 2; at + 9 <= byteLength && bytes.getUint8(at) === 0xff; at += 2 + bytes.getUint16(at + 2)) {
    const marker = bytes.getUint8(at + 1);
    if (isFrame(marker)) return { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) };
    if (marker === SCAN) return undefined;
  }
  return undefined;
};

/** The dimensions in each first chunk of a WebP, by its name. */
const webpSizes: { readonly [chunk: string]: ((bytes: DataView) => Size) | undefined } = {
  'VP8 ': (bytes) => ({ width: bytes.getUint16(26, true) & 0x3fff, height: bytes.getUint16(28, true) & 0x3fff }),
  VP8L: (bytes) => {
    const bits = bytes.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
  VP8X: (bytes) => ({
    width: (bytes.getUint32(24, true) & 0xffffff) + 1,
    height: (bytes.getUint32(26, true) >>> 8) + 1,
  }),
};

/** A WebP whose header has the size of the file. */
const webpSize = (bytes: DataView): Size | undefined =>
  textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP' && bytes.getUint32(4, true) + 8 === bytes.byteLength
    ? webpSizes[textAt(bytes, 12, 4)]?.(bytes)
    : undefined;

const formats = { 'image/png': pngSize, 'image/jpeg': jpegSize, 'image/webp': webpSize } as const;
const types = ['image/png', 'image/jpeg', 'image/webp'] as const;

const isSide = (pixels: number): boolean => pixels >= 1 && pixels <= MAX_SIDE;

/**
 * Type and dimensions of a photo by its content; undefined for any other file, for one that is cut off, and for one with
 * more pixels than a photo has. The name and the declared type of a file do not matter.
 */
export const photoFacts = (file: Uint8Array): PhotoFacts | undefined => {
  if (file.byteLength < MIN_BYTES) return undefined;
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (const type of types) {
    const size = formats[type](bytes);
    if (size !== undefined) return isSide(size.width) && isSide(size.height) ? { type, ...size } : undefined;
  }
  return undefined;
};
