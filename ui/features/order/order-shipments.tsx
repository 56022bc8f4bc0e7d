import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { LineView } from '#core/cart/line-view.ts';
import { arrivalValues } from '#ui/features/cart/arrival-values.ts';
import { methodText } from '#core/checkout/method-text.ts';
import type { Purchase } from '#core/order/purchase.ts';
import { arrivalOf, isUnderway } from '#core/order/next-arrival.ts';
import { completedExchanges, isDropped, openReturns } from '#core/order/line-returns.ts';
import { isCorrectableAlone } from '#core/order/correction.ts';
import { isSentByEmail } from '#core/order/digital-shipment.ts';
import { isAllCanceled, lineChanges } from '#core/order/refunds.ts';
import { Button } from '#ui/design/button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { ItemList } from '#ui/features/cart/item-list.tsx';
import { useLineLabels } from '#ui/features/checkout/use-line-labels.ts';
import { AddressLines } from '#ui/features/checkout/address-lines.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { orderDate } from './order-date.ts';
import { LazyGiftNote } from './lazy-views.ts';
import styles from './order-shipments.module.css';
import { PickupStore } from './pickup-store.tsx';
import type { PurchasePresenter } from './purchase.presenter.ts';
import { exchangeReturn, inSentence, returnStateText, shipmentStateText } from './return-state.ts';
import { saveFile } from './save-file.ts';

type Shipment = Purchase['shipments'][number];

/** Where a shipment is: a link to the carrier, or the number of the parcel alone (ORD-19). */
const Tracking = ({ shipment: { carrier, trackingNumber, trackingUrl } }: { readonly shipment: Shipment }) => {
  const t = useTranslations('orders');
  if (trackingNumber === undefined) return null;
  return (
    <p className={styles.tracking}>
      {carrier === undefined ? t('tracking') : t('trackingOf', { carrier })}{' '}
      {trackingUrl === undefined ? (
        <strong>{trackingNumber}</strong>
      ) : (
        <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
          {trackingNumber}
        </a>
      )}
    </p>
  );
};

/** Units of a line that were canceled, returned or exchanged, and when; then those that are being returned. */
const LineChanges = ({ purchase, itemId }: { readonly purchase: Purchase; readonly itemId: string }): ReactNode => {
  const t = useTranslations('orders');
  const site = useSite();
  // A free gift refunds nothing.
  const isBonus = purchase.items.some((item) => item.id === itemId && item.isBonus);
  const changes = lineChanges(purchase, itemId).map(({ kind, quantity, count, isReleased, settledAt }) => {
    const part = t(`changes.${kind}.${quantity === count ? 'all' : 'some'}`, { quantity, count });
    if (isBonus) return part;
    if (isReleased) return t('changes.released', { part });
    return settledAt === undefined ? part : t('changes.refunded', { part, date: orderDate(settledAt, site) });
  });
  const exchanges = completedExchanges(purchase, itemId).map(({ back, quantity, count, size }) => {
    const part = t(`changes.exchanged.${quantity === count ? 'all' : 'some'}`, { quantity, count, size });
    return back.endedAt === undefined ? part : t('changes.ended', { part, date: orderDate(back.endedAt, site) });
  });
  const returns = openReturns(purchase, itemId).map(({ back, quantity, count, size = '' }) => {
    const kind = size === '' ? 'returning' : 'exchanging';
    const part = t(`changes.${kind}.${quantity === count ? 'all' : 'some'}`, { quantity, count, size });
    const state = inSentence(t(returnStateText(back)), site.language);
    return t('changes.underway', { part, return: back.returnNumber, state });
  });
  return [...changes, ...exchanges, ...returns].map((text, index) => (
    <p key={index} className={styles.change}>
      {text}
    </p>
  ));
};

/** States of shipments in which a shopper still goes to the store. */
const waits: ReadonlySet<Shipment['status']> = new Set(['PLACED', 'PREPARING', 'READY_FOR_PICKUP']);

