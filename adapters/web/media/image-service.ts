import { PICTURE_NAME } from '#core/catalog/picture.codec.ts';
import { pictureWidths } from '#core/site/picture-widths.ts';
import { IMMUTABLE } from '../server/security-headers.ts';
import { soon } from '../server/api-error.ts';
import { MOST_WAITING } from './encoding-queue.ts';
import type { Format, PictureMaker, PictureVariant } from './picture-maker.ts';

/** Requests for other widths are refused, so that clients cannot fill the disk with variants. */
const widths: readonly number[] = pictureWidths;

/** Alternative widths in order of preference: smaller ones, largest first, then larger ones. */
const othersThan = (width: number): readonly number[] => [
  ...widths.filter((one) => one < width).toReversed(),
  ...widths.filter((one) => one > width),
];
const FOLDER = '/images/';

const contentTypes: { readonly [format in Format]: string } = { avif: 'image/avif', webp: 'image/webp' };

export type ImageService = (pathname: string, search: URLSearchParams, accept: string) => Promise<Response>;

/**
 * Serves a picture in the requested width: AVIF if the client accepts it and it is already encoded; else WebP at once,
 * while the AVIF is encoded for later requests. An address with the current version is immutable; without a version,
 * clients revalidate by ETag; another version is redirected to the current one, so that a page that was cached before the
 * picture changed still shows it. Status 400: invalid address or width; 404: no such picture, or an unreadable one; 503:
 * too many encodings wait.
 */
export const makeImageService = (maker: PictureMaker): ImageService => {
  /**
   * Number of pending requests for pictures that are not encoded yet. Above `MOST_WAITING` another width is served
   * instead.
   */
  let unmade = 0;

  /** Serves another encoded width of the picture, which must not be cached; 503 if there is none. */
  const instead = async ({ name, width, format }: PictureVariant): Promise<Response> => {
    const other = othersThan(width).find((one) => maker.isKnown({ name, format, width: one }));
    const original = other === undefined ? undefined : await maker.find(name);
    const bytes =
      other === undefined || original === undefined
        ? undefined
        : await maker.cached(original, { name, format, width: other });
    if (bytes === undefined) return new Response('Too many pictures are being made', { status: 503, headers: soon });
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': contentTypes[format],
        'Content-Length': String(bytes.length),
        'Cache-Control': 'no-store',
      },
    });
  };

  const answerWith = async (
    wanted: PictureVariant,
    { version, takesAvif }: { readonly version: string | undefined; readonly takesAvif: boolean },
  ): Promise<Response> => {
    const { name, width } = wanted;
    const original = await maker.find(name);
    if (original === undefined) return new Response('No such picture', { status: 404 });
    if (version !== undefined && version !== original.version)
      return new Response(null, {
        status: 302,
        headers: { Location: `${FOLDER}${name}.${original.version}?w=${width}`, 'Cache-Control': 'no-store' },
      });
    /** A WebP in place of an AVIF is not final: caches must revalidate it. */
    const answer = (bytes: Buffer, format: Format, isFinal = true): Response =>
      new Response(new Uint8Array(bytes), {
        headers: {
          'Content-Type': contentTypes[format],
          'Content-Length': String(bytes.length),
          ETag: `W/"${original.version}-${width}-${format}"`,
          Vary: 'Accept',
          ...(isFinal && version === original.version ? { 'Cache-Control': IMMUTABLE } : {}),
        },
      });
    const avif = { name, width, format: 'avif' } as const;
    try {
      if (takesAvif) {
        const small = await maker.cached(original, avif);
        if (small !== undefined) return answer(small, 'avif');
        maker.makeLater(original, avif);
      }
      const bytes = (await maker.cached(original, wanted)) ?? (await maker.make(original, wanted));
      return bytes === undefined ? await instead(wanted) : answer(bytes, 'webp', !takesAvif);
    } catch (fault) {
      maker.unmade(wanted, fault);
      return new Response('Unreadable picture', { status: 404 });
    }
  };

  return async (pathname, search, accept) => {
    const { name, version } = pathname.startsWith(FOLDER)
      ? (PICTURE_NAME.exec(pathname.slice(FOLDER.length))?.groups ?? {})
      : {};
    const width = Number(search.get('w'));
    if (name === undefined || !widths.includes(width)) return new Response('Bad picture address', { status: 400 });
    await maker.ready;
    const webp = { name, width, format: 'webp' } as const;
    const asked = { version, takesAvif: accept.includes('image/avif') };
    if (maker.isKnown(webp) || (asked.takesAvif && maker.isKnown({ ...webp, format: 'avif' })))
      return answerWith(webp, asked);
    if (unmade >= MOST_WAITING) return instead(webp);
    unmade += 1;
    return answerWith(webp, asked).finally(() => (unmade -= 1));
  };
};
