import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CartView } from '#core/cart/cart-view.ts';
import { Icon } from '#ui/design/icon.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { Callouts } from './callouts.tsx';
import type { CartPagePresenter } from './cart-page.presenter.ts';
import { Totals } from './totals.tsx';
import styles from './cart-summary.module.css';

/** The sums, and the one way on. The link waits for changes that are still under way. */
export const CartSummary = observer(({ presenter, view }: { readonly presenter: CartPagePresenter; readonly view: CartView }): ReactNode => {
  const t = useTranslations('cart');
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
      <Totals rows={view.rows} isTaxKnown={view.isTaxKnown} isUpdating={presenter.isUpdating} />
      <VisuallyHidden live>{presenter.isUpdating ? t('updating') : t('totalNow', { total: view.total })}</VisuallyHidden>
      <div onClickCapture={wait} className={styles.way}>
        <LinkButton to={`/${presenter.site.locale}/checkout`} reload wide>
          {t('checkout')}
        </LinkButton>
      </div>
      <ul className={styles.promises}>
        <li>
          <Icon name="lock" size={18} />
          {t('promises.secure')}
        </li>
        <li>
          <Icon name="return" size={18} />
          {t('promises.returns')}
        </li>
      </ul>
    </aside>
  );
});
