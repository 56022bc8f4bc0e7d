import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CartView } from '#core/cart/cart-view.ts';
import { Icon } from '#ui/design/icon.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { Callouts } from '#ui/features/cart/callouts.tsx';
import type { CartPagePresenter } from './cart-page.presenter.ts';
import { PromoCodesSection } from './promo-codes-section.tsx';
import { TotalsView } from '#ui/features/cart/totals.tsx';
import styles from './cart-summary.module.css';

/** The accepted card brands, whose names are the same in every language. */
const CARDS = 'Visa, Mastercard, American Express';

/**
 * The totals and the checkout link, with information on payment and returns (ux 47). The link waits for writes in
 * progress.
 */
export const CartSummary = observer(
  ({ presenter, view }: { readonly presenter: CartPagePresenter; readonly view: CartView }): ReactNode => {
    const t = useTranslations('cart');
    const shell = useTranslations('shell');
    const { locale } = presenter.site;
    const wait = (event: MouseEvent): void => {
      if (!presenter.isUpdating) return;
      event.preventDefault();
      presenter.checkOut();
    };
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
        <div onClickCapture={wait} className={styles.way}>
          <LinkButton to={`/${locale}/checkout`} reload wide>
            {t('checkout')}
          </LinkButton>
        </div>
        <ul className={styles.promises}>
          <li>
            <Icon name="lock" size={18} />
            <span>
              {t('promises.secure')}
              <small className={styles.cards}>{CARDS}</small>
            </span>
          </li>
          <li>
            <Icon name="return" size={18} />
            <Link to={`/${locale}/help/returns`}>{t('promises.returns')}</Link>
          </li>
          <li>
            <Icon name="user" size={18} />
            <Link to={`/${locale}/contact-us`}>{shell('help')}</Link>
          </li>
        </ul>
      </aside>
    );
  },
);
