import { pictureWidths, type PictureWidth } from '#core/site/picture-widths.ts';

/** Widths offered for a thumbnail: up to 160 CSS pixels at a device pixel ratio of 2. */
const thumbnailWidths = pictureWidths.filter((width) => width <= 320);
const widthsOfPictures = pictureWidths.filter((width) => width >= 320);

/** The address of a picture at one of the served widths. */
export const pictureAddress = (name: string, width: PictureWidth): string => `/images/${name}?w=${width}`;

/** The value of `srcset`: widths up to that of the original. */
export const pictureSources = (
  { name, width }: { readonly name: string; readonly width: number },
  thumbnail = false,
): string =>
  (thumbnail ? thumbnailWidths : widthsOfPictures)
    .filter((each, place) => place === 0 || each <= width)
    .map((each) => `${pictureAddress(name, each)} ${each}w`)
    .join(', ');
