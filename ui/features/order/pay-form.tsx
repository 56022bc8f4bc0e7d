import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatMoney } from '#core/kernel/format-money.ts';
import type { Purchase } from '#core/order/purchase.ts';
import { Button } from '#ui/design/button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { mountCardFields } from '#ui/features/checkout/card-frame.ts';
import { useSite, useStorefront } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { LazyChallenge } from './lazy-views.ts';
import { orderDate } from './order-date.ts';
import styles from './pay-form.module.css';
import { PayPresenter } from './pay.presenter.ts';

type PayFormProps = {
  readonly purchase: Purchase;
  readonly due: NonNullable<Purchase['paymentDue']>;
  readonly onPaid: (purchase: Purchase) => void;
};

/** What is due, until when, and the provider's card fields in a frame (PAY-18). */
export const PayForm = observer(({ purchase, due, onPaid }: PayFormProps): ReactNode => {
  const t = useTranslations('orders.pay');
  const account = useTranslations('account');
  const site = useSite();
  const { paymentOrigin } = useStorefront();
  const texts = { invalid: t('invalid'), failed: t('failed') };
  const presenter = usePresenter(
    (environment) => new PayPresenter({ ...environment, purchase, mountCardFields, paymentOrigin, texts, onPaid }),
  );
  const amount = formatMoney(due.amount, purchase.currency, site.language);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    presenter.pay();
  };
  return (
    <form className={styles.form} aria-label={t('title')} noValidate onSubmit={submit}>
      <p>{t('text', { number: purchase.orderNumber, amount, date: orderDate(due.until, site) })}</p>
      {presenter.notice !== undefined && (
        <NoticeBar tone="error" focus>
          {presenter.notice}
        </NoticeBar>
      )}
      {presenter.hasFailed ? (
        <RetryNotice retry={account('retry')} onRetry={presenter.load}>
          {t('unreachable')}
        </RetryNotice>
      ) : (
        <div className={styles.fields}>
          {presenter.session === undefined ? (
            <Skeleton shape="control" lines={3} />
          ) : (
            <iframe ref={presenter.attachFrame} className={styles.frame} title={t('frame')} allow="payment" />
          )}
        </div>
      )}
      <p className={styles.secure}>
        <Icon name="lock" size={16} />
        {t('secure')}
      </p>
      {presenter.session !== undefined && (
        <Button type="submit" wide busy={presenter.isBusy} busyText={t('sending')}>
          {t('send', { amount })}
        </Button>
      )}
      {presenter.challengeId !== undefined && (
        <LazyChallenge
          onBroken={() => presenter.settle('abandoned')}
          render={({ ThreeDsChallengeDialog }) => (
            <ThreeDsChallengeDialog
              challengeId={presenter.challengeId ?? ''}
              origin={presenter.origin}
              onSettled={presenter.settle}
              onClose={() => undefined}
            />
          )}
        />
      )}
    </form>
  );
});
