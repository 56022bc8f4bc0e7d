import { Suspense, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import frame from '#ui/features/page/page-frame.module.css';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { LazyTexts } from '#ui/messages/lazy-texts.tsx';
import { OrderLookup } from './order-lookup.tsx';

type LookupProps = {
  /** Key of the texts of the page in `orders`. */
  readonly page: 'pay' | 'find' | 'return';
  /** What is shown of the order that was found; it can replace the title of the page. */
  readonly children: (orderId: string, onTitle: (title: string | undefined) => void) => ReactNode;
};

const Lookup = ({ page, children }: LookupProps): ReactNode => {
  const t = useTranslations('orders');
  const [replaced, setReplaced] = useState<string>();
  const title = replaced ?? t(`${page}.title`);
  return (
    <>
      <PageHead title={title} noIndex={page !== 'find'} />
      <OrderLookup title={title} text={t(page === 'find' ? 'find.text' : `${page}.find`)}>
        {(orderId) => children(orderId, setReplaced)}
      </OrderLookup>
    </>
  );
};

/** A page for everyone who knows the number and email address of an order. */
export const OrderLookupPage = (props: LookupProps): ReactNode => (
  <main id="main" className={frame.page} tabIndex={-1}>
    <Suspense>
      <LazyTexts part="account">
        <Lookup {...props} />
      </LazyTexts>
    </Suspense>
  </main>
);
