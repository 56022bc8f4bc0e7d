import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatMoney } from '#core/kernel/format-money.ts';
import { installments } from '#core/payment/pay-later.ts';
import { Dialog } from '#ui/design/dialog.tsx';
import type { DialogControl } from '#ui/kernel/shell-ports.ts';
import { LazyTexts } from '#ui/messages/lazy-texts.tsx';
import { useStorefront } from '#ui/stores/storefront-context.ts';

const Plan = observer((): ReactNode => {
  const t = useTranslations('tenders.payLater');
  const { shell, site } = useStorefront();
  const cart = shell.cart.resource.value;
  if (cart === null || cart === undefined || cart.totals.remainingToPay <= 0) return null;
  return (
    <ol aria-label={t('plan')}>
      {installments(cart.totals.remainingToPay).map(({ weeks, amount }) => (
        <li key={weeks}>
          {t(weeks === 0 ? 'today' : 'later', { weeks, amount: formatMoney(amount, cart.currency, site.language) })}
        </li>
      ))}
    </ol>
  );
});

const Info = ({ onClose }: DialogControl): ReactNode => {
  const t = useTranslations('tenders.payLater');
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <p>{t('text')}</p>
      <Plan />
    </Dialog>
  );
};

/** How pay later works, with the payments for the cart (DLG-08). */
export const PayLaterDialog = (props: DialogControl): ReactNode => (
  <LazyTexts part="tenders">
    <Info {...props} />
  </LazyTexts>
);
