import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { checkoutSteps, type CheckoutStep } from '#core/checkout/checkout.ts';
import { AddressLines } from '#ui/features/checkout/address-lines.tsx';
import { BillingStep } from './billing-step.tsx';
import { paidText } from '#core/checkout/card-text.ts';
import { sentElsewhere } from '#core/checkout/other-addresses.ts';
import { isServedByWallet } from '#core/checkout/wallet-offer.ts';
import { present } from '#core/kernel/present.ts';
import { methodOf } from '#core/checkout/shipping-choice.ts';
import type { CheckoutPagePresenter } from './checkout-page.presenter.ts';
import { Deliveries, isCollectedInStore } from './deliveries.tsx';
import { LazyExpressRow } from './lazy-views.ts';
import { OrderSummary } from './order-summary.tsx';
import { ShippingStep } from './shipping-step.tsx';
import { SignInOffer } from './sign-in-offer.tsx';
import { StepSection } from './step-section.tsx';
import { useSameAddressText } from './use-same-address-text.ts';
import { SummaryStep } from './summary-step.tsx';
import styles from './checkout-page.module.css';

/**
 * The three steps in order, completed ones collapsed to their result, with the order summary beside them (CHK-01,
 * CHK-02).
 */
export const CheckoutSteps = observer(
  ({ presenter, asked }: { readonly presenter: CheckoutPagePresenter; readonly asked: string | null }): ReactNode => {
    const sameText = useSameAddressText();
    const { billing, cart, contact, parts, shipping, summary, view } = presenter;
    const current = presenter.stepFor(asked);
    useEffect(() => presenter.nameStep(asked), [presenter, asked, current]);
    if (cart === undefined || view === undefined) return null;
    // Digital goods alone have nothing to ship (CHK-34).
    const steps = presenter.digitalContact === undefined ? checkoutSteps : checkoutSteps.slice(1);
    const step = (name: CheckoutStep) => ({
      step: name,
      steps,
      current,
      onEdit: () => presenter.go(name),
      takesFocus: presenter.hasMoved && presenter.notice === undefined,
    });
    const offer = <SignInOffer session={parts.session} email={shipping.form.values.email ?? ''} />;
    const { shipments } = cart;
    const isSplit = sentElsewhere(cart).length > 0;
    const methods = shipments.flatMap((shipment, index) => {
      const { point } = shipment;
      const method = methodOf(shipment, index === 0 ? shipping.methods : []);
      if (method === undefined) return [];
      return {
        ...method,
        label: point === undefined ? method.label : `${method.label}, ${point.name}`,
        ...present({
          itemIds: shipment.itemIds,
          address: isSplit && point === undefined ? (shipment.address ?? cart.shippingAddress) : undefined,
        }),
      };
    });
    return (
      <div className={styles.columns}>
        <div>
          {steps.includes('shipping') && (
            <StepSection
              {...step('shipping')}
              name={shipping.isCollected ? 'contact' : undefined}
              outcome={
                <>
                  <p>{contact?.email}</p>
                  {contact?.collector !== undefined && (
                    <p>{`${contact.collector.firstName} ${contact.collector.lastName}`}</p>
                  )}
                  {!shipping.isCollected && !isSplit && cart.shippingAddress !== undefined && (
                    <AddressLines address={cart.shippingAddress} />
                  )}
                  <Deliveries items={cart.items} lines={view.lines} methods={methods} />
                </>
              }
            >
              {parts.site.flags.wallet && isServedByWallet(cart) && (
                <div className={styles.express}>
                  <LazyExpressRow render={({ ExpressRow }) => <ExpressRow checkout={presenter} />} />
                </div>
              )}
              {offer}
              {/* Where and when something is picked up, before the contact for it; a collection point has its own section. */}
              {view.lines.some(isCollectedInStore) && (
                <div className={styles.question}>
                  <Deliveries items={cart.items} lines={view.lines} methods={[]} />
                </div>
              )}
              <ShippingStep presenter={shipping} site={parts.site} cart={cart} />
            </StepSection>
          )}
          <StepSection
            {...step('billing')}
            outcome={
              <>
                {presenter.digitalContact !== undefined && <p>{contact?.email}</p>}
                {cart.instruments
                  .filter(({ amount }) => amount > 0)
                  .map((tender) => (
                    <p key={tender.id}>{paidText(tender, cart.currency, parts.site.language)}</p>
                  ))}
                {cart.billingSameAsShipping === false && cart.billingAddress !== undefined ? (
                  <AddressLines address={cart.billingAddress} />
                ) : (
                  <p>{sameText(cart)}</p>
                )}
              </>
            }
          >
            {!steps.includes('shipping') && offer}
            <BillingStep presenter={billing} checkout={presenter} />
          </StepSection>
          <StepSection {...step('summary')} outcome={null}>
            <SummaryStep
              presenter={summary}
              isExpress={presenter.isExpress}
              view={view}
              items={cart.items}
              methods={methods}
              now={parts.now}
              hasShipping={steps.includes('shipping')}
            />
          </StepSection>
        </div>
        <OrderSummary checkout={presenter} cart={cart} view={view} current={current} />
      </div>
    );
  },
);
