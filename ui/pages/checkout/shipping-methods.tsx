import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Shipment, ShippingMethod } from '#core/cart/cart.ts';
import { arrivalValues } from '#ui/features/checkout/arrival-values.ts';
import { methodText } from '#core/checkout/method-text.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { Button } from '#ui/design/button.tsx';
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
  const arrivalOf = ({ label, arrival }: ShippingMethod): string =>
    arrival === undefined ? label : t('arrives', arrivalValues(arrival, site.language));
  if (presenter.status === 'error') {
    return (
      <RetryNotice retry={t('retry')} onRetry={presenter.loadMethods}>
        {t('noMethods')}
      </RetryNotice>
    );
  }
  if (presenter.methods.length === 0) return <Skeleton shape="control" lines={2} />;
  const optionsOf = (methods: readonly ShippingMethod[]) =>
    methods.map((method) => ({
      value: method.id,
      label: arrivalOf(method),
      hint: methodText(method),
      aside: method.price === 0 ? t('free') : formatMoney(method.price, currency, site.language),
    }));
  const { movable } = presenter;
  const [first, ...others] = presenter.homeShipments;
  const legendOf = (shipment: Shipment | undefined): string =>
    others.length === 0 || shipment === undefined
      ? t('methods')
      : t('methodsFor', { items: presenter.namesOf(shipment).join(', ') });
  return (
    <>
      <RadioCards
        legend={legendOf(first)}
        name="shipping-method"
        value={presenter.chosen}
        onValue={presenter.choose}
        options={optionsOf(presenter.methods)}
      />
      {others.map((shipment) => (
        <RadioCards
          key={shipment.id}
          legend={legendOf(shipment)}
          name={`shipping-method-${shipment.id}`}
          value={presenter.chosenFor(shipment)}
          onValue={(methodId) => presenter.chooseFor(shipment.id, methodId)}
          options={optionsOf(shipment.applicable)}
        />
      ))}
      {movable !== undefined && (
        <Button variant="quiet" onClick={() => presenter.openPoints(movable.id)}>
          {t('collect')}
        </Button>
      )}
    </>
  );
});
