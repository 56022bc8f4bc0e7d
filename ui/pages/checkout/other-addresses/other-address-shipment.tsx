import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Shipment } from '#core/cart/cart.ts';
import { Button } from '#ui/design/button.tsx';
import { useLineLabels } from '#ui/features/checkout/use-line-labels.ts';
import { AddressLines } from '#ui/features/checkout/address-lines.tsx';
import type { ShippingStepPresenter } from '../shipping-step.presenter.ts';
import card from '../place-card.module.css';

type OtherAddressShipmentProps = { readonly shipment: Shipment; readonly presenter: ShippingStepPresenter };

/** The address of a shipment that is not sent to the main one, and the ways to change it. */
export const OtherAddressShipment = observer(({ shipment, presenter }: OtherAddressShipmentProps): ReactNode => {
  const t = useTranslations('checkout.otherAddress');
  const labelsOf = useLineLabels();
  const title = t('to', { items: labelsOf(presenter.items, shipment.itemIds) });
  return (
    shipment.address !== undefined && (
      <section className={card.card} aria-label={title}>
        <h3 className={card.title}>{title}</h3>
        <AddressLines address={shipment.address} />
        <div className={card.actions}>
          <Button variant="quiet" onClick={() => presenter.split.open(shipment)}>
            {t('change')}
          </Button>
          <Button variant="quiet" onClick={() => presenter.split.sendToMain(shipment)}>
            {t('main')}
          </Button>
        </div>
      </section>
    )
  );
});
