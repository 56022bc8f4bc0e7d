import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Shipment, ShippingMethod } from '#core/cart/cart.ts';
import { arrivalValues } from '#ui/features/cart/arrival-values.ts';
import { useLineLabels } from '#ui/features/checkout/use-line-labels.ts';
import { isPart } from '#core/checkout/line-label.ts';
import { methodText } from '#core/checkout/method-text.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { Button } from '#ui/design/button.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { RadioCards } from '#ui/design/radio-cards.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { LazyOtherAddresses } from './lazy-views.ts';
import type { ShippingStepPresenter } from './shipping-step.presenter.ts';
import styles from './checkout-page.module.css';

type ShippingMethodsProps = {
  readonly presenter: ShippingStepPresenter;
  readonly site: SiteConfiguration;
  readonly currency: SiteConfiguration['currency'];
};

/** The shipping methods, fastest first, with arrival date and price. */
export const ShippingMethods = observer(({ presenter, site, currency }: ShippingMethodsProps): ReactNode => {
  const t = useTranslations('checkout.shipping');
  const labelsOf = useLineLabels();
  const { changes } = presenter.split;
  const group = useRef<HTMLDivElement>(null);
  // The button that was pressed may be gone.
  useEffect(() => {
    if (changes > 0) group.current?.focus();
  }, [changes]);
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
  const { movable } = presenter.points;
  const otherAddressOf = (shipment: Shipment | undefined): ReactNode =>
    shipment?.hasOwnAddress === true && (
      <LazyOtherAddresses
        render={({ OtherAddressShipment }) => <OtherAddressShipment shipment={shipment} presenter={presenter} />}
      />
    );
  const [first, ...others] = presenter.homeShipments;
  const itemsOf = ({ itemIds }: Shipment): string => labelsOf(presenter.items, itemIds);
  const legendOf = (shipment: Shipment | undefined): string => {
    if (shipment === undefined || (others.length === 0 && !isPart(presenter.items, shipment.itemIds)))
      return t('methods');
    const items = itemsOf(shipment);
    const isAlike = presenter.homeShipments.some((one) => one !== shipment && itemsOf(one) === items);
    // Units of one line that are sent to several addresses.
    const to = isAlike && shipment.hasOwnAddress === true ? shipment.address : undefined;
    return to === undefined ? t('methodsFor', { items }) : t('methodsTo', { items, address: to.line1 });
  };
  return (
    <div ref={group} className={styles.form} role="group" aria-label={t('methods')} tabIndex={-1}>
      {otherAddressOf(first)}
      <RadioCards
        legend={legendOf(first)}
        name="shipping-method"
        value={presenter.chosen}
        onValue={presenter.choose}
        options={optionsOf(presenter.methods)}
      />
      {others.map((shipment) => (
        <Fragment key={shipment.id}>
          {otherAddressOf(shipment)}
          <RadioCards
            legend={legendOf(shipment)}
            name={`shipping-method-${shipment.id}`}
            value={presenter.chosenFor(shipment)}
            onValue={(methodId) => presenter.chooseFor(shipment.id, methodId)}
            options={optionsOf(shipment.applicable)}
          />
        </Fragment>
      ))}
      <div className={styles.more}>
        {presenter.split.isOffered && (
          <Button variant="quiet" onClick={() => presenter.split.open()}>
            {t('otherAddress')}
          </Button>
        )}
        {movable !== undefined && (
          <Button variant="quiet" onClick={() => presenter.points.open(movable.id)}>
            {t('collect')}
          </Button>
        )}
      </div>
    </div>
  );
});
