import * as Effect from 'effect/Effect';
import { InvalidInput } from '../../kernel/violation.ts';
import { fromEither } from '../../kernel/from-either.ts';
import type { FailureTexts } from '../../failures/failure-texts.ts';
import { messageFor } from '../../failures/error-message.ts';
import type { CartWrites } from '../../cart/use-cases/cart-writes.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import type { RuleTexts } from '../../validation/rule-texts.ts';
import { validateBillingForm } from '../validate-address-form.ts';
import type { PaymentGateway } from '../ports/checkout-gateway.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';

type Ports = {
  readonly payment: PaymentGateway;
  readonly writes: CartWrites;
  readonly site: SiteConfiguration;
  readonly failureTexts: FailureTexts;
  readonly ruleTexts: RuleTexts;
};

export const setBillingAddress = ({
  payment,
  writes,
  site: { country },
  failureTexts,
  ruleTexts,
}: Ports): CheckoutUseCases['setBillingAddress'] =>
  Effect.fn('setBillingAddress')(function* ({ cart, address }) {
    const billed =
      address === undefined
        ? cart.shippingAddress
        : yield* fromEither(validateBillingForm(address, { country, ruleTexts }));
    if (billed === undefined)
      return yield* Effect.fail(
        InvalidInput.of({ field: 'line1', message: messageFor({ errorId: 'BIL400', texts: failureTexts }) }),
      );
    return yield* writes.change(cart, ({ key, cart: now }) => {
      // A cart that replaced a lost one has no shipping address to copy.
      const sameAsShipping = address === undefined && now.shippingAddress !== undefined;
      return sameAsShipping && now.billingSameAsShipping === false
        ? payment.removeBillingAddress({ key, cart: now })
        : payment.setBillingAddress({ key, cart: now, address: billed, sameAsShipping });
    });
  });
