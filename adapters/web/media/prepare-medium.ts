import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { either as E } from 'fp-ts';
import { pictureWidths } from '#core/site/picture-widths.ts';

/** A picture, a film or the captions of a film as it is stored: `name` is that of its file. */
type PreparedMedium = {
  readonly name: string;
  /** Captions are of the kind `film`, with which they are served. */
  readonly kind: 'picture' | 'film';
  readonly width: number | null;
  readonly height: number | null;
  readonly color: string | null;
  readonly data: Uint8Array;
};

/** Largest files in bytes, and most pixels of a picture. */
const MAX_PICTURE = 25_000_000;
const MAX_FILM = 32_000_000;
const MAX_CAPTIONS = 1_000_000;
const MAX_PIXELS = 80_000_000;

/** Quality of stored pictures, from which the served ones are made. */
const QUALITY = 90;

const formats: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'tiff'];

const hashOf = (data: Uint8Array): string => createHash('sha256').update(data).digest('hex').slice(0, 8);

/** The letters of a name for an address. */
const lettersOf = (title: string, others: RegExp): string =>
  title.toLowerCase().normalize('NFKD').replace(others, '-').replace(/-+/g, '-').replace(/^-|-$/g, '').slice(0, 50);

const hexOf = ({ r, g, b }: { readonly r: number; readonly g: number; readonly b: number }): string =>
  `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** An MP4 begins with the size of its first box and the name of that box. */
const isFilm = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(4, 8)).toString('latin1') === 'ftyp';

/** What a file is by its ending, if its content does not say; all others are taken as pictures. */
const requirements: { readonly [ending: string]: string } = {
  '.vtt': 'these are no captions: a WebVTT file begins with a line WEBVTT',
  '.mp4': 'it is no film that can be read: MP4 files are',
};

/** A WebVTT file begins with its name, after an optional byte order mark. */
const isCaptions = (bytes: Uint8Array): boolean =>
  /^WEBVTT(?:[ \t\r\n]|$)/.test(new TextDecoder().decode(bytes.subarray(0, 10)));

/** AVIF and HEIC pictures begin as films do. */
const isPictureBrand = (bytes: Uint8Array): boolean =>
  /^(?:avif|avis|heic|heix|mif1|msf1)$/.test(Buffer.from(bytes.subarray(8, 12)).toString('latin1'));

const preparePicture = async (bytes: Uint8Array, title: string): Promise<E.Either<string, PreparedMedium>> => {
  if (bytes.length > MAX_PICTURE) return E.left(`it has more than ${MAX_PICTURE / 1_000_000} MB`);
  const { default: sharp } = await import('sharp');
  const open = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  try {
    const { format } = await open().metadata();
    if (!formats.includes(format)) return E.left('it is no picture: JPEG, PNG, WebP, AVIF and TIFF are');
    const { data, info } = await open()
      .autoOrient()
      .resize({ width: pictureWidths.at(-1) ?? 0, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    const { dominant } = await sharp(data).stats();
    const name = `content/${lettersOf(title, /[^a-z0-9]+/g) || 'picture'}-${hashOf(data)}.webp`;
    return E.right({ name, kind: 'picture', width: info.width, height: info.height, color: hexOf(dominant), data });
  } catch {
    return E.left('it is no picture that can be read');
  }
};

/**
 * Prepares a file of an editor by its content: a picture as WebP in the largest served width, with its size and color; an
 * MP4 film and its WebVTT captions, which are UTF-8, as they are. Left: why it is refused; `ending` is that of the file,
 * such as `.vtt`, and says what the content should be.
 */
export const prepareMedium = async (
  bytes: Uint8Array,
  title: string,
  ending = '',
): Promise<E.Either<string, PreparedMedium>> => {
  const isText = isCaptions(bytes);
  if (!isText && (!isFilm(bytes) || isPictureBrand(bytes))) {
    const requirement = requirements[ending.toLowerCase()];
    return requirement === undefined ? preparePicture(bytes, title) : E.left(requirement);
  }
  if (isText && !isUtf8(bytes)) return E.left('these captions are not UTF-8 text');
  const limit = isText ? MAX_CAPTIONS : MAX_FILM;
  if (bytes.length > limit) return E.left(`it has more than ${limit / 1_000_000} MB`);
  const letters = lettersOf(title, /[^a-z]+/g).replaceAll('-', '') || 'film';
  const name = `film/${letters}-${hashOf(bytes)}.${isText ? 'vtt' : 'mp4'}`;
  return E.right({ name, kind: 'film', width: null, height: null, color: null, data: bytes });
};
