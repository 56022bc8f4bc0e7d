import type { ReactNode } from 'react';
import { spacingSteps } from '#core/content/spacing.ts';
import { useColorClass } from '../content-styles.ts';
import type { BlockProps } from '../registry.ts';
import styles from './spacer.module.css';

/**
 * Empty space, optionally with a color (CNT-65). The height is an SVG attribute, since the content security policy
 * forbids style attributes.
 */
export const View = ({ block: { bottomMargins, backgroundColor } }: BlockProps<'spacer'>): ReactNode => {
  const color = useColorClass({ background: backgroundColor });
  return <svg className={`${styles.spacer} ${color ?? ''}`} height={spacingSteps[bottomMargins]} aria-hidden="true" />;
};
