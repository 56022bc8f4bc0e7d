import type { ReactNode } from 'react';
import { pictureAddress, pictureSources } from './picture-address.ts';
import styles from './picture.module.css';

type Shown = { readonly name: string; readonly width: number; readonly height: number; readonly color: string };

/**
 * The alternative text comes from the picture's data or from the view. "" marks a decorative picture, whose adjacent
 * text says the same.
 */
type AlternativeText =
  | { readonly picture: Shown & { readonly alt: string }; readonly alt?: string }
  | { readonly picture: Shown; readonly alt: string };

type PictureProps = AlternativeText & {
  /** Rendered width as in the `sizes` attribute, such as "(min-width: 48rem) 25vw, 50vw". */
  readonly sizes: string;
  /** Never rendered wider than 160 CSS pixels. */
  readonly thumbnail?: boolean;
  /** The largest picture of the page, loaded with high priority. */
  readonly priority?: boolean;
  /** Fills its box and is cropped, instead of keeping its aspect ratio. */
  readonly cover?: boolean;
  /** Scales up while the surrounding link is hovered. */
  readonly zoom?: boolean;
};

/** A picture whose size and dominant color are reserved before it has loaded. */
export const PictureView = ({
  picture,
  sizes,
  alt,
  thumbnail = false,
  priority = false,
  cover = false,
  zoom = false,
}: PictureProps): ReactNode => (
  <span className={styles.frame} data-cover={cover} data-zoom={zoom}>
    <svg className={styles.tone} aria-hidden="true">
      <rect width="100%" height="100%" fill={picture.color} />
    </svg>
    <img
      className={styles.image}
      src={pictureAddress(picture.name, thumbnail ? 320 : 640)}
      srcSet={pictureSources(picture, thumbnail)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt ?? ('alt' in picture ? picture.alt : '')}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'auto' : 'async'}
    />
  </span>
);
