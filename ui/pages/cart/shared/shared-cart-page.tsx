import { observer } from 'mobx-react-lite';
import { Suspense, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SharedCartView } from '#core/cart/shared-cart.ts';
import { Button } from '#ui/design/button.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import frame from '#ui/features/page/page-frame.module.css';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { page } from '#ui/kernel/page.ts';
import { LazyTexts } from '#ui/messages/lazy-texts.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { SharedCartItem } from './shared-cart-item.tsx';
import styles from './shared-cart-page.module.css';
import { SharedCartPresenter } from './shared-cart.presenter.ts';

/** Reads the copy. Anyone who has its address may read it; an expired one is a 404. */
export const loader = page((shop, { params }) => shop.sharedCarts.view(params['shareId'] ?? ''));

const Shared = observer((): ReactNode => {
  const t = useTranslations('cartSections.shared');
  const { locale } = useSite();
  const { items, expiresOn } = useLoaderData<SharedCartView>();
  const presenter = usePresenter(
    ({ shell }) => new SharedCartPresenter({ shell, items, texts: { failed: t('failed') } }),
  );
  const { added, problem, units } = presenter;
  const groups = [
    { id: 'available', title: t('available'), shown: items.filter(({ addable }) => addable > 0) },
    { id: 'gone', title: t('gone'), shown: items.filter(({ addable }) => addable === 0) },
  ];
  const buyable = groups[0]?.shown.length ?? 0;
  const hasBoth = buyable > 0 && buyable < items.length;
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <h1>{t('title')}</h1>
      <p className={styles.text}>{t('text', { day: expiresOn })}</p>
      {problem !== undefined && (
        <NoticeBar tone="error" focus>
          {problem}
        </NoticeBar>
      )}
      {added !== undefined && (
        <NoticeBar tone="success" focus action={<LinkButton to={`/${locale}/cart`}>{t('toCart')}</LinkButton>}>
          {t('added', { count: added })}
        </NoticeBar>
      )}
      {groups.map(({ id, title, shown }) =>
        shown.length === 0 ? null : (
          <section key={id} aria-labelledby={`shared-${id}`} className={styles.group}>
            <h2 id={`shared-${id}`}>{hasBoth ? title : <VisuallyHidden>{title}</VisuallyHidden>}</h2>
            <ul className={styles.list}>
              {shown.map((item) => (
                <SharedCartItem key={item.sku} item={item} presenter={presenter} />
              ))}
            </ul>
          </section>
        ),
      )}
      {buyable > 0 ? (
        <div className={styles.way}>
          <Button wide busy={presenter.isAdding} busyText={t('adding')} disabled={units === 0} onClick={presenter.add}>
            {t('add', { count: units })}
          </Button>
        </div>
      ) : (
        <LinkButton to={`/${locale}`}>{t('shop')}</LinkButton>
      )}
    </>
  );
});

/** A copy of another shopper's cart: items to add to the own cart, with the prices and the stock of today (ux 41). */
export const Component = (): ReactNode => (
  <main id="main" className={frame.page} tabIndex={-1}>
    <Suspense>
      <LazyTexts part="cartSections">
        <Shared />
      </LazyTexts>
    </Suspense>
  </main>
);
