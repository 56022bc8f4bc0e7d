import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import grid from '#ui/features/catalog/product-tile/product-grid.module.css';
import { ProductTileView } from '#ui/features/catalog/product-tile/product-tile.tsx';
import { useFocusOnNew } from '#ui/kernel/use-focus-on-new.ts';
import { Button } from '#ui/design/button.tsx';
import { IconButton } from '#ui/design/icon-button.tsx';
import { CARD_SIZES } from './card-sizes.ts';
import styles from './favorites-page.module.css';
import type { FavoritesPresenter } from './favorites.presenter.ts';

/** The cards with add and remove buttons, and the "load more" button (FAV-10, FAV-14). */
export const FavoriteCards = observer(({ presenter }: { readonly presenter: FavoritesPresenter }): ReactNode => {
  const t = useTranslations('favorites');
  const { items, firstNew, status, total, hasMore, more } = presenter.list;
  const list = useFocusOnNew<HTMLUListElement>(firstNew, { items: ':scope > *', target: 'a:not([tabindex])' });
  if (items.length === 0) return null;
  return (
    <>
      <ul ref={list} className={grid.grid}>
        {items.map((entry) => (
          <li key={entry.itemId} className={styles.cell}>
            <ProductTileView tile={entry.product} sizes={CARD_SIZES} swipes hasFavoriteButton={false} />
            <div className={styles.buttons}>
              <Button
                variant="secondary"
                compact
                onClick={() => presenter.shop(entry)}
                aria-label={t('toCartNamed', { name: entry.product.name })}
              >
                {t('toCart')}
              </Button>
            </div>
            <div className={styles.remove}>
              <IconButton
                icon="close"
                label={t('removeNamed', { name: entry.product.name })}
                onClick={() => presenter.remove(entry)}
              />
            </div>
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className={styles.end}>
          <p>{t('progress', { shown: items.length, total })}</p>
          <Button variant="secondary" busy={status === 'more'} busyText={t('loading')} onClick={more}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
});
