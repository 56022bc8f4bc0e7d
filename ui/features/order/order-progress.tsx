import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { orderDate } from './order-date.ts';
import type { OrderStep } from '#core/order/order-steps.ts';
import type { shownState } from '#core/order/shown-state.ts';
import { Icon } from '#ui/design/icon.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './order-progress.module.css';

type State = ReturnType<typeof shownState>;

type OrderProgressProps = {
  readonly state: State;
  readonly steps: readonly OrderStep[];
  /** Whether the order is only sent by email. */
  readonly isDigital: boolean;
};

/** The text of a state of an order; one that is sent by email has no parcel. */
const stateText = (state: State, isDigital: boolean) =>
  isDigital && (state === 'PROCESSING' || state === 'PARTIALLY_SHIPPED' || state === 'SHIPPED' || state === 'DELIVERED')
    ? (`emailedStates.${state}` as const)
    : (`states.${state}` as const);

/** The state of an order, and the steps of its way with their dates (ORD-15, ORD-17). */
export const OrderProgress = ({ state, steps, isDigital }: OrderProgressProps): ReactNode => {
  const t = useTranslations('orders');
  const site = useSite();
  return (
    <section className={styles.progress} aria-labelledby="order-state">
      <h3 id="order-state" className={styles.state}>
        {t(stateText(state, isDigital))}
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
              <span className={styles.name}>{t(stateText(step.state, isDigital))}</span>
              {step.date !== undefined && <span className={styles.date}>{orderDate(step.date, site)}</span>}
              {step.day !== undefined && (
                <span className={styles.date}>{orderDate(step.day, { ...site, timeZone: 'UTC' })}</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
