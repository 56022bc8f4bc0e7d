import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatMoney } from '#core/kernel/format-money.ts';
import type { Purchase } from '#core/order/purchase.ts';
import { CardForm } from '#ui/features/payment/card-form.tsx';
import { mountCardFields } from '#ui/features/checkout/mount-card-fields.ts';
import { useSite, useStorefront } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { LazyChallenge } from './lazy-views.ts';
import { orderDate } from './order-date.ts';
import { PayPresenter } from './pay.presenter.ts';

type PayFormProps = {
  readonly purchase: Purchase;
  readonly due: NonNullable<Purchase['paymentDue']>;
  readonly onPaid: (purchase: Purchase) => void;
};

/** What is due, until when, and the provider's card fields in a frame (PAY-18). */
export const PayForm = observer(({ purchase, due, onPaid }: PayFormProps): ReactNode => {
  const t = useTranslations('orders.pay');
  const site = useSite();
  const { paymentOrigin } = useStorefront();
  const texts = { invalid: t('invalid'), failed: t('failed') };
  const presenter = usePresenter(
    (environment) => new PayPresenter({ ...environment, purchase, mountCardFields, paymentOrigin, texts, onPaid }),
  );
  const amount = formatMoney(due.amount, purchase.currency, site.language);
  return (
    <>
      <CardForm
        presenter={presenter.card}
        texts={{
          title: t('title'),
          frame: t('frame'),
          secure: t('secure'),
          unreachable: t('unreachable'),
          send: t('send', { amount }),
          sending: t('sending'),
        }}
        intro={<p>{t('text', { number: purchase.orderNumber, amount, date: orderDate(due.until, site) })}</p>}
      />
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
    </>
  );
});
