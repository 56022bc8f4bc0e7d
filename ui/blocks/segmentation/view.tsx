import type { ReactNode } from 'react';
import type { BlockProps } from '../registry.ts';
import styles from './segmentation.module.css';

/** Blocks by segment: the first baseline, which is for every shopper (SEG-03), at the widths that show it (SEG-04). */
export const View = ({ block, renderNested }: BlockProps<'segmentation'>): ReactNode => {
  const [baseline] = block.blocks;
  return (
    baseline !== undefined && (
      <div className={styles.place} data-full={block.isFullWidth} data-hidden={block.hideOnBreakpoint.join(' ')}>
        {renderNested(baseline)}
      </div>
    )
  );
};
