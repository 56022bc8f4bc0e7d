import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CartView } from '#core/cart/cart-view.ts';
import { LinkButton } from '#ui/design/link-button.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { Callouts } from '#ui/features/cart/callouts.tsx';
import type { CartPagePresenter } from './cart-page.presenter.ts';
import { LazySections } from './lazy-views.ts';
import { PromoCodesSection } from './promo-codes-section.tsx';
import { TotalsView } from '#ui/features/cart/totals.tsx';
import styles from './cart-summary.module.css';

/** The totals and the checkout link, which waits for writes in progress. */
export const CartSummary = observer(
  ({ presenter, view }: { readonly presenter: CartPagePresenter; readonly view: CartView }): ReactNode => {
    const t = useTranslations('cart');
    const { flags, locale } = presenter.site;
    const isBlocked = view.lines.some(({ isGone }) => isGone);
    const wait = (event: MouseEvent): void => {
      if (isBlocked || !presenter.isUpdating) return;
      event.preventDefault();
      presenter.checkOut();
    };
    // What gift cards and the like leave to pay, as in the checkout.
    const left = view.rows.find(({ kind }) => kind === 'remaining');
    return (
      <aside className={styles.summary} aria-labelledby="summary-title">
        <h2 id="summary-title" className={styles.title}>
          {t('summary')}
        </h2>
        <Callouts callouts={view.callouts} />
        <TotalsView rows={view.rows} isTaxKnown={view.isTaxKnown} isUpdating={presenter.isUpdating} />
        <PromoCodesSection page={presenter} />
        <VisuallyHidden live>
          {presenter.isUpdating ? t('updating') : t('totalNow', { total: view.total })}
        </VisuallyHidden>
        {isBlocked && <LazySections render={({ GoneReason }) => <GoneReason page={presenter} />} />}
        <div id="checkout-way" onClickCapture={wait} className={styles.way} data-total={left?.amount ?? view.total}>
          {isBlocked ? (
            <LazySections render={({ RemoveGone }) => <RemoveGone page={presenter} />} />
          ) : (
            <LinkButton to={`/${locale}/checkout`} reload wide>
              {t('checkout')}
            </LinkButton>
          )}
        </div>
        <LazySections
          fallback={flags.wallet && <div className={styles.wallet} />}
          render={({ BelowTotal }) => <BelowTotal page={presenter} />}
        />
      </aside>
    );
  },
);
