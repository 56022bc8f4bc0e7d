import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { CardFrame } from '#ui/features/checkout/card-frame.tsx';
import { cardText } from '#core/checkout/card-text.ts';
import { SessionStore } from '#ui/stores/session-store.ts';
import { useStore } from '#ui/stores/use-presenter.ts';
import type { BillingStepPresenter } from './billing-step.presenter.ts';
import styles from './card-entry.module.css';
import { LazySavedCardChoice } from './lazy-views.ts';

/**
 * The card: that on the cart, a saved one of a member, or the provider's card fields in a frame, which stays mounted
 * through all steps.
 */
export const CardEntry = observer(({ presenter }: { readonly presenter: BillingStepPresenter }): ReactNode => {
  const t = useTranslations('checkout.billing');
  const { fields, heldCard, isHeld, isTyped, offered } = presenter;
  const { status } = fields;
  const isMember = useStore(SessionStore).owner !== undefined;
  return (
    <section className={styles.card} aria-labelledby="card-title">
      <h3 id="card-title" className={styles.title}>
        {t('card')}
        <span className={styles.secure}>
          <Icon name="lock" size={16} />
          {t('secure')}
        </span>
      </h3>
      {isHeld && heldCard !== undefined && (
        <div className={styles.held}>
          <p>{cardText(heldCard)}</p>
          <Button variant="quiet" onClick={presenter.useOtherCard}>
            {t('otherCard')}
          </Button>
        </div>
      )}
      {isMember && offered.hasCard && !isHeld && (
        <LazySavedCardChoice render={({ SavedCardChoice }) => <SavedCardChoice billing={presenter} />} />
      )}
      {status === 'error' && isTyped && (
        <RetryNotice retry={t('retry')} onRetry={presenter.open}>
          {t('unreachable')}
        </RetryNotice>
      )}
      {status === 'success' && !offered.hasCard && <NoticeBar tone="info">{t('noCard')}</NoticeBar>}
      {(status === 'pending' || (status === 'success' && offered.hasCard)) && (
        <CardFrame fields={fields} title={t('frame')} hidden={!isTyped} />
      )}
      {isMember && isTyped && status === 'success' && offered.hasCard && (
        <LazySavedCardChoice render={({ SaveCardQuestion }) => <SaveCardQuestion billing={presenter} />} />
      )}
      {presenter.cardMessage !== undefined && (
        <p className={styles.error} role="alert">
          <Icon name="alert" size={16} />
          {presenter.cardMessage}
        </p>
      )}
    </section>
  );
});
