/** Widths that the image service serves. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** The address of a picture at one of the served widths. */
export const pictureAddress = (name: string, width: PictureWidth): string => `/images/${name}?w=${width}`;
