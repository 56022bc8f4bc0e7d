import type { FailureTexts } from '#core/failures/failure-texts.ts';
import type { SharedState } from '#core/notifications/ports/other-tabs.ts';
import type { Dialogs, NavigationPort, Toasts } from '#ui/kernel/shell-ports.ts';
import type { CartStore } from './cart-store.ts';

/** The services of the document that presenters get. */
export type Shell = {
  readonly navigation: NavigationPort;
  readonly dialogs: Dialogs;
  readonly toasts: Toasts;
  readonly cart: CartStore;
  /**
   * The texts of failures in the site's language. They load with the engine, so call this only while handling its
   * results.
   */
  readonly failureTexts: () => FailureTexts;
  /** Notifies the other tabs that `state` has changed. */
  readonly notifyTabs: (state: SharedState) => void;
};
