import type { Cart } from '#core/cart/cart.ts';
import type { RememberedCart } from '#core/cart/remembered-cart.ts';
import type { CheckoutStep, Contact } from '#core/checkout/checkout.ts';
import type { CheckoutFailure } from '#core/checkout/order-progress.ts';
import type { FailedOperation } from '#core/failures/placement.ts';
import type { Notice } from '#core/notifications/notice.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { AddressForm } from '#ui/features/checkout/address-form.ts';
import type { CardFieldsParts } from '#ui/features/checkout/card-fields.presenter.ts';
import type { SessionStore } from '#ui/stores/session-store.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { Shell } from '#ui/stores/shell.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** Messages of the checkout presenters. */
type CheckoutTexts = {
  /** The message after the cart has changed, if its details cannot be shown. `total`: the new total, formatted. */
  readonly changedElsewhere: (total: string) => string;
  readonly unsound: string;
  readonly methodsChanged: string;
  readonly cardInvalid: string;
  readonly cardUnreachable: string;
  readonly paymentUnreachable: string;
  readonly outcomeUnknown: string;
  /** The message after the payment was aborted: the card must be entered again. */
  readonly payAgain: string;
  /** The message after the shopper has left a challenge. */
  readonly challengeCanceled: string;
  /** The message about a promo code that does not apply any longer; `reason` is a sentence of the service. */
  readonly codeLost: (code: string, reason: string) => string;
};

export type CheckoutParts = CardFieldsParts & {
  readonly tasks: Tasks;
  readonly shell: Shell;
  readonly session: SessionStore;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
  readonly texts: CheckoutTexts;
  /** Path to which the provider redirects: that of checkout. */
  readonly returnUrl: string;
  /** Returns milliseconds since the epoch, to measure the duration of a challenge. */
  readonly now: () => number;
  /** The step in the address when the checkout began. */
  readonly asked: string | null;
  /** The lines that this tab showed before it was loaded again. */
  readonly remembered: RememberedCart | undefined;
};

/** The state of checkout that its steps share. */
export type CheckoutContext = {
  readonly parts: CheckoutParts;
  readonly cart: Cart | undefined;
  readonly contact: Contact | undefined;
  /** Whether the cart is being read because a guest has signed in. */
  readonly isJoining: boolean;
  /** The contact of an order of digital goods alone, which is asked for with the billing address (CHK-34). */
  readonly digitalContact: AddressForm | undefined;
  /** Validates that contact and keeps it; false if it has errors. */
  readonly takeContact: () => boolean;
  /** Shows a newer cart and discards what was prepared for the earlier one. */
  readonly show: (cart: Cart) => void;
  /** Closes the message at the top, such as that about a declined card once another tender pays. */
  readonly dismissNotice: () => void;
  /**
   * Shows a cart that has changed without the shopper, such as in another tab: what differs is shown at the top before
   * anything is charged (I07). An empty cart is shown on the cart page (RTE-47).
   */
  readonly changedElsewhere: (cart: Cart) => void;
  readonly keepContact: (contact: Contact) => void;
  readonly go: (step: CheckoutStep) => void;
  /** Navigates from shipping to the next step that is not finished. */
  readonly goOn: () => void;
  /** Shows a message at the top of the page until it is closed or the step changes (ERR-38). */
  readonly report: (message: string) => void;
  /** Shows a notice as a toast or at the top of the page, depending on its placement. */
  readonly notify: (notice: Notice) => void;
  readonly explain: (failure: CheckoutFailure, operation: FailedOperation) => void;
};
