import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { localizePath, pathInSite } from '#core/site/route-address.ts';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import { numberIn } from './number-in.ts';
import styles from './order-lookup.module.css';
import { TrackingForm } from './tracking-form.tsx';

type OrderLookupProps = {
  readonly title: string;
  readonly text: string;
  /** What is shown for an order that was found. */
  readonly children: (orderId: string) => ReactNode;
};

/**
 * Finds an order and shows it at an address of its own (`?order=`), so that reload, back and forward work: the session
 * may read it for 30 minutes.
 */
export const OrderLookup = ({ title, text, children }: OrderLookupProps): ReactNode => {
  const t = useTranslations('orders.find');
  const { site, sites } = useStorefront();
  const { locale, language } = site;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const orderId = query.get('order') ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(orderId);
  useEffect(() => {
    // The form that had the focus has been replaced.
    if (shown.current !== orderId) heading.current?.focus();
    shown.current = orderId;
  }, [orderId]);
  return (
    <>
      <h1 ref={heading} id="lookup-title" tabIndex={-1}>
        {title}
      </h1>
      {orderId === '' ? (
        <div className={styles.lookup}>
          <p className={styles.text}>{text}</p>
          <TrackingForm
            titleId="lookup-title"
            orderNumber={numberIn(query)}
            onFound={(purchase) => setQuery({ order: purchase.orderId })}
          />
          <p className={styles.text}>{t('where')}</p>
          <ul className={styles.shops}>
            {sites
              .filter((shop) => shop.locale !== locale)
              .map((shop) => (
                <li key={shop.locale}>
                  <a className={styles.link} href={localizePath(pathInSite(pathname), shop.locale)}>
                    {names.of(shop.country) ?? shop.country}
                  </a>
                </li>
              ))}
          </ul>
          <p className={styles.text}>
            {t('member')}{' '}
            <Link className={styles.link} to={`/${locale}/account/orders`}>
              {t('account')}
            </Link>
          </p>
        </div>
      ) : (
        children(orderId)
      )}
    </>
  );
};
