import type { ChallengeEnd } from '#core/checkout/challenge.ts';
import type { Notice } from '#core/notifications/notice.ts';
import type { SiteChoice } from './page-data.ts';

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

/** Props of a dialog that an address opens: the texts of its query (RTE-18). */
export type AddressProps = { readonly [name: string]: string };

/** Dialog names and their props. */
export type DialogProps = {
  readonly 'mini-cart': { readonly addedItemId?: string };
  readonly 'three-ds-challenge': {
    readonly challengeId: string;
    readonly origin: string;
    readonly onSettled: (end: ChallengeEnd) => void;
  };
  readonly 'sign-in': AddressProps;
  readonly 'sign-up': AddressProps;
  readonly 'forgot-password': AddressProps;
  readonly enrollment: AddressProps;
  readonly 'pay-later': AddressProps;
  readonly 'employee-terms': object;
  readonly location: { readonly offered: SiteChoice };
  readonly 'sign-in-confirmation': object;
  readonly welcome: object;
};
export type DialogName = keyof DialogProps;

/** What every dialog of the registry gets beside its own props. */
export type DialogControl = { readonly onClose: () => void };

/** A dialog's name with its props. */
export type OpenDialog<Name extends DialogName = DialogName> = {
  readonly [Each in Name]: readonly [name: Each, props: DialogProps[Each]];
}[Name];

export type Dialogs = {
  readonly open: (...dialog: OpenDialog) => void;
  readonly close: (name: DialogName) => void;
  /**
   * Opens the dialog of a link such as `#modal-sign-in`: the address gets the link, so that Back closes the dialog
   * (RTE-18). Does nothing before the page is hydrated.
   */
  readonly openLink: (href: string) => void;
  /** Loads the code of a dialog ahead of its use. */
  readonly prepare: (name: DialogName) => void;
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
