import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatMoney } from '#core/kernel/format-money.ts';
import { Button } from '#ui/design/button.tsx';
import { Checkbox } from '#ui/design/checkbox.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { AddressErrors } from './address-errors.tsx';
import { AddressFields } from './address-fields.tsx';
import type { BillingStepPresenter } from './billing-step.presenter.ts';
import { CardEntry } from './card-entry.tsx';
import type { CheckoutContext } from './checkout-context.ts';
import { useSameAddressText } from './use-same-address-text.ts';
import styles from './checkout-page.module.css';
import { LazyApprovals, LazyGiftCards, LazyOwnTenders } from './lazy-views.ts';

/** As high as the section of gift cards, and of points and rewards, at first. */
const place = <Skeleton shape="title" lines={2} />;
/** As high as the fields of a card. */
const formPlace = <Skeleton shape="control" lines={6} />;
/** As high as the choice of card, wallet and pay later. */
const choicePlace = <Skeleton shape="control" lines={3} />;

const preparedViews = [LazyGiftCards, LazyOwnTenders, LazyApprovals] as const;

type BillingStepProps = { readonly presenter: BillingStepPresenter; readonly checkout: CheckoutContext };

export const BillingStep = observer(({ presenter, checkout }: BillingStepProps): ReactNode => {
  const t = useTranslations('checkout.billing');
  const { cart, digitalContact, parts } = checkout;
  const { offered } = presenter;
  const sameText = useSameAddressText();
  const { locale } = parts.site;
  const [isPrepared, setPrepared] = useState(false);
  useEffect(() => {
    void Promise.all(preparedViews.map(({ prepare }) => prepare(locale))).then(() => setPrepared(true));
  }, [locale]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    presenter.submit();
  };
  // Nothing that can be pressed shows before what is above it is known: it would move under the pointer.
  const isWaiting =
    !isPrepared || (offered.methods.length === 0 && ['idle', 'pending'].includes(presenter.fields.status));
  return (
    <div className={styles.form}>
      {isWaiting && place}
      {!isWaiting && offered.hasGiftCards && (
        <LazyGiftCards
          fallback={place}
          render={({ GiftCards }) => <GiftCards checkout={checkout} billing={presenter} />}
        />
      )}
      {!isWaiting && offered.hasOwnTenders && (
        <LazyOwnTenders
          fallback={place}
          render={({ OwnTenders }) => <OwnTenders checkout={checkout} billing={presenter} />}
        />
      )}
      {offered.isLeftForGiftCards && <p>{t('onlyGiftCards')}</p>}
      <p className={styles.remaining} role="status">
        {cart !== undefined && presenter.needsCard
          ? t('remaining', { amount: formatMoney(cart.totals.remainingToPay, cart.currency, parts.site.language) })
          : t('nothingToPay')}
      </p>
      {isWaiting ? (
        formPlace
      ) : (
        <>
          {offered.hasApproval && (
            <LazyApprovals
              fallback={choicePlace}
              render={({ Approvals }) => <Approvals checkout={checkout} billing={presenter} />}
            />
          )}
          <form className={styles.form} noValidate onSubmit={submit} aria-label={t('form')}>
            {digitalContact !== undefined && (
              <>
                <AddressErrors form={digitalContact} />
                <AddressFields form={digitalContact} site={checkout.parts.site} section="shipping" />
              </>
            )}
            <AddressErrors form={presenter.form} />
            {presenter.needsCard && (
              <div hidden={presenter.main !== 'CREDIT_CARD'}>
                <CardEntry presenter={presenter} />
              </div>
            )}
            {presenter.mayBeSame ? (
              <div>
                <Checkbox
                  name="same-as-shipping"
                  label={presenter.main === 'WALLET' && presenter.needsCard ? t('walletAddress') : sameText(cart)}
                  checked={presenter.sameAsShipping}
                  onChecked={presenter.setSameAsShipping}
                />
              </div>
            ) : (
              <h3>{t('address')}</h3>
            )}
            {!presenter.sameAsShipping && (
              <AddressFields form={presenter.form} site={checkout.parts.site} section="billing" />
            )}
            <Button type="submit" wide busy={presenter.busy} busyText={t('saving')}>
              {t(presenter.needsCard && presenter.main !== 'CREDIT_CARD' && !presenter.isHeld ? 'approve' : 'continue')}
            </Button>
          </form>
        </>
      )}
    </div>
  );
});
