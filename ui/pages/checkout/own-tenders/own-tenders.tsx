import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ContinuationProps } from '#core/site/continuation.ts';
import { formatModalLink } from '#core/site/modal-link.ts';
import { Button } from '#ui/design/button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { RadioCards } from '#ui/design/radio-cards.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import type { BillingStepPresenter } from '../billing-step.presenter.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { TenderRows } from '../tender-rows.tsx';
import { OwnTendersPresenter, SECTION_TITLE_ID } from './own-tenders.presenter.ts';
import { RewardFields } from './reward-fields.tsx';
import styles from '../tenders.module.css';

type Shown = { readonly presenter: OwnTendersPresenter };

const FORM_ID = 'reward-form';

/** The sign-in that leads back to the payment. */
const signInLink = formatModalLink({
  dialogId: 'sign-in',
  props: { next: '/checkout?step=billing' } satisfies ContinuationProps,
});

const Rows = observer(({ presenter }: Shown): ReactNode => {
  const t = useTranslations('tenders.own');
  return (
    <TenderRows
      label={t('list')}
      remove={t('remove')}
      onRemove={presenter.remove}
      rows={presenter.rows.map(({ id, name, use, amount, rest }) => ({
        id,
        name,
        use: t(use, { amount, rest }),
        removal: t('removeNamed', { tender: name }),
      }))}
    />
  );
});

/** Points of a member as a choice of vouchers, or why there is none (LOY-11, LOY-12). */
const Points = observer(({ presenter, isGuest }: Shown & { readonly isGuest: boolean }): ReactNode => {
  const t = useTranslations('tenders.own');
  const { offer, points, vouchers, chosen, busy } = presenter;
  switch (offer?._tag) {
    case undefined:
      return presenter.awaitsOffer && <Skeleton shape="control" />;
    case 'Nothing':
      return null;
    case 'Join':
      return (
        <div className={styles.row}>
          <span className={styles.text}>{t('join')}</span>
          {/* No link of the router, which would drop the step from the address. */}
          <LinkButton variant="quiet" to={isGuest ? signInLink : '#modal-enrollment'} reload>
            {t(isGuest ? 'signIn' : 'joinNow')}
          </LinkButton>
        </div>
      );
    case 'PointsMissing':
      return (
        <p>
          {t('points', { points })} {t('missing', { missing: offer.missing, amount: presenter.voucher(offer.next) })}
        </p>
      );
    case 'Voucher':
      return vouchers.length === 0 ? (
        <p>
          {t('points', { points })} {t('tooHigh')}
        </p>
      ) : (
        <>
          <RadioCards
            legend={t('vouchers', { points })}
            name="voucher"
            value={String(chosen)}
            onValue={presenter.choose}
            options={vouchers.map(({ points: cost, left, amount }) => ({
              value: String(cost),
              label: t('voucher', { points: cost }),
              hint: t('left', { left }),
              aside: amount,
            }))}
          />
          <div className={styles.buttons}>
            <Button
              variant="secondary"
              busy={busy === 'points'}
              busyText={t('applying')}
              onClick={presenter.payByPoints}
            >
              {t('payByPoints')}
            </Button>
          </div>
        </>
      );
  }
});

const Credit = observer(({ presenter }: Shown): ReactNode => {
  const t = useTranslations('tenders.own');
  const { credit, busy } = presenter;
  return (
    credit !== undefined && (
      <div className={styles.row}>
        <p className={styles.text}>
          <strong>{t('credit')}</strong>
          <span className={styles.use}>
            {t('creditText', { remaining: credit.remaining, payable: credit.payable })}
          </span>
        </p>
        {credit.canPay && (
          <Button
            variant="quiet"
            compact
            busy={busy === 'credit'}
            busyText={t('applying')}
            onClick={presenter.payByCredit}
          >
            {t('payByCredit')}
          </Button>
        )}
      </div>
    )
  );
});

/** Points, rewards and credit in the billing step: those that pay, and those that could (LOY-09, LOY-11, PAY-12). */
export const OwnTenders = observer(
  ({
    checkout,
    billing,
  }: {
    readonly checkout: CheckoutContext;
    readonly billing: BillingStepPresenter;
  }): ReactNode => {
    const t = useTranslations('tenders.own');
    const presenter = usePresenter(() => new OwnTendersPresenter(checkout, billing));
    const { focus, isRewardOpen, offersRewards, rows } = presenter;
    const { isMember, owner } = checkout.parts.session;
    // A shopper who signs in or joins meanwhile has points.
    useEffect(() => presenter.load(), [presenter, isMember, owner?.loyalty.isMember]);
    useEffect(() => presenter.activate(), [presenter]);
    useEffect(() => {
      if (focus !== undefined) document.getElementById(focus.id)?.focus();
    }, [focus]);
    return (
      <section className={styles.section} aria-labelledby={SECTION_TITLE_ID}>
        <h3 id={SECTION_TITLE_ID} className={styles.title} tabIndex={-1}>
          {t('title')}
        </h3>
        {rows.length > 0 && <Rows presenter={presenter} />}
        {presenter.refusal !== undefined && <NoticeBar tone="error">{presenter.refusal}</NoticeBar>}
        <Points presenter={presenter} isGuest={isMember !== true} />
        <Credit presenter={presenter} />
        {offersRewards && (
          <>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isRewardOpen}
              aria-controls={isRewardOpen ? FORM_ID : undefined}
              onClick={presenter.toggleReward}
            >
              {t('useReward')}
              <Icon name={isRewardOpen ? 'minus' : 'plus'} size={18} />
            </button>
            {isRewardOpen && (
              <div id={FORM_ID}>
                <RewardFields presenter={presenter} />
              </div>
            )}
          </>
        )}
        <VisuallyHidden live>{presenter.busy === 'removing' && t('removing')}</VisuallyHidden>
      </section>
    );
  },
);
