/** Widths that the image service serves. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** The address of a picture at one of the served widths. */
export const pictureAddress = (name: string, width: PictureWidth): string => `/images/${name}?w=${width}`;

/** What a picture offers to choose from, never wider than it is. */
export const pictureSources = ({ name, width }: { readonly name: string; readonly width: number }): string =>
  pictureWidths
    .filter((each) => each <= Math.max(width, pictureWidths[0]))
    .map((each) => `${pictureAddress(name, each)} ${each}w`)
    .join(', ');
