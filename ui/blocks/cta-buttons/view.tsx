import type { ReactNode } from 'react';
import { isOnDark } from '#core/content/content-color.ts';
import { useColorClass } from '../content-styles.ts';
import type { BlockProps } from '../registry.ts';
import { TargetLink } from '../target-link.tsx';
import styles from './cta-buttons.module.css';

/** Links in four styles, left or centered (CNT-38). */
export const View = ({ block }: BlockProps<'cta-buttons'>): ReactNode => {
  const { targets, alignment, equalTargetSize, textColor, backgroundColor } = block;
  const color = useColorClass({ text: textColor, background: backgroundColor });
  const tone = isOnDark({ background: backgroundColor }) ? 'light' : undefined;
  return (
    targets.length > 0 && (
      <div className={color}>
        <ul className={styles.buttons} data-alignment={alignment} data-equal={equalTargetSize}>
          {targets.map((target) => (
            <li key={`${target.url} ${target.text}`}>
              <TargetLink target={target} tone={tone} />
            </li>
          ))}
        </ul>
      </div>
    )
  );
};
