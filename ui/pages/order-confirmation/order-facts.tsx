import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Order } from '#core/order/order.ts';
import { AddressLines } from '../checkout/address-lines.tsx';
import { cardText } from '../checkout/card-text.ts';
import styles from './order-confirmation.module.css';

/** Delivery of each shipment, addresses and payment. */
export const OrderFacts = ({
  order,
  address,
}: {
  readonly order: Order;
  readonly address: Order['shippingAddress'];
}): ReactNode => {
  const t = useTranslations('confirmation');
  const paid = order.instruments.map(cardText).filter((text) => text !== '');
  return (
    <dl className={styles.facts}>
      {order.shipments.length > 0 && (
        <div>
          <dt>{t('delivery')}</dt>
          {order.shipments.map((shipment) => (
            <dd key={shipment.shipmentId}>
              {[shipment.label, shipment.store?.name ?? '', shipment.deliveryTime]
                .filter((part) => part !== '')
                .join(', ')}
              {shipment.store?.lines.map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
            </dd>
          ))}
        </div>
      )}
      {address !== undefined && (
        <div>
          <dt>{t('address')}</dt>
          <dd>
            <AddressLines address={address} />
          </dd>
        </div>
      )}
      {order.billingAddress !== undefined && (
        <div>
          <dt>{t('billing')}</dt>
          <dd>
            <AddressLines address={order.billingAddress} />
          </dd>
        </div>
      )}
      {paid.length > 0 && (
        <div>
          <dt>{t('payment')}</dt>
          {paid.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
      )}
    </dl>
  );
};
