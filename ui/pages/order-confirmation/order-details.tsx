import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { arrivalValues } from '#ui/features/cart/arrival-values.ts';
import { useLineLabels } from '#ui/features/checkout/use-line-labels.ts';
import { methodText } from '#core/checkout/method-text.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { firstInstallment } from '#core/payment/pay-later.ts';
import { arrivalOf } from '#core/order/next-arrival.ts';
import { isSentByEmail } from '#core/order/digital-shipment.ts';
import type { Order } from '#core/order/order.ts';
import { AddressLines } from '#ui/features/checkout/address-lines.tsx';
import { PaymentLines } from '#ui/features/order/payment-lines.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './order-confirmation.module.css';

type Shipment = Order['shipments'][number];

const collectorOf = ({
  store,
  point,
}: { readonly [place in 'store' | 'point']: Shipment[place] | undefined }): string => (store ?? point)?.collector ?? '';

/** The shipments, addresses and payment of an order. */
export const OrderDetails = ({
  order,
  address,
}: {
  readonly order: Pick<Order, 'items' | 'shipments' | 'billingAddress' | 'instruments' | 'currency'>;
  readonly address: Order['shippingAddress'];
}): ReactNode => {
  const t = useTranslations('confirmation');
  const labelsOf = useLineLabels();
  const { language } = useSite();
  const addresses = order.shipments.flatMap((shipment) => shipment.address ?? []);
  // Parcels to several addresses name their own.
  const isSplit = new Set(addresses.map((sentTo) => JSON.stringify(sentTo))).size > 1;
  return (
    <dl className={styles.facts}>
      {order.shipments.length > 0 && (
        <div>
          <dt>{t('delivery')}</dt>
          {order.shipments.map(({ store, point, ...shipment }) => {
            // The day of a gift is shown with it.
            const arrival = isSentByEmail(order, shipment) ? undefined : arrivalOf({ ...shipment, store });
            return (
              <dd key={shipment.shipmentId} className={styles.shipment}>
                {order.shipments.length > 1 && (
                  <strong className={styles.line}>{labelsOf(order.items, shipment.itemIds)}</strong>
                )}
                {methodText({
                  ...shipment,
                  label: [shipment.label, (store ?? point)?.name ?? ''].filter((part) => part !== '').join(', '),
                })}
                {arrival !== undefined && (
                  <span className={styles.line}>{t('arrives', arrivalValues(arrival, language))}</span>
                )}
                {isSplit && shipment.address !== undefined && <AddressLines address={shipment.address} />}
                {(store ?? point)?.lines.map((line) => (
                  <span key={line} className={styles.line}>
                    {line}
                  </span>
                ))}
                {collectorOf({ store, point }) !== '' && (
                  <span className={styles.line}>{t('collector', { name: collectorOf({ store, point }) })}</span>
                )}
              </dd>
            );
          })}
        </div>
      )}
      {address !== undefined && !isSplit && (
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
      {order.instruments.length > 0 && (
        <div>
          <dt>{t('payment')}</dt>
          <PaymentLines order={order} />
          {order.instruments.map(
            ({ id, method, amount }) =>
              method === 'BNPL' && (
                <dd key={`plan ${id}`}>
                  {t('payLater', { amount: formatMoney(firstInstallment(amount), order.currency, language) })}
                </dd>
              ),
          )}
        </div>
      )}
    </dl>
  );
};
