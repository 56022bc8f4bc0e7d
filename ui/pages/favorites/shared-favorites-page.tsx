import { Suspense, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FavoriteView } from '#core/favorites/use-cases/favorites-use-cases.ts';
import grid from '#ui/features/catalog/product-tile/product-grid.module.css';
import { ProductTileView } from '#ui/features/catalog/product-tile/product-tile.tsx';
import { page } from '#ui/kernel/page.ts';
import { LazyTexts } from '#ui/messages/lazy-texts.tsx';
import frame from '#ui/features/page/page-frame.module.css';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { CARD_SIZES } from './card-sizes.ts';
import styles from './favorites-page.module.css';

/** Reads the list. Anyone who has its address may read it; a list that is not shared is a 404 (RTE-21). */
export const loader = page((shop, { params }) => shop.favorites.viewSharedFavorites(params['favoriteId'] ?? ''));

const Shared = (): ReactNode => {
  const t = useTranslations('favorites');
  const entries = useLoaderData<readonly FavoriteView[]>();
  return (
    <>
      <PageHead title={t('shared.title')} noIndex />
      <header className={styles.head}>
        <h1>{t('shared.title')}</h1>
        {entries.length > 0 && <p className={styles.count}>{t('count', { count: entries.length })}</p>}
      </header>
      <p>{t(entries.length > 0 ? 'shared.text' : 'shared.empty')}</p>
      <ul className={grid.grid}>
        {entries.map(({ itemId, product }) => (
          <li key={itemId} className={styles.cell}>
            <ProductTileView tile={product} sizes={CARD_SIZES} swipes />
          </li>
        ))}
      </ul>
    </>
  );
};

/** The list of another shopper, read-only. */
export const Component = (): ReactNode => (
  <main id="main" className={frame.page} tabIndex={-1}>
    <Suspense>
      <LazyTexts part="favorites">
        <Shared />
      </LazyTexts>
    </Suspense>
  </main>
);
