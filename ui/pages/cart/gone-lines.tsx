import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import type { CartPagePresenter } from './cart-page.presenter.ts';
import styles from './cart-sections.module.css';

type GoneLinesProps = { readonly page: CartPagePresenter };

const REASON = 'gone-reason';

/** What is sold out or not sold any longer. */
const goneLines = ({ view }: CartPagePresenter) => view?.lines.filter(({ isGone }) => isGone) ?? [];

const countGone = (page: CartPagePresenter): number =>
  goneLines(page).reduce((units, { quantity }) => units + quantity, 0);

/** What can be done with lines that are not available: the cart is not ordered with them. */
export const GoneHint = (): ReactNode => (
  <p className={styles.goneHint}>{useTranslations('cartSections.gone')('hint')}</p>
);

/** Why the cart cannot be ordered (ERR-40). */
export const GoneReason = observer(({ page }: GoneLinesProps): ReactNode => {
  const t = useTranslations('cartSections.gone');
  return (
    <p id={REASON} className={styles.goneReason}>
      {t('reason', { count: countGone(page) })}
    </p>
  );
});

/** Removes what is not available, in place of the checkout link, which then has the focus. */
export const RemoveGone = observer(({ page }: GoneLinesProps): ReactNode => {
  const t = useTranslations('cartSections.gone');
  const remove = (): void => {
    for (const { id } of goneLines(page)) page.remove(id);
    // Without other lines there is no summary any more.
    requestAnimationFrame(() =>
      (document.querySelector<HTMLElement>('#checkout-way a') ?? document.getElementById('cart-title'))?.focus(),
    );
  };
  return (
    <Button wide onClick={remove} aria-describedby={REASON}>
      {t('remove', { count: countGone(page) })}
    </Button>
  );
});
