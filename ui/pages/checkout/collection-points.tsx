import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Arrival } from '#core/cart/cart-item.ts';
import { methodOf } from '#core/checkout/shipping-choice.ts';
import { pointView } from '#core/stores/collection-point-view.ts';
import { Button } from '#ui/design/button.tsx';
import { useLineLabels } from '#ui/features/checkout/use-line-labels.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './collection-points.module.css';
import card from './place-card.module.css';
import type { ShippingStepPresenter } from './shipping-step.presenter.ts';

type CollectionPointsProps = {
  readonly presenter: ShippingStepPresenter;
  /** The promised days in the texts of checkout, which are not loaded with this view. */
  readonly arrives: (arrival: Arrival) => string;
};

/** The collection points to which shipments are sent, each with its hours, and the ways to change it (CHK-30). */
export const CollectionPoints = observer(({ presenter, arrives }: CollectionPointsProps): ReactNode => {
  const t = useTranslations('stores');
  const labelsOf = useLineLabels();
  const { language, timeZone } = useSite();
  return presenter.points.shipments.map((shipment) => {
    if (shipment.point === undefined) return null;
    const arrival = methodOf(shipment)?.arrival;
    const { name, lines, hours } = pointView(shipment.point, { now: 0, language, timeZone });
    return (
      <section key={shipment.id} className={card.card} aria-label={t('points.one')}>
        <h3 className={card.title}>{t('points.one')}</h3>
        <p>{labelsOf(presenter.items, shipment.itemIds)}</p>
        {arrival !== undefined && <p>{arrives(arrival)}</p>}
        <address className={styles.address}>
          {[name, ...lines].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <dl className={styles.hours} aria-label={t('hours')}>
          {hours.map(({ days, hours: open = t('closed') }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{open}</dd>
            </div>
          ))}
        </dl>
        <div className={card.actions}>
          <Button variant="quiet" onClick={() => presenter.points.open(shipment.id)}>
            {t('points.change')}
          </Button>
          <Button variant="quiet" onClick={() => presenter.points.sendHome(shipment.id)}>
            {t('points.sendHome')}
          </Button>
        </div>
      </section>
    );
  });
});
