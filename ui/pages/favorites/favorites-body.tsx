import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import grid from '#ui/features/catalog/product-tile/product-grid.module.css';
import { Button } from '#ui/design/button.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { QuickshopDialog } from '#ui/features/catalog/quickshop/quickshop-dialog.tsx';
import { FavoritesStore } from '#ui/stores/favorites-store.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { ShareLinkDialog } from '#ui/features/sharing/share-link-dialog.tsx';
import { Alternatives } from '#ui/features/recommendations/alternatives.tsx';
import { FavoriteCards } from './favorite-cards.tsx';
import styles from './favorites-page.module.css';
import { FavoritesPresenter } from './favorites.presenter.ts';

const FavoritesSkeleton = (): ReactNode => (
  <div className={grid.grid}>
    {[0, 1, 2, 3].map((bone) => (
      <div key={bone} className={styles.bone}>
        <Skeleton shape="picture" />
        <Skeleton lines={2} />
      </div>
    ))}
  </div>
);

/** The list in its four states: loading, failed, empty, and with entries (RTE-20). */
export const FavoritesBody = observer((): ReactNode => {
  const t = useTranslations('favorites');
  const { locale } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  const texts = { removed: (name: string) => t('removed', { name }), undo: t('undo') };
  const favorites = useStore(FavoritesStore);
  const presenter = usePresenter(({ tasks, shell }) => new FavoritesPresenter({ tasks, shell, favorites, texts }));
  const { list, removals, shopping } = presenter;
  const { status, total, isEmpty } = list;
  // The focused button was removed with its card.
  useEffect(() => {
    if (removals > 0) heading.current?.focus();
  }, [removals]);
  return (
    <>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {isEmpty ? t('empty.title') : t('title')}
        </h1>
        {total > 0 && (
          <>
            <p className={styles.count} role="status">
              {t('count', { count: total })}
            </p>
            <div className={styles.share}>
              <Button variant="secondary" onClick={() => presenter.share(true)}>
                {t('share.open')}
              </Button>
            </div>
          </>
        )}
      </header>
      {status === 'pending' && list.items.length === 0 && (
        <div aria-busy="true">
          <VisuallyHidden live>{t('loading')}</VisuallyHidden>
          <FavoritesSkeleton />
        </div>
      )}
      {status === 'error' && (
        <RetryNotice retry={t('retry')} onRetry={list.reset}>
          {t('unreachable')}
        </RetryNotice>
      )}
      {isEmpty && (
        <Alternatives text={t('empty.text')}>
          <LinkButton to={`/${locale}`}>{t('empty.shop')}</LinkButton>
        </Alternatives>
      )}
      <FavoriteCards presenter={presenter} />
      {shopping !== undefined && (
        <QuickshopDialog
          productId={shopping.product.id}
          name={shopping.product.name}
          onClose={() => presenter.shop(undefined)}
        />
      )}
      {presenter.isSharing && (
        <ShareLinkDialog
          texts={{
            title: t('share.title'),
            text: t('share.text'),
            address: t('share.address'),
            making: t('share.making'),
            send: t('share.send'),
            copy: t('share.copy'),
            copied: t('share.copied'),
            mail: t('share.mail'),
            subject: t('share.subject'),
            failed: t('share.failed'),
          }}
          make={(shop) => shop.favorites.openSharing()}
          onClose={() => presenter.share(false)}
        />
      )}
    </>
  );
});
