import type { ReactNode } from 'react';
import styles from './swatch.module.css';

/**
 * A color as a dot. The color is the fill of an SVG, since the content security policy forbids style attributes. `size`
 * is in pixels at the default text size and scales with it. The adjacent text or the surrounding link names the color.
 */
export const Swatch = ({
  color,
  size = 14,
  selected = false,
}: {
  readonly color: string;
  readonly size?: number;
  readonly selected?: boolean;
}): ReactNode => (
  <svg
    className={styles.swatch}
    viewBox="0 0 24 24"
    width={`${(size + 10) / 16}rem`}
    height={`${(size + 10) / 16}rem`}
    aria-hidden="true"
    data-selected={selected}
  >
    <circle cx="12" cy="12" r={(12 * size) / (size + 10)} fill={color} />
    <circle className={styles.edge} cx="12" cy="12" r={(12 * size) / (size + 10)} />
    {selected && <circle className={styles.ring} cx="12" cy="12" r={(12 * (size + 7)) / (size + 10)} />}
  </svg>
);
