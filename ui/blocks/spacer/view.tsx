import type { ReactNode } from 'react';
import { spacing } from '#core/content/spacing.ts';
import type { BlockProps } from '../registry.ts';
import styles from './spacer.module.css';

/**
 * Empty height, with a color where content names one (CNT-65). Both are attributes of a shape, since the policy allows
 * no style attributes.
 */
export const View = ({ block: { bottomMargins, backgroundColor = 'none' } }: BlockProps<'spacer'>): ReactNode => (
  <svg className={styles.spacer} height={spacing(bottomMargins)} aria-hidden="true">
    <rect width="100%" height="100%" fill={backgroundColor} />
  </svg>
);
