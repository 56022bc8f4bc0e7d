import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { watchApproval, type ApprovalEnd } from '#adapters/browser/challenge-frame.ts';
import { countOtherAddresses } from '#core/checkout/address-limit.ts';
import { Button } from '#ui/design/button.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { RadioCards } from '#ui/design/radio-cards.tsx';
import { ProviderPageDialog } from '#ui/features/provider-page/provider-page-dialog.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import type { BillingStepPresenter } from '../billing-step.presenter.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { ApprovalsPresenter } from './approvals.presenter.ts';
import styles from './approvals.module.css';

type ApprovalsProps = { readonly checkout: CheckoutContext; readonly billing: BillingStepPresenter };

const Page = observer(
  ({
    presenter,
    checkout,
  }: {
    readonly presenter: ApprovalsPresenter;
    readonly checkout: CheckoutContext;
  }): ReactNode => {
    const t = useTranslations('tenders.approvals');
    const { page } = presenter;
    if (page === undefined) return null;
    const { method, session } = page;
    const { paymentOrigin: origin, site } = checkout.parts;
    const others = checkout.cart === undefined ? 0 : countOtherAddresses(checkout.cart);
    return (
      <ProviderPageDialog<ApprovalEnd>
        title={t(`page.${method}`)}
        text={t('page.text')}
        note={others === 0 ? undefined : t('page.addresses', { count: others + 1 })}
        frame={t('page.frame')}
        cancel={t('page.cancel')}
        address={`${origin}/approve/${encodeURIComponent(session.clientToken)}?lang=${site.language}`}
        abandoned={{ _tag: 'Canceled' }}
        watch={(frame, onSettled) => watchApproval({ frame, origin, sessionId: session.sessionId, onSettled })}
        onClose={presenter.close}
        onSettled={(end) => presenter.settle(method, end)}
      />
    );
  },
);

/** The choice between card, wallet and pay later, or what pays already (PAY-02, PAY-04). */
export const Approvals = observer(({ checkout, billing }: ApprovalsProps): ReactNode => {
  const t = useTranslations('tenders.approvals');
  const presenter = usePresenter(() => new ApprovalsPresenter(checkout, billing));
  const group = useRef<HTMLDivElement>(null);
  const [isChanging, setChanging] = useState(false);
  useEffect(() => {
    if (isChanging) group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [isChanging]);
  const { exceeded, isCanceled, refusal } = presenter;
  const status = useRef<HTMLParagraphElement>(null);
  // The focus is back on the button of the step, which may be a screen below on small screens.
  useEffect(() => {
    if (isCanceled) status.current?.scrollIntoView({ block: 'center' });
  }, [isCanceled]);
  const problem = exceeded === undefined ? refusal : t('exceeded', { amount: exceeded });
  const hints = { WALLET: t('wallet'), BNPL: t('payLater', { amount: presenter.firstPayment }) };
  const change = (): void => {
    billing.useOtherCard();
    setChanging(true);
  };
  return (
    <div ref={group} className={styles.group}>
      {problem !== undefined && <NoticeBar tone="error">{problem}</NoticeBar>}
      {presenter.paying === undefined ? (
        <RadioCards
          legend={t('legend')}
          name="main-method"
          value={billing.main}
          onValue={presenter.choose}
          options={presenter.choices.map(({ code, label, enabled }) => ({
            value: code,
            label,
            disabled: !enabled,
            ...(enabled && code !== 'CREDIT_CARD' && { hint: hints[code] }),
          }))}
        />
      ) : (
        <div className={styles.held}>
          <p>{t('paying', { tender: presenter.paying })}</p>
          <Button variant="quiet" onClick={change}>
            {t('change')}
          </Button>
        </div>
      )}
      {billing.main === 'BNPL' && (
        <a className={styles.info} href="#modal-pay-later">
          {t('info')}
        </a>
      )}
      <p ref={status} role="status" className={styles.status}>
        {isCanceled ? t('canceled') : ''}
      </p>
      <Page presenter={presenter} checkout={checkout} />
    </div>
  );
});
