import type { Cart } from '#core/cart/cart.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { ChallengeEnd } from '#core/checkout/challenge.ts';
import type { Notice } from '#core/notifications/notice.ts';

/** Going places. Presenters meet only this, never the router. Paths come without the locale. */
export type Navigation = {
  readonly go: (path: string) => void;
  /** Without a new history entry. */
  readonly replace: (path: string) => void;
  /** By a document load: into checkout and out of it, so that no earlier script and policy stay alive. */
  readonly load: (path: string) => void;
};

/** Names of the dialogs and what each takes. */
type DialogProps = {
  readonly 'mini-cart': { readonly addedItemId?: string };
  readonly menu: Record<string, never>;
  readonly filters: Record<string, never>;
  readonly 'three-ds-challenge': {
    readonly challengeId: string;
    readonly origin: string;
    readonly onSettled: (end: ChallengeEnd) => void;
  };
};
export type DialogName = keyof DialogProps;

/** A name with what its dialog takes. */
export type OpenDialog = { readonly [Name in DialogName]: readonly [name: Name, props: DialogProps[Name]] }[DialogName];

export type Dialogs = {
  readonly open: (...dialog: OpenDialog) => void;
  readonly close: (name: DialogName) => void;
  /** Fetches a dialog's code before it is needed. */
  readonly prepare: (name: 'mini-cart' | 'three-ds-challenge') => void;
};

export type ToastAction = { readonly label: string; readonly act: () => void };

/** Short messages to the shopper. Same titles are one toast. */
export type Toasts = {
  readonly show: (toast: {
    readonly title: string;
    readonly text?: string;
    readonly tone: 'success' | 'error' | 'info';
    readonly persistent?: boolean;
    readonly action?: ToastAction;
  }) => void;
  readonly notice: (notice: Notice) => void;
  /** Closes the toast with this title, shown or waiting: what it says or offers no longer holds. */
  readonly close: (title: string) => void;
};

/** Called with what a read of the cart has brought: the cart, if there is one, or why it could not be read. */
export type CartReader = {
  readonly done: (cart: Cart | undefined) => void;
  readonly failed: (failure: CartFailure) => void;
};

/** The shopper as the shell knows them, after hydration. */
export type Shopper = {
  /** undefined: not known yet; null: there is none. */
  readonly cart: Cart | null | undefined;
  readonly units: number;
  /** Reads the cart, together with those who are reading it already: a page and the header ask once (CART-42). */
  readonly readCart: (reader: CartReader) => void;
  /** A page that changed the cart shows it to the header, too. */
  readonly showCart: (cart: Cart | null) => void;
  /** Counts units that are on their way into the cart at once; the answer takes them back, when the service's own count is there or there is none. */
  readonly expectUnits: (units: number) => () => void;
};

/** What a presenter may be handed from the shell. */
export type Shell = {
  readonly navigation: Navigation;
  readonly dialogs: Dialogs;
  readonly toasts: Toasts;
  readonly shopper: Shopper;
};
