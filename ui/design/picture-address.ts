import { pictureWidths, type PictureWidth } from '#core/site/picture-widths.ts';

/** What a thumbnail chooses from, up to 160 CSS pixels on a screen of two pixels to each. */
const thumbnailWidths = pictureWidths.filter((width) => width <= 320);
const widthsOfPictures = pictureWidths.filter((width) => width >= 320);

/** The address of a picture at one of the served widths. */
export const pictureAddress = (name: string, width: PictureWidth): string => `/images/${name}?w=${width}`;

/** What a picture offers to choose from, never wider than it is. */
export const pictureSources = (
  { name, width }: { readonly name: string; readonly width: number },
  thumbnail = false,
): string =>
  (thumbnail ? thumbnailWidths : widthsOfPictures)
    .filter((each, place) => place === 0 || each <= width)
    .map((each) => `${pictureAddress(name, each)} ${each}w`)
    .join(', ');
