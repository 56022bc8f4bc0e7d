import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CartView } from '#core/cart/cart-view.ts';
import { Button } from '#ui/design/button.tsx';
import type { SummaryStepPresenter } from './summary-step.presenter.ts';
import styles from './checkout-page.module.css';

export const SummaryStep = observer(
  ({ presenter, view }: { readonly presenter: SummaryStepPresenter; readonly view: CartView }): ReactNode => {
    const t = useTranslations('checkout.summary');
    return (
      <div className={styles.form}>
        <p>{t('check')}</p>
        <Button
          wide
          busy={presenter.isAwaited || presenter.busy === 'placing' || presenter.busy === 'challenge'}
          busyText={t('placing')}
          onClick={presenter.place}
        >
          {t('place', { total: view.total })}
        </Button>
        <p className={styles.small}>{t('terms')}</p>
      </div>
    );
  },
);
