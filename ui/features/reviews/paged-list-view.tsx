import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import type { PagedList } from '#ui/kernel/paged-list.ts';
import { useFocusOnNew } from '#ui/kernel/use-focus-on-new.ts';
import styles from './paged-list-view.module.css';

type Shown = Pick<
  PagedList<unknown, unknown>,
  'status' | 'items' | 'total' | 'firstNew' | 'hasMore' | 'more' | 'reset'
>;
type PagedListViewProps = {
  readonly list: Shown;
  readonly more: string;
  /** One element for each item of the list. */
  readonly children: readonly ReactNode[];
};

const Items = observer(({ list, more, children }: PagedListViewProps): ReactNode => {
  const t = useTranslations('reviews');
  const { status, items, total, firstNew } = list;
  // The first appended item takes the focus.
  const element = useFocusOnNew<HTMLUListElement>(firstNew, { items: ':scope > *', target: '[tabindex="-1"]' });
  return (
    <>
      <ul ref={element} className={styles.list} aria-busy={status === 'pending' || status === 'more'}>
        {children}
      </ul>
      <div className={styles.end}>
        <p role="status">{status === 'idle' ? t('progress', { shown: items.length, total }) : ''}</p>
        {list.hasMore && (
          <Button variant="secondary" busy={status === 'more'} onClick={list.more}>
            {more}
          </Button>
        )}
      </div>
    </>
  );
});

/** A list that grows on demand, with its loading and error states. */
export const PagedListView = observer(({ list, ...props }: PagedListViewProps): ReactNode => {
  const t = useTranslations('reviews');
  const { status, items } = list;
  return (
    <>
      {status === 'error' && (
        <RetryNotice retry={t('retry')} onRetry={list.reset}>
          {t('unreachable')}
        </RetryNotice>
      )}
      {status === 'pending' && items.length === 0 && <Skeleton lines={8} />}
      {items.length > 0 && <Items list={list} {...props} />}
    </>
  );
});
