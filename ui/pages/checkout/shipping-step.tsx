import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cart } from '#core/cart/cart.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { arrivalValues } from '#ui/features/cart/arrival-values.ts';
import { Button } from '#ui/design/button.tsx';
import { AddressErrors } from './address-errors.tsx';
import { AddressFields } from './address-fields.tsx';
import { AddressChoice } from './address-choice.tsx';
import { LazyCollectionPointDialog, LazyCollectionPoints, LazyOtherAddresses } from './lazy-views.ts';
import { ShippingMethods } from './shipping-methods.tsx';
import type { ShippingStepPresenter } from './shipping-step.presenter.ts';
import styles from './checkout-page.module.css';

export const ShippingStep = observer(
  ({
    presenter,
    site,
    cart,
  }: {
    readonly presenter: ShippingStepPresenter;
    readonly site: SiteConfiguration;
    readonly cart: Cart;
  }): ReactNode => {
    const t = useTranslations('checkout.shipping');
    const submit = (event: FormEvent): void => {
      event.preventDefault();
      presenter.submit();
    };
    const { points, split } = presenter;
    return (
      <>
        <form className={styles.form} noValidate onSubmit={submit} aria-label={t('form')}>
          <AddressErrors form={presenter.form} />
          <AddressFields form={presenter.form} site={site} section="shipping" />
          {!presenter.isCollected && <ShippingMethods presenter={presenter} site={site} currency={cart.currency} />}
          {points.shipments.length > 0 && (
            <LazyCollectionPoints
              render={({ CollectionPoints }) => (
                <CollectionPoints
                  presenter={presenter}
                  arrives={(arrival) => t('arrives', arrivalValues(arrival, site.language))}
                />
              )}
            />
          )}
          {/* The button would move when the methods appear above it. */}
          {presenter.question === undefined && presenter.isComplete && (
            <Button type="submit" wide busy={presenter.busy} busyText={t('saving')}>
              {t('continue')}
            </Button>
          )}
          {presenter.question !== undefined && (
            <AddressChoice
              question={presenter.question}
              onSuggested={presenter.useSuggested}
              onMine={presenter.keepTyped}
            />
          )}
        </form>
        {split.dialog !== undefined && (
          <LazyOtherAddresses
            onBroken={split.close}
            render={({ OtherAddressDialog }) => (
              <OtherAddressDialog
                cart={cart}
                shipment={split.dialog?.shipment}
                onSent={split.show}
                onFailed={split.fail}
                onClose={split.close}
              />
            )}
          />
        )}
        {points.moved !== undefined && (
          <LazyCollectionPointDialog
            onBroken={points.close}
            render={({ CollectionPointDialog }) => (
              <CollectionPointDialog
                near={points.point?.address.postalCode ?? presenter.form.cleaned.postalCode ?? ''}
                chosenId={points.point?.id}
                busy={points.isMoving}
                refused={points.refusal}
                onChoose={points.collectAt}
                onClose={points.close}
              />
            )}
          />
        )}
      </>
    );
  },
);
