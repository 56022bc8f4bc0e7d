import type { FailureTexts } from '#core/failures/failure-texts.ts';
import type { SharedState } from '#core/notifications/ports/other-tabs.ts';
import type { Dialogs, Navigation, Toasts } from '#ui/kernel/shell-ports.ts';
import type { CartStore } from './cart-store.ts';

/** What the shell hands to presenters. */
export type Shell = {
  readonly navigation: Navigation;
  readonly dialogs: Dialogs;
  readonly toasts: Toasts;
  readonly cart: CartStore;
  /** The texts of failures in the site's language. They come with the engine: for what follows from its results. */
  readonly failureTexts: () => FailureTexts;
  /** Notifies the other tabs that this one has changed `state`. */
  readonly notifyTabs: (state: SharedState) => void;
};
