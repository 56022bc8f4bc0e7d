import { IMMUTABLE } from '../security-headers.ts';
import { soon } from '../api-error.ts';
import type { Format, PictureMaker, Wanted } from './picture-maker.ts';

/** Widths that are made; any other is refused, so that nobody can fill the disk with variants. */
const widths: readonly number[] = [160, 320, 480, 640, 960, 1280, 1920];

/** The other widths, the one to take in the place of that width first: the next smaller ones, then the larger ones. */
const othersThan = (width: number): readonly number[] => [...widths.filter((one) => one < width).toReversed(), ...widths.filter((one) => one > width)];
/** A folder, a name, and where the picture's data tell it the version of what it shows: `products/NKTRAIL3EMB-1.3e215036`. */
const address = /^\/images\/(?<name>[a-z]+\/[A-Za-z0-9-]+)(?:\.(?<version>[0-9a-f]{8}))?$/;

const contentTypes: { readonly [format in Format]: string } = { avif: 'image/avif', webp: 'image/webp' };

export type ImageService = (pathname: string, search: URLSearchParams, accept: string) => Promise<Response>;

/**
 * Pictures in the asked width. AVIF where it is accepted and made already, else WebP at once while the AVIF is made for next time.
 * An address that names the present version never changes what it means, and is kept for good; without it, it is asked for again and answered by its tag.
 */
export const makeImageService =
  (maker: PictureMaker): ImageService =>
  async (pathname, search, accept) => {
    const { name, version } = address.exec(pathname)?.groups ?? {};
    const width = Number(search.get('w'));
    if (name === undefined || !widths.includes(width)) return new Response('Bad picture address', { status: 400 });
    const original = await maker.find(name);
    if (original === undefined) return new Response('No such picture', { status: 404 });

    /** While too many pictures are being made: another width of it that is there, which no cache may keep, else none for the moment. */
    const instead = async (wanted: Wanted): Promise<Response> => {
      for (const other of othersThan(width)) {
        const bytes = await maker.kept(original, { ...wanted, width: other });
        if (bytes !== undefined) return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': contentTypes[wanted.format], 'Content-Length': String(bytes.length), 'Cache-Control': 'no-store' } });
      }
      return new Response('Too many pictures are being made', { status: 503, headers: soon });
    };
    /** A WebP for the meantime is not the last word: a cache between here and the shopper asks again. */
    const answer = (bytes: Buffer, format: Format, isFinal = true): Response =>
      new Response(new Uint8Array(bytes), {
        headers: {
          'Content-Type': contentTypes[format], 'Content-Length': String(bytes.length), ETag: `W/"${original.version}-${width}-${format}"`, Vary: 'Accept',
          ...(isFinal && version === original.version ? { 'Cache-Control': IMMUTABLE } : {}),
        },
      });
    const avif = { name, width, format: 'avif' } as const;
    const webp = { name, width, format: 'webp' } as const;
    const takesAvif = accept.includes('image/avif');
    try {
      if (takesAvif) {
        const small = await maker.kept(original, avif);
        if (small !== undefined) return answer(small, 'avif');
        maker.makeLater(original, avif);
      }
      const bytes = (await maker.kept(original, webp)) ?? (await maker.make(original, webp));
      return bytes === undefined ? await instead(webp) : answer(bytes, 'webp', !takesAvif);
    } catch (fault) {
      maker.unmade(webp, fault);
      return new Response('Unreadable picture', { status: 404 });
    }
  };
