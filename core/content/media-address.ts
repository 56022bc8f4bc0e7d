/** Sizes in CSS pixels of a picture; without a height it keeps its ratio. */
type MediaSize = { readonly width: number; readonly height?: number };

/** The parameters of all pictures: sharpen 60, format auto, quality 50 (CNT-75, CFG-12). */
const always = ['e_sharpen:60', 'f_auto', 'q_50'] as const;
const DOUBLE = 'dpr_2.0';

/** The host of pictures of other media services. Documents allow it, and only pages with such pictures request it. */
export const MEDIA_HOST = 'res.cloudinary.com';
const UPLOAD = '/image/upload/';

const isSize = (size: number | undefined): boolean => size === undefined || (Number.isInteger(size) && size > 0);

/** Scheme and host of an absolute address; undefined for any other text. */
const absolute = /^https?:\/\/([a-z0-9.-]+(?::\d{1,5})?)(\/[^\s[\]]*)?$/i;

/**
 * Whether the name of a picture is the address of another host; all other names are those of the shop's own pictures.
 */
export const isWebAddress = (name: string): boolean => /^https?:/i.test(name);

/**
 * The address of a picture of the media host in a size, sharpened and compressed (CNT-75). Other hosts have no
 * parameters. An empty text for an address that is none, and for a size that is none; `onError` gets the reason
 * (CNT-76, ERR-36).
 * Law: the two sizes of one picture differ only by `dpr_2.0`; never throws (PR-31).
 */
export const mediaAddress = (
  url: string,
  { width, height }: MediaSize,
  {
    isDouble = false,
    onError = () => undefined,
  }: { readonly isDouble?: boolean; readonly onError?: (reason: string) => void } = {},
): string => {
  if (url === '') return '';
  const [, host, path = ''] = absolute.exec(url) ?? [];
  if (host === undefined || !isSize(width) || !isSize(height)) {
    onError(`No picture of ${url} in ${width} x ${height ?? '-'}`);
    return '';
  }
  const end = path.indexOf(UPLOAD) + UPLOAD.length;
  if (host.toLowerCase() !== MEDIA_HOST || end < UPLOAD.length) return url;
  const parameters = [
    ...(isDouble ? [DOUBLE] : []),
    ...always,
    ...(height === undefined ? [] : [`h_${height}`]),
    `w_${width}`,
  ];
  const start = url.length - path.length;
  return `${url.slice(0, start + end)}${parameters.toSorted().join(',')}/${path.slice(end)}`;
};
