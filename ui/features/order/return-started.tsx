import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { buttonClass } from '#ui/design/button-class.ts';
import { Button } from '#ui/design/button.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { Amount } from '#core/kernel/amount.ts';
import type { Currency } from '#core/kernel/currency.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { orderDate } from './order-date.ts';
import type { ReturnPresenter } from './return.presenter.ts';
import styles from './return-screen.module.css';
import { saveFile } from './save-file.ts';

type ReturnStartedProps = {
  readonly presenter: ReturnPresenter;
  /** Address of the order. */
  readonly orderPath: string;
  readonly currency: Currency;
};

/** The label of a return by post, or its code for a store, and what to do with it (ORD-10, ORD-11). */
export const ReturnStarted = observer(({ presenter, orderPath, currency }: ReturnStartedProps): ReactNode => {
  const t = useTranslations('orders.return');
  const orders = useTranslations('orders');
  const site = useSite();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { label, isExchange, refund, way } = presenter;
  const number = label?.returnNumber ?? '';
  const date = orderDate(label?.expiresAt ?? '', site);
  return (
    <section className={styles.started} aria-labelledby="return-started">
      <h2 ref={title} id="return-started" tabIndex={-1}>
        {t('started')}
      </h2>
      <p>{t('number', { number })}</p>
      <ul aria-label={t('items')}>
        {presenter.chosen.map(({ itemId, name, detail, quantity, sizes }) => (
          <li key={itemId}>
            {sizes === undefined
              ? t('item', { name: [name, detail].filter((part) => part !== '').join(', '), quantity })
              : t('exchangeItem', { name, quantity, ...sizes })}
          </li>
        ))}
      </ul>
      {refund !== undefined && (
        <p className={styles.result}>
          {orders('refundAfterCheck', {
            amount: formatMoney(Amount.add(refund.items, refund.shipping), currency, site.language),
          })}
        </p>
      )}
      {isExchange && <p>{t('held')}</p>}
      {way === 'store' ? (
        <ol className={styles.steps}>
          <li>{t('store.bring')}</li>
          <li>{t('store.show')}</li>
          <li>{t('store.until', { date })}</li>
        </ol>
      ) : (
        <ol className={styles.steps}>
          <li>{t('steps.pack')}</li>
          <li>{t('steps.label')}</li>
          <li>
            {label?.carrier === undefined
              ? t('steps.send', { date })
              : t('steps.sendWith', { carrier: label.carrier, date })}
          </li>
        </ol>
      )}
      {label?.qrCodeUrl !== undefined && (
        <img className={styles.code} src={label.qrCodeUrl} alt={t('codeOf', { number })} width={280} height={280} />
      )}
      <div className={styles.ways}>
        {way === 'post' && (
          <Button
            busy={presenter.isDownloading}
            busyText={t('downloading')}
            onClick={() => presenter.download(saveFile)}
          >
            {t('download')}
          </Button>
        )}
        {label?.labelUrl !== undefined && (
          <a className={buttonClass({ variant: 'secondary' })} href={label.labelUrl} target="_blank">
            {way === 'store' ? t('openCode') : t('open')}
          </a>
        )}
        {way === 'store' && (
          <LinkButton variant="secondary" to={`/${site.locale}/store-locator`}>
            {t('stores')}
          </LinkButton>
        )}
        <LinkButton variant="secondary" to={orderPath}>
          {t('toOrder')}
        </LinkButton>
      </div>
    </section>
  );
});
