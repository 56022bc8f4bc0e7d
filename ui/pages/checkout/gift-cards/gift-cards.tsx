import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { BalanceText } from '#ui/features/gift-cards/balance-text.tsx';
import { GiftCardFields } from '#ui/features/gift-cards/gift-card-fields.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import type { BillingStepPresenter } from '../billing-step.presenter.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { TenderRows } from '../tender-rows.tsx';
import { GiftCardsPresenter, TITLE_ID, TOGGLE_ID } from './gift-cards.presenter.ts';
import styles from '../tenders.module.css';

const FORM_ID = 'gift-cards-form';

const NewGiftCard = observer(({ presenter }: { readonly presenter: GiftCardsPresenter }): ReactNode => {
  const t = useTranslations('tenders');
  return (
    <div id={FORM_ID}>
      <GiftCardFields form={presenter.form} onSend={() => presenter.apply()}>
        <BalanceText balance={presenter.balance} />
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant="secondary"
            busy={presenter.busy === 'applying'}
            busyText={t('giftCards.applying')}
          >
            {t('giftCards.apply')}
          </Button>
          <Button
            variant="quiet"
            busy={presenter.busy === 'checking'}
            busyText={t('form.checking')}
            onClick={presenter.check}
          >
            {t('form.check')}
          </Button>
          {presenter.maySkip && (
            <Button variant="quiet" onClick={presenter.skip}>
              {t('giftCards.skip')}
            </Button>
          )}
        </div>
      </GiftCardFields>
    </div>
  );
});

const Rows = observer(({ presenter }: { readonly presenter: GiftCardsPresenter }): ReactNode => {
  const t = useTranslations('tenders.giftCards');
  return (
    <TenderRows
      label={t('list')}
      remove={t('remove')}
      onRemove={presenter.remove}
      rows={presenter.rows.map(({ id, name, use, amount, rest }) => ({
        id,
        name,
        use: t(use, { amount, rest }),
        removal: t('removeNamed', { card: name }),
      }))}
    />
  );
});

type GiftCardsProps = { readonly checkout: CheckoutContext; readonly billing: BillingStepPresenter };

/** Gift cards in the billing step: those that pay, and the form, collapsed until opened (PAY-14). */
export const GiftCards = observer(({ checkout, billing }: GiftCardsProps): ReactNode => {
  const t = useTranslations('tenders.giftCards');
  const presenter = usePresenter(() => new GiftCardsPresenter(checkout, billing));
  const { focus, isOpen, mayAdd, rows } = presenter;
  useEffect(() => presenter.activate(), [presenter]);
  useEffect(() => {
    if (focus !== undefined) document.getElementById(focus.id)?.focus();
  }, [focus]);
  return (
    <section className={styles.section} aria-labelledby={TITLE_ID}>
      <h3 id={TITLE_ID} className={styles.title} tabIndex={-1}>
        {t('title')}
      </h3>
      {rows.length > 0 && <Rows presenter={presenter} />}
      {presenter.refusal !== undefined && <NoticeBar tone="error">{presenter.refusal}</NoticeBar>}
      {mayAdd && (
        <>
          <button
            id={TOGGLE_ID}
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? FORM_ID : undefined}
            onClick={presenter.toggle}
          >
            {t(rows.length > 0 ? 'useAnother' : 'use')}
            <Icon name={isOpen ? 'minus' : 'plus'} size={18} />
          </button>
          {isOpen && <NewGiftCard presenter={presenter} />}
        </>
      )}
      <VisuallyHidden live>{presenter.busy === 'removing' ? t('removing') : ''}</VisuallyHidden>
    </section>
  );
});
