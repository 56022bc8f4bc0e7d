import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { orderDate } from './order-date.ts';
import type { OrderStep } from '#core/order/order-steps.ts';
import type { shownState } from '#core/order/shown-state.ts';
import { Icon } from '#ui/design/icon.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './order-progress.module.css';

type OrderProgressProps = { readonly state: ReturnType<typeof shownState>; readonly steps: readonly OrderStep[] };

/** The state of an order, and the steps of its way with their dates (ORD-15, ORD-17). */
export const OrderProgress = ({ state, steps }: OrderProgressProps): ReactNode => {
  const t = useTranslations('orders');
  const site = useSite();
  return (
    <section className={styles.progress} aria-labelledby="order-state">
      <h3 id="order-state" className={styles.state}>
        {t(`states.${state}`)}
      </h3>
      {steps.length > 0 && (
        <ol className={styles.steps} aria-label={t('progress')}>
          {steps.map((step) => (
            <li
              key={step.state}
              className={styles.step}
              data-reached={step.isReached}
              aria-current={step.isCurrent ? 'step' : undefined}
            >
              <span className={styles.mark}>{step.isReached && <Icon name="check" size={14} />}</span>
              <span className={styles.name}>{t(`states.${step.state}`)}</span>
              {step.date !== undefined && <span className={styles.date}>{orderDate(step.date, site)}</span>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
