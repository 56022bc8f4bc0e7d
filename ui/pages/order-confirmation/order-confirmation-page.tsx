import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { lineDestinations } from '#core/cart/line-destinations.ts';
import { Button } from '#ui/design/button.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { ContentSlot } from '#ui/slots/content-slot.tsx';
import frame from '#ui/features/page/page-frame.module.css';
import { ItemList } from '#ui/features/cart/item-list.tsx';
import { giftOfLine } from '#ui/features/digital-gift/gift-of-line.tsx';
import { TotalsView } from '#ui/features/cart/totals.tsx';
import { OrderHead } from '#ui/features/order/order-head.tsx';
import { OrderDetails } from './order-details.tsx';
import type { OrderConfirmationPresenter } from './order-confirmation.presenter.ts';
import styles from './order-confirmation.module.css';

/** The order: number, items, addresses and payment (CHK-36). It has print styles. */
export const OrderConfirmationPage = observer(
  ({ presenter }: { readonly presenter: OrderConfirmationPresenter }): ReactNode => {
    const t = useTranslations('confirmation');
    const { order } = presenter;
    const isShown = order !== undefined;
    const heading = useRef<HTMLHeadingElement>(null);
    // The page was loaded, so nothing has the focus: the shopper learns first that the order is placed.
    useEffect(() => {
      if (isShown) heading.current?.focus();
    }, [isShown]);
    return (
      <main id="main" className={frame.page} tabIndex={-1}>
        {order === undefined && presenter.status === 'pending' && (
          <div aria-busy="true">
            <VisuallyHidden live>{t('loading')}</VisuallyHidden>
            <Skeleton shape="title" />
            <Skeleton shape="block" />
          </div>
        )}
        {presenter.status === 'error' && (
          <RetryNotice retry={t('retry')} onRetry={presenter.load}>
            {t('unreachable')}
          </RetryNotice>
        )}
        {order !== undefined && (
          <>
            <OrderHead
              isPrintedOnly
              number={t('order', { number: order.orderNumber })}
              date={t('placedOn', { date: presenter.date })}
            />
            <header className={styles.head}>
              <div className={styles.titles}>
                <h1 ref={heading} tabIndex={-1}>
                  {t(presenter.isAwaitingPayment ? 'pendingTitle' : 'title')}
                </h1>
                <p className={styles.sent}>
                  {presenter.isAwaitingPayment
                    ? t('pendingText', { email: order.email })
                    : `${t('sentTo', { email: order.email })} ${t(presenter.isDigital ? 'nextEmailed' : 'next')}`}
                </p>
              </div>
              <p className={styles.number}>
                {t('number')} <strong>{order.orderNumber}</strong>
              </p>
            </header>
            <div className={styles.columns}>
              <section aria-labelledby="order-items" className={styles.items}>
                <h2 id="order-items">{t('items')}</h2>
                <ItemList
                  lines={presenter.lines}
                  destinations={lineDestinations(order.shipments)}
                  note={giftOfLine(order.items)}
                />
                <TotalsView rows={presenter.rows} />
              </section>
              <OrderDetails order={order} address={presenter.address} />
            </div>
            <section className={styles.keep} aria-labelledby="keep-order">
              <h2 id="keep-order">{t(presenter.isDigital ? 'keep.titleEmailed' : 'keep.title')}</h2>
              <div className={styles.ways}>
                <LinkButton variant="secondary" to={presenter.orderPath} reload>
                  {t('keep.view')}
                </LinkButton>
                {!presenter.isMember && (
                  <Button variant="secondary" onClick={presenter.createAccount}>
                    {t('keep.create')}
                  </Button>
                )}
              </div>
              {!presenter.isMember && <p className={styles.sent}>{t('keep.why')}</p>}
            </section>
            <div className={styles.ways}>
              <LinkButton to={`/${presenter.site.locale}`}>{t('shop')}</LinkButton>
              <Button variant="secondary" onClick={() => window.print()}>
                {t('print')}
              </Button>
            </div>
            <ContentSlot name="order-confirmation" place="below" />
          </>
        )}
      </main>
    );
  },
);
