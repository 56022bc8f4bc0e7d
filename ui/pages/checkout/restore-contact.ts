import type { CheckoutContext } from './checkout-context.ts';
import { isComplete } from './shipping-forms.ts';
import type { ShippingStepPresenter } from './shipping-step.presenter.ts';

/** Keeps the contact that was typed before a reload, if it is complete: the cart of what is collected has none (CHK-37). */
export const restoreContact = (
  checkout: CheckoutContext,
  { contact, form, isCollected }: Pick<ShippingStepPresenter, 'contact' | 'form' | 'isCollected'>,
): void => {
  if (checkout.contact === undefined && isCollected && isComplete(form, checkout.parts.ruleTexts))
    checkout.keepContact(contact);
};
