import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { methodText } from '#core/checkout/method-text.ts';
import type { ShippingOffer } from '#core/checkout/shipping-offers.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { RadioCards } from '#ui/design/radio-cards.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import type { ShippingStepPresenter } from './shipping-step.presenter.ts';

type ShippingMethodsProps = {
  readonly presenter: ShippingStepPresenter;
  readonly site: SiteConfiguration;
  readonly currency: SiteConfiguration['currency'];
};

/** The shipping methods, fastest first, with arrival date and price. */
export const ShippingMethods = observer(({ presenter, site, currency }: ShippingMethodsProps): ReactNode => {
  const t = useTranslations('checkout.shipping');
  const arrival = ({ label, arrival: days }: ShippingOffer): string => {
    if (days === undefined) return label;
    return days.from === days.to ? t('arrivesOn', { day: days.from }) : t('arrivesBetween', days);
  };
  if (presenter.status === 'error') {
    return (
      <RetryNotice retry={t('retry')} onRetry={presenter.loadMethods}>
        {t('noMethods')}
      </RetryNotice>
    );
  }
  if (presenter.methods.length === 0) return <Skeleton shape="control" lines={2} />;
  return (
    <RadioCards
      legend={t('methods')}
      name="shipping-method"
      value={presenter.chosen}
      onValue={presenter.choose}
      options={presenter.methods.map((method) => ({
        value: method.id,
        label: arrival(method),
        hint: methodText(method),
        aside: method.price === 0 ? t('free') : formatMoney(method.price, currency, site.language),
      }))}
    />
  );
});