/** The button that downloads the receipt of a gift, which has no prices. */
const ReceiptButton = observer(
  ({ presenter, line }: { readonly presenter: PurchasePresenter; readonly line: LineView | undefined }): ReactNode => {
    const t = useTranslations('orders');
    const labelsOf = useLineLabels();
    const { purchase } = presenter;
    const number = purchase?.items.find(({ id }) => id === line?.id)?.giftReceipt;
    if (line === undefined || purchase === undefined || number === undefined) return null;
    // A line that is not sent has no receipt any longer.
    if (isAllCanceled(purchase, line.id)) return null;
    return (
      <div className={styles.receipt}>
        <Button
          variant="quiet"
          busy={presenter.downloading === number}
          busyText={t('downloading')}
          aria-label={t('giftReceiptOf', { name: labelsOf(purchase.items, [line.id]) })}
          onClick={() => presenter.download(number, saveFile)}
        >
          {t('giftReceipt')}
        </Button>
      </div>
    );
  },
);

const ShipmentCard = ({
  purchase,
  presenter,
  shipment,
  lines,
  title,
}: {
  readonly purchase: Purchase;
  readonly presenter: PurchasePresenter;
  readonly shipment: Shipment;
  readonly lines: readonly LineView[];
  readonly title: string;
}): ReactNode => {
  const t = useTranslations('orders');
  const site = useSite();
  const { store, point, address, pickupCode, collectUntil, arrivedAt } = shipment;
  const isEmailed = isSentByEmail(purchase, shipment);
  // The day of a gift is shown with it.
  const arrival = isEmailed ? undefined : arrivalOf(shipment);
  const methodOf = (): string => {
    const date = arrivedAt === undefined ? undefined : orderDate(arrivedAt, site);
    // Its title says the same.
    if (isEmailed && date === undefined) return '';
    if (store === undefined && date === undefined) return shipment.label === '' ? '' : methodText(shipment);
    // Without a day, the time of a pickup was written when it was ordered, such as "today".
    if (date === undefined)
      return shipment.arrival === undefined || !isUnderway(shipment) ? shipment.label : methodText(shipment);
    if (isEmailed) return t('emailedOn', { date });
    if (point !== undefined) return t('arrivedOn', { date });
    return t(store === undefined ? 'deliveredOn' : 'pickedUpOn', { date });
  };
  const isDelivered = shipment.status === 'DELIVERED';
  const stateOf = (): string => {
    if (isEmailed && isDelivered) return t('emailedStates.DELIVERED');
    if (point !== undefined && isDelivered) return t('atPoint');
    return t(shipmentStateText(shipment.status, exchangeReturn(purchase, shipment)));
  };
  const returnUntil = purchase.openUnits.find(
    ({ itemId, returnable }) => returnable > 0 && shipment.itemIds.includes(itemId),
  )?.returnUntil;
  const isExchange = shipment.exchangeOf !== undefined;
  // The price of what they replace is part of the total; theirs would be counted twice.
  const unpriced = ({ struckRowTotal: _, ...line }: LineView): LineView => ({ ...line, rowTotal: t('nothingToPay') });
  /** The shipment names the store of all its lines. */
  const unplaced = ({ delivery: { store: _, ...delivery }, ...line }: LineView): LineView => ({ ...line, delivery });
  const placed = store === undefined ? lines : lines.map(unplaced);
  const id = `shipment-${shipment.shipmentId}`;
  return (
    <section className={styles.shipment} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id} className={styles.title}>
          {!isEmailed && <Icon name={store === undefined && point === undefined ? 'truck' : 'pin'} />}
          {title}
        </h3>
        <p className={styles.state}>{stateOf()}</p>
      </header>
      <p className={styles.method}>{methodOf()}</p>
      {arrival !== undefined && isUnderway(shipment) && <p>{t('arrives', arrivalValues(arrival, site.language))}</p>}
      {returnUntil !== undefined && (
        <p className={styles.method}>{t('returnUntil', { date: orderDate(returnUntil, site) })}</p>
      )}
      <Tracking shipment={shipment} />
      {pickupCode !== undefined && (
        <p>
          {t('pickupCode')} <strong className={styles.code}>{pickupCode}</strong>
          {collectUntil !== undefined && <span>{t('collectUntil', { date: orderDate(collectUntil, site) })}</span>}
        </p>
      )}
      {store !== undefined && <PickupStore store={store} isAwaited={waits.has(shipment.status)} />}
      {point !== undefined && <PickupStore store={point} isAwaited={isUnderway(shipment) || isDelivered} />}
      {address !== undefined && store === undefined && (
        <div className={styles.place}>
          <AddressLines address={address} />
        </div>
      )}
      {isCorrectableAlone(purchase.shipments, shipment.shipmentId) && (
        <div className={styles.correct}>
          <Button
            variant="quiet"
            aria-label={t('correct.openParcelOf', { shipment: title })}
            onClick={() => presenter.openCorrection(shipment.shipmentId)}
          >
            {t('correct.openParcel')}
          </Button>
        </div>
      )}
      {purchase.items.some(({ id: item, isCustoms }) => isCustoms && shipment.itemIds.includes(item)) && (
        <p className={styles.method}>
          {shipment.status === 'PLACED' && `${t('madeToOrderCancel')} `}
          {t('madeToOrder')} <Link to={`/${site.locale}/contact-us`}>{t('madeToOrderHelp')}</Link>
        </p>
      )}
      {isExchange && <p className={styles.method}>{t('inExchange')}</p>}
      <ItemList
        lines={isExchange ? placed.map(unpriced) : placed}
        note={(id) => (
          <>
            <LineChanges purchase={purchase} itemId={id} />
            <ReceiptButton presenter={presenter} line={lines.find((line) => line.id === id)} />
            {purchase.items.some((item) => item.id === id && item.isDigital) && (
              <LazyGiftNote render={({ GiftNote }) => <GiftNote purchase={purchase} itemId={id} />} />
            )}
          </>
        )}
      />
    </section>
  );
};

