import { isWebAddress, mediaAddress } from '#core/content/media-address.ts';
import { pictureWidths, type PictureWidth } from '#core/site/picture-widths.ts';

/** Widths offered for a thumbnail: up to 160 CSS pixels at a device pixel ratio of 2. */
const thumbnailWidths = pictureWidths.filter((width) => width <= 320);
const widthsOfPictures = pictureWidths.filter((width) => width >= 320);

/** The address of a picture at one of the served widths, or in that width from another media host (CNT-75). */
export const pictureAddress = (name: string, width: PictureWidth): string =>
  isWebAddress(name) ? mediaAddress(name, { width }) : `/images/${name}?w=${width}`;

/** The widest size in double size, which only another media host makes (CNT-75). */
const doubleSize = (name: string, width: PictureWidth): string =>
  `${mediaAddress(name, { width }, { isDouble: true })} ${2 * width}w`;

/** The value of `srcset`: widths up to that of the original. Empty for an address that is none (CNT-76). */
export const pictureSources = (
  { name, width }: { readonly name: string; readonly width: number },
  thumbnail = false,
): string => {
  const widths = (thumbnail ? thumbnailWidths : widthsOfPictures).filter((each, place) => place === 0 || each <= width);
  const widest = widths.at(-1);
  if (isWebAddress(name) && mediaAddress(name, { width: 1 }) === '') return '';
  return [
    ...widths.map((each) => `${pictureAddress(name, each)} ${each}w`),
    ...(isWebAddress(name) && widest !== undefined ? [doubleSize(name, widest)] : []),
  ].join(', ');
};
