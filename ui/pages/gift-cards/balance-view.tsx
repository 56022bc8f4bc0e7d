import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { GiftCardBalance } from '#core/checkout/gift-card.ts';
import { GIFT_CARD_PATH } from '#core/site/service-paths.ts';
import { Button } from '#ui/design/button.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import { BalanceText } from '#ui/features/gift-cards/balance-text.tsx';
import { GiftCardFields } from '#ui/features/gift-cards/gift-card-fields.tsx';
import { makeGiftCardForm } from '#ui/features/gift-cards/gift-card-form.ts';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import styles from './balance-view.module.css';
import { ContentSlot } from '#ui/slots/content-slot.tsx';

/** The form for the balance of a gift card, with the result above its button (GFT-01, RTE-34). */
export const BalanceView = observer((): ReactNode => {
  const t = useTranslations('tenders');
  const { locale } = useSite();
  const ruleTexts = useRuleTexts();
  const [balance, setBalance] = useState<GiftCardBalance>();
  const form = usePresenter(({ tasks, shell }) =>
    makeGiftCardForm<GiftCardBalance>(ruleTexts, {
      tasks,
      shell,
      send: (values) => (shop) => shop.tenders.giftCardBalance(values),
      onSent: setBalance,
    }),
  );
  const check = (): void => {
    setBalance(undefined);
    form.send();
  };
  return (
    <>
      <PageHead title={t('page.title')} description={t('page.text')} />
      <h1 tabIndex={-1}>{t('page.title')}</h1>
      <p className={styles.text}>{t('page.text')}</p>
      <p>
        <LinkButton variant="secondary" to={`/${locale}${GIFT_CARD_PATH}`}>
          {t('page.buy')}
        </LinkButton>
      </p>
      <noscript>
        <p>{t('page.needsScript')}</p>
      </noscript>
      <div className={styles.form}>
        <GiftCardFields form={form} onSend={check}>
          <BalanceText balance={balance} />
          <div>
            <Button type="submit" busy={form.isBusy} busyText={t('form.checking')}>
              {t('form.check')}
            </Button>
          </div>
        </GiftCardFields>
      </div>
      <ContentSlot name="gift-card" place="below" />
    </>
  );
});
