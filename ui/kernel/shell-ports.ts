import type { ChallengeEnd } from '#core/checkout/challenge.ts';
import type { Notice } from '#core/notifications/notice.ts';

/** Going places. Presenters meet only this, never the router. Paths come without the locale. */
export type Navigation = {
  readonly go: (path: string) => void;
  /** Without a new history entry. */
  readonly replace: (path: string) => void;
  /** By a document load: into checkout and out of it, so that no earlier script and policy stay alive. */
  readonly load: (path: string) => void;
  /** By a document load without a new history entry: the entries after this one stay within reach of Forward. */
  readonly loadInstead: (path: string) => void;
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
