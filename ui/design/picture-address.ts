/** Widths that the image service serves. */
const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** What a thumbnail chooses from, up to 160 CSS pixels on a screen of two pixels to each. */
const thumbnailWidths: readonly PictureWidth[] = [160, 320];
const widthsOfPictures = pictureWidths.slice(1);

type PictureWidth = (typeof pictureWidths)[number];

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
