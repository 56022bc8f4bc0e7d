import { either as E } from 'fp-ts';
import { parseWebAddress } from '../site/web-address.ts';

/** What every transformed picture asks for (CNT-75, CFG-12). */
export const IMAGE_SHARPEN = 60;
export const IMAGE_FORMAT = 'auto';
export const IMAGE_QUALITY = 50;
/** Pixel ratio of the double-size version: the same width, twice the pixels (AMB-70). */
export const IMAGE_DOUBLE_DPR = '2.0';

/** Size of a picture in CSS pixels; what is left out follows from the picture. */
export type ImageSize = { readonly width?: number; readonly height?: number; readonly doubled?: boolean };

export type ImageFault =
  | { readonly _tag: 'BadAddress'; readonly url: string }
  | { readonly _tag: 'BadSize'; readonly url: string };

/** Hosts that transform pictures by their path; pictures from elsewhere are taken as they are. */
const MEDIA_HOST = 'res.cloudinary.com';
const UPLOAD = '/image/upload/';

const isPixels = (length: number | undefined): boolean =>
  length === undefined || (Number.isSafeInteger(length) && length > 0);

/**
 * The address of a picture in a size, with the parameters of the media host in alphabetical order. No address stays none.
 * Law: the two sizes of one picture differ only by `dpr_2.0`; never throws (PR-31).
 */
export const transformedImage = (
  url: string,
  { width, height, doubled = false }: ImageSize,
): E.Either<ImageFault, string> => {
  if (url === '') return E.right('');
  const address = parseWebAddress(url);
  if (address === undefined) return E.left({ _tag: 'BadAddress', url });
  if (!isPixels(width) || !isPixels(height)) return E.left({ _tag: 'BadSize', url });
  if (address.host !== MEDIA_HOST || !address.path.includes(UPLOAD)) return E.right(url);
  const parameters = [
    ...(doubled ? [`dpr_${IMAGE_DOUBLE_DPR}`] : []),
    `e_sharpen:${IMAGE_SHARPEN}`,
    `f_${IMAGE_FORMAT}`,
    ...(height === undefined ? [] : [`h_${height}`]),
    `q_${IMAGE_QUALITY}`,
    ...(width === undefined ? [] : [`w_${width}`]),
  ];
  const start = url.indexOf(UPLOAD) + UPLOAD.length;
  return E.right(`${url.slice(0, start)}${parameters.join(',')}/${url.slice(start)}`);
};

/** The address to show: empty when the picture cannot be transformed. The fault is for the log only (CNT-76). */
export const imageAddress = (url: string, size: ImageSize): string =>
  E.getOrElse(() => '')(transformedImage(url, size));
