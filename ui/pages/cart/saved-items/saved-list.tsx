import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { SavedItemsStore } from '#ui/stores/saved-items-store.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import type { CartPagePresenter } from '../cart-page.presenter.ts';
import { SavedItemView, savedLinkId } from './saved-item.tsx';
import { SavedListPresenter } from './saved-list.presenter.ts';
import styles from './saved-list.module.css';

/** The saved list below the cart; renders nothing while it is empty (SFL-01). */
export const SavedList = observer(({ page }: { readonly page: CartPagePresenter }): ReactNode => {
  const t = useTranslations('cartSections.saved');
  const store = useStore(SavedItemsStore);
  const presenter = usePresenter(
    (environment) =>
      new SavedListPresenter(environment, {
        store,
        page,
        texts: {
          wasSaved: ({ name, colorName: color, size }) => t('wasSaved', { name, color, size }),
          wasMoved: ({ name, colorName: color, size }) => t('wasMoved', { name, color, size }),
          wasRemoved: ({ name, colorName: color, size }) => t('wasRemoved', { name, color, size }),
          undo: t('undo'),
        },
      }),
  );
  const { rows, restored } = presenter;
  const { list } = store;
  const { items, total, status } = list;
  // The pressed button is removed with its item, so the focus moves to a heading that stays.
  const leave = (command: () => void): void => {
    command();
    document.getElementById(rows.length > 1 ? 'saved-title' : 'cart-title')?.focus();
  };
  // The Undo button has been removed; if the shopper has moved the focus meanwhile, it stays there.
  useEffect(() => {
    const itemId = restored === undefined ? undefined : presenter.consumeRestored();
    if (itemId !== undefined && document.activeElement === document.body)
      document.getElementById(savedLinkId(itemId))?.focus();
  }, [presenter, restored]);
  if (status === 'error')
    return (
      <RetryNotice retry={t('retry')} onRetry={list.reset}>
        {t('unreachable')}
      </RetryNotice>
    );
  if (rows.length === 0) return null;
  return (
    <section className={styles.saved} aria-labelledby="saved-title">
      <h2 id="saved-title" className={styles.title} tabIndex={-1}>
        {t('title')} <span className={styles.count}>{t('count', { count: total })}</span>
      </h2>
      <ul className={styles.list}>
        {rows.map((row) => (
          <SavedItemView
            key={row.id}
            row={row}
            onMove={() => leave(() => presenter.moveToCart(row.id))}
            onRemove={() => leave(() => presenter.remove(row.id))}
          />
        ))}
      </ul>
      {list.hasMore && (
        <div className={styles.more}>
          <p>{t('shown', { shown: items.length, total })}</p>
          <Button variant="secondary" busy={status === 'more'} onClick={list.more}>
            {t('more')}
          </Button>
        </div>
      )}
    </section>
  );
});
