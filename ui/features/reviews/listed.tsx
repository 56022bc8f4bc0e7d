import type { ReactNode } from 'react';
import { useFocusOnNew } from '#ui/kernel/use-focus-on-new.ts';
import { Button } from '#ui/design/button.tsx';
import styles from './listed.module.css';

type ListedProps = {
  readonly isBusy: boolean;
  /** Where what came last begins: it takes the focus. */
  readonly firstNew: number | undefined;
  /** How far one has come, in words; spoken when it changes. */
  readonly progress: string;
  readonly more: { readonly title: string; readonly load: () => void; readonly isBusy: boolean } | undefined;
  /** Items of a list. */
  readonly children: readonly ReactNode[];
};

/** A list that grows on demand. */
export const Listed = ({ isBusy, firstNew, progress, more, children }: ListedProps): ReactNode => {
  const list = useFocusOnNew<HTMLUListElement>(firstNew, { items: ':scope > *', target: '[tabindex="-1"]' });
  return (
    <>
      <ul ref={list} className={styles.list} aria-busy={isBusy}>
        {children}
      </ul>
      <div className={styles.end}>
        <p role="status">{progress}</p>
        {more !== undefined && (
          <Button variant="secondary" busy={more.isBusy} onClick={more.load}>
            {more.title}
          </Button>
        )}
      </div>
    </>
  );
};