type OrderShipmentsProps = { readonly purchase: Purchase; readonly presenter: PurchasePresenter };

/** The shipments of an order with their items, also those of exchanges; items of no shipment follow. */
export const OrderShipments = observer(({ purchase, presenter }: OrderShipmentsProps): ReactNode => {
  const t = useTranslations('orders');
  const { lines } = presenter;
  const { shipments } = purchase;
  const others = lines.filter(({ id }) => !shipments.some(({ itemIds }) => itemIds.includes(id)));
  const parcels = shipments.filter(
    (shipment) =>
      shipment.exchangeOf === undefined && shipment.store === undefined && !isSentByEmail(purchase, shipment),
  );
  /** What is collected names its store if something is collected in another one. */
  const atStore = (store: NonNullable<Shipment['store']>, { itemIds }: Shipment): string => {
    const isSent = purchase.items.some(({ id, shipping }) => itemIds.includes(id) && shipping.selected === 'sts');
    const title = t(isSent ? 'shipToStore' : 'pickup');
    const isElsewhere = shipments.some((one) => one.store !== undefined && one.store.name !== store.name);
    return isElsewhere ? `${title}, ${store.name}` : title;
  };
  const titleOf = (shipment: Shipment): string => {
    if (shipment.exchangeOf !== undefined) return t('exchange');
    if (shipment.store !== undefined) return atStore(shipment.store, shipment);
    if (isSentByEmail(purchase, shipment)) return t('byEmail');
    const number = parcels.indexOf(shipment) + 1;
    return parcels.length === 1 ? t('delivery') : t('shipment', { number, count: parcels.length });
  };
  return (
    <div className={styles.shipments}>
      {shipments
        .filter((shipment) => !isDropped(purchase, shipment))
        .map((shipment) => (
          <ShipmentCard
            key={shipment.shipmentId}
            purchase={purchase}
            presenter={presenter}
            shipment={shipment}
            title={titleOf(shipment)}
            lines={lines.filter(({ id }) => shipment.itemIds.includes(id))}
          />
        ))}
      {others.length > 0 && (
        <section className={styles.shipment} aria-labelledby="other-items">
          <h3 id="other-items" className={styles.title}>
            {t('items')}
          </h3>
          <ItemList lines={others} note={(id) => <LineChanges purchase={purchase} itemId={id} />} />
        </section>
      )}
    </div>
  );
});
