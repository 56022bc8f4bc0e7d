import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { orderDate } from './order-date.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import type { Purchase } from '#core/order/purchase.ts';
import { LinkButton } from '#ui/design/link-button.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { TotalsView } from '#ui/features/cart/totals.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OrderShipments } from './order-shipments.tsx';
import styles from './order-view.module.css';
import type { PurchasePresenter } from './purchase.presenter.ts';

type OrderViewProps = {
  readonly presenter: PurchasePresenter;
  readonly purchase: Purchase;
  readonly isMember: boolean;
};

/** An order: state and progress, shipments with their items, returns, totals, addresses, payment, documents (ENT-18, ORD-24). */
export const OrderView = observer(({ presenter, purchase, isMember }: OrderViewProps): ReactNode => {
  const t = useTranslations('orders');
  const site = useSite();
  const { paymentDue, refundDue } = purchase;
  return (
    <div className={styles.order}>
      <OrderHead
        number={t('number', { number: purchase.orderNumber })}
        date={t('placedOn', { date: orderDate(purchase.orderDate, site) })}
      />
      {paymentDue !== undefined && (
        <NoticeBar
          tone="error"
          action={
            <LinkButton to={`/${site.locale}/order-payment?order=${purchase.orderId}`} reload compact>
              {t('pay.open')}
            </LinkButton>
          }
        >
          {t('pay.due', {
            amount: formatMoney(paymentDue.amount, purchase.currency, site.language),
            date: orderDate(paymentDue.until, site),
          })}
        </NoticeBar>
      )}
      {refundDue?.isRefused === true && (
        <NoticeBar tone="info">
          {t('refundRefused', { amount: formatMoney(refundDue.amount, purchase.currency, site.language) })}
        </NoticeBar>
      )}
      <OrderProgress state={presenter.state} steps={presenter.steps} isDigital={presenter.isDigital} />
      <OrderActions presenter={presenter} purchase={purchase} isMember={isMember} />
      <div className={styles.columns}>
        <div className={styles.goods}>
          <OrderShipments purchase={purchase} presenter={presenter} />
          <OrderReturns purchase={purchase} presenter={presenter} />
        </div>
        <div className={styles.aside}>
          <section aria-labelledby="order-total" className={styles.total}>
            <h3 id="order-total">{t('summary')}</h3>
            <TotalsView rows={presenter.rows} />
            {presenter.refundRows.length > 0 && (
              <dl className={styles.refunds}>
                {presenter.refundRows.map(({ kind, name = '', amount }) => (
                  <div key={`${kind} ${name}`} data-kind={kind}>
                    <dt>{t(`refundRows.${kind}`, { name })}</dt>
                    <dd>{amount}</dd>
                  </div>
                ))}
              </dl>
            )}
            {presenter.refundRows.some(({ kind }) => kind === 'released') && (
              <p className={styles.note}>{t('releasedNote')}</p>
            )}
          </section>
          <OrderFacts purchase={purchase} presenter={presenter} />
        </div>
      </div>
    </div>
  );
});
