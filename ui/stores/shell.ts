import type { Dialogs, Navigation, Toasts } from '#ui/kernel/shell-ports.ts';
import type { CartStore } from './cart-store.ts';

/** What the shell hands to presenters. */
export type Shell = {
  readonly navigation: Navigation;
  readonly dialogs: Dialogs;
  readonly toasts: Toasts;
  readonly cart: CartStore;
};
