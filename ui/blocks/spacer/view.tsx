import type { ReactNode } from 'react';
import { spacing } from '#core/content/spacing.ts';
import type { BlockProps } from '../registry.ts';
import styles from './spacer.module.css';

/**
 * Empty space, optionally with a color (CNT-65). Height and color are SVG attributes, since the content security policy
 * forbids style attributes.
 */
export const View = ({ block: { bottomMargins, backgroundColor = 'none' } }: BlockProps<'spacer'>): ReactNode => (
  <svg className={styles.spacer} height={spacing(bottomMargins)} aria-hidden="true">
    <rect width="100%" height="100%" fill={backgroundColor} />
  </svg>
);
