import type { CardFields } from '#adapters/browser/card-fields.ts';
import type { Cart } from '#core/cart/cart.ts';
import type { CheckoutStep, Contact } from '#core/checkout/checkout.ts';
import type { CheckoutFailure } from '#core/checkout/order-progress.ts';
import type { Operation } from '#core/failures/placement.ts';
import type { Notice } from '#core/notifications/notice.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { SessionStore } from '#ui/stores/session-store.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { Shell } from '#ui/stores/shell.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** What the presenters of checkout say by themselves. */
type CheckoutTexts = {
  /** The cart was changed in another window; `total` is the new one, formatted. */
  readonly changedElsewhere: (total: string) => string;
  readonly unsound: string;
  readonly methodGone: string;
  readonly cardInvalid: string;
  readonly cardUnreachable: string;
  readonly paymentUnreachable: string;
  readonly outcomeUnknown: string;
  /** The payment was broken off, and its card is needed again. */
  readonly payAgain: string;
};

export type CheckoutParts = {
  readonly tasks: Tasks;
  readonly shell: Shell;
  readonly session: SessionStore;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
  readonly texts: CheckoutTexts;
  readonly mountCardFields: (options: {
    readonly frame: HTMLIFrameElement;
    readonly origin: string;
    readonly clientToken: string;
    readonly lang: string;
    readonly onUnreachable?: () => void;
  }) => CardFields;
  /** The provider's origin: of its card fields and of its challenges. */
  readonly paymentOrigin: string;
  /** Path to which the provider's pages lead back: that of the checkout. */
  readonly returnUrl: string;
  /** Milliseconds since the epoch, for the time that a challenge takes. */
  readonly now: () => number;
  /** The step that the address asked for when the visit began. */
  readonly asked: string | null;
};

/** One walk through checkout, as its steps know it. */
export type CheckoutVisit = {
  readonly parts: CheckoutParts;
  readonly cart: Cart | undefined;
  readonly contact: Contact | undefined;
  /** A newer cart; whatever was prepared of the earlier one is void. */
  readonly show: (cart: Cart) => void;
  /**
   * A cart that was changed in another window: its new total is shown on top before anything is charged. An empty one
   * is shown on the cart page (RTE-47).
   */
  readonly changedElsewhere: (cart: Cart) => void;
  readonly keepContact: (contact: Contact) => void;
  readonly go: (step: CheckoutStep) => void;
  /** On top of the page, until it is closed or the step changes (ERR-38). */
  readonly report: (message: string) => void;
  /** As a toast where the notice says so, else on top of the page. */
  readonly notify: (notice: Notice) => void;
  readonly explain: (failure: CheckoutFailure, operation: Operation) => void;
};
