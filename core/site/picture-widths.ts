/** Widths in pixels in which pictures are offered, made and served, the smallest first. No other width is served. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;
export type PictureWidth = (typeof pictureWidths)[number];
