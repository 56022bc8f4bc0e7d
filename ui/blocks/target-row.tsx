import type { ReactNode } from 'react';
import type { Target } from '#core/content/target.ts';
import { TargetLink } from './target-link.tsx';
import styles from './target-row.module.css';

/** The buttons below a text. */
export const TargetRow = ({
  targets,
  tone,
  isEqual,
}: {
  readonly targets: readonly Target[];
  readonly tone?: 'light' | undefined;
  /** All as wide as the widest one (CNT-32). */
  readonly isEqual?: boolean | undefined;
}): ReactNode =>
  targets.length === 0 ? null : (
    <div className={styles.row} data-equal={isEqual}>
      {targets.map((target) => (
        <TargetLink key={`${target.url} ${target.text}`} target={target} tone={tone} />
      ))}
    </div>
  );
