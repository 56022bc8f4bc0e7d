import type { ChallengeEnd } from '#core/checkout/challenge.ts';
import type { Notice } from '#core/notifications/notice.ts';

/** Navigation port of presenters, which do not know the router. Paths have no locale. */
export type NavigationPort = {
  readonly go: (path: string) => void;
  /** Replaces the history entry. */
  readonly replace: (path: string) => void;
  /** Loads a document: used to enter and leave checkout, so that scripts and content security policy are replaced. */
  readonly load: (path: string) => void;
  /** Loads a document in place of the current history entry, so that the Forward button keeps its entries. */
  readonly loadInstead: (path: string) => void;
};

/** Dialog names and their props. */
type DialogProps = {
  readonly 'mini-cart': { readonly addedItemId?: string };
  readonly 'three-ds-challenge': {
    readonly challengeId: string;
    readonly origin: string;
    readonly onSettled: (end: ChallengeEnd) => void;
  };
};
export type DialogName = keyof DialogProps;

/** A dialog's name with its props. */
export type OpenDialog = { readonly [Name in DialogName]: readonly [name: Name, props: DialogProps[Name]] }[DialogName];

export type Dialogs = {
  readonly open: (...dialog: OpenDialog) => void;
  readonly close: (name: DialogName) => void;
  /** Loads the code of a dialog ahead of its use. */
  readonly prepare: (name: 'mini-cart' | 'three-ds-challenge') => void;
};

export type ToastAction = { readonly label: string; readonly act: () => void };

/** Short messages to the shopper. Toasts with equal titles are merged. */
export type Toasts = {
  readonly show: (toast: {
    readonly title: string;
    readonly text?: string;
    readonly tone: 'success' | 'error' | 'info';
    readonly persistent?: boolean;
    readonly action?: ToastAction;
  }) => void;
  readonly notice: (notice: Notice) => void;
  /** Closes the toast with this title, shown or queued, because its message or action is no longer valid. */
  readonly close: (title: string) => void;
};
