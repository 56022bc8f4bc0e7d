import type { ReactNode } from 'react';
import { pictureAddress, pictureSources } from './picture-address.ts';
import styles from './picture.module.css';

type Shown = { readonly name: string; readonly width: number; readonly height: number; readonly color: string };

/**
 * What it shows is described by its data or by the view around it: "" where the words beside it say the same, which
 * makes it decoration.
 */
type Spoken =
  | { readonly picture: Shown & { readonly alt: string }; readonly alt?: string }
  | { readonly picture: Shown; readonly alt: string };

type PictureProps = Spoken & {
  /** How wide it is drawn, as in the `sizes` attribute, such as "(min-width: 48rem) 25vw, 50vw". */
  readonly sizes: string;
  /** It is never drawn wider than 160 CSS pixels. */
  readonly thumbnail?: boolean;
  /** The one picture that the page is waited for. */
  readonly priority?: boolean;
  /** Fills its box and is cropped, instead of giving its own proportions. */
  readonly cover?: boolean;
  /** Grows a little while the link around it is hovered. */
  readonly zoom?: boolean;
};

/** A picture that keeps its place: its size and its dominant colour are there before it is. */
export const Picture = ({
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
