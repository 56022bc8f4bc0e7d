import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { arrivalValues } from '#ui/features/cart/arrival-values.ts';
import type { CheckoutPagePresenter } from './checkout-page.presenter.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { LazyChangedAgreement, LazyShortLines } from './lazy-views.ts';
import { PaymentPending } from './payment-pending.tsx';
import styles from './checkout-page.module.css';

/** Checkout in its states: loading, failed, already ordered, payment pending, and the three steps. */
export const CheckoutStates = observer(
  ({
    presenter,
    asked,
  }: {
    readonly presenter: CheckoutPagePresenter;
    /** The step in the address of the page. */
    readonly asked: string | null;
  }): ReactNode => {
    const t = useTranslations('checkout');
    const { changed, parts } = presenter;
    const { language, locale } = parts.site;
    const notices = useRef<HTMLDivElement>(null);
    /** The pressed button is removed: the focus moves to the next notice, else to the step. */
    const close = (message: string): void => {
      presenter.dismiss(message);
      requestAnimationFrame(() => {
        const next = notices.current?.querySelector('button');
        (next ?? document.querySelector<HTMLElement>('[aria-current=step]'))?.focus();
      });
    };
    const confirming = presenter.summary.confirming !== undefined;
    return (
      <>
        {presenter.notice !== undefined && (
          <NoticeBar key={presenter.notice} tone="error" focus onClose={presenter.dismissNotice}>
            {presenter.notice}
          </NoticeBar>
        )}
        {changed !== undefined && (
          <LazyChangedAgreement
            onBroken={presenter.reportChange}
            render={({ ChangedAgreement }) => (
              <ChangedAgreement
                key={changed.after.version}
                before={changed.before}
                after={presenter.cart ?? changed.after}
                arrives={(arrival) => t('shipping.arrives', arrivalValues(arrival, language))}
                onClose={presenter.dismissChange}
              />
            )}
          />
        )}
        {presenter.hasShortLines && <LazyShortLines render={({ ShortLines }) => <ShortLines checkout={presenter} />} />}
        <div ref={notices}>
          {presenter.messages.map((message) => (
            <NoticeBar key={message} tone="info" onClose={() => close(message)}>
              {message}
            </NoticeBar>
          ))}
        </div>
        {presenter.status === 'pending' && <CheckoutSkeleton />}
        {presenter.status === 'error' && (
          <div className={styles.state}>
            <p role="alert">{presenter.problem}</p>
            <div className={styles.ways}>
              <Button onClick={presenter.begin}>{t('retry')}</Button>
              <LinkButton to={`/${locale}/cart`} reload variant="secondary">
                {t('backToCart')}
              </LinkButton>
            </div>
          </div>
        )}
        {presenter.status === 'ordered' && (
          <div className={styles.state}>
            <h2>{t('ordered.title')}</h2>
            <p>{t('ordered.text')}</p>
            <LinkButton to={`/${locale}/order-confirmation`} reload>
              {t('ordered.view')}
            </LinkButton>
          </div>
        )}
        {confirming && <PaymentPending />}
        {presenter.status === 'success' && !confirming && <CheckoutSteps presenter={presenter} asked={asked} />}
      </>
    );
  },
);
