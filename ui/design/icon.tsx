import type { ReactNode } from 'react';
import sprite from './icons.svg?no-inline';
import styles from './icon.module.css';

export type IconName =
  | 'bag'
  | 'search'
  | 'menu'
  | 'close'
  | 'chevron'
  | 'arrow'
  | 'plus'
  | 'minus'
  | 'check'
  | 'lock'
  | 'truck'
  | 'return'
  | 'heart'
  | 'user'
  | 'trash'
  | 'alert'
  | 'pin'
  | 'star'
  | 'filter'
  | 'print'
  | 'play'
  | 'pause';

/**
 * An icon of the sprite. `size` is in pixels at the default text size and scales with it. Without a label the icon is
 * decorative.
 */
export const Icon = ({
  name,
  size = 22,
  label,
}: {
  readonly name: IconName;
  readonly size?: number;
  readonly label?: string;
}): ReactNode => (
  <svg
    className={styles.icon}
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined}
    focusable="false"
  >
    <use href={`${sprite}#${name}`} />
  </svg>
);
