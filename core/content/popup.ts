import type { PageType } from '../site/page-type.ts';
import type { Target } from './target.ts';
import type { RichText } from './rich-text.ts';
import type { StorageKey } from '../site/storage-key.ts';

/** A pop-up of the site (POP-07). `delay` is in milliseconds. */
export type PopUp = {
  readonly id: string;
  readonly name: string;
  readonly delay?: number;
  readonly title: string;
  readonly minimizedTitle?: string;
  readonly maximizedTitle?: string;
  readonly disclaimer?: RichText;
  readonly colors?: { readonly text?: string; readonly background?: string };
  readonly logo?: { readonly url: string; readonly alt: string };
  readonly logoSize: keyof typeof popUpLogoHeights;
  readonly targets: readonly Target[];
};

/** Default delay before a pop-up expands (POP-05, CFG-14). */
export const DEFAULT_EXPAND_MS = 2000;
/** Heights of the logo in rem (POP-08, CFG-14). */
export const popUpLogoHeights = { small: 1.125, large: 1.625 } as const;
/** Storage key of the dismissed ids (POP-03). */
export const DISMISSED_KEY = 'dismissedPopups' satisfies StorageKey;
/** Key in the storage of a session: the shopper has minimized or closed a pop-up, so none expands by itself again. */
export const QUIET_KEY = 'quietPopups' satisfies StorageKey;

type PopUpKind = 'newsletter' | 'account';

/**
 * A name that contains `newsletter`, in any case, is a newsletter pop-up; all others are account pop-ups (POP-06,
 * AMB-66).
 */
export const popUpKind = (name: string): PopUpKind =>
  name.toLowerCase().includes('newsletter') ? 'newsletter' : 'account';

/** Milliseconds until it expands; the default if the delay is missing or negative (POP-10). */
export const expandDelay = (delay: number | undefined): number =>
  delay !== undefined && delay >= 0 ? delay : DEFAULT_EXPAND_MS;

/** Pages without pop-ups (POP-11). */
const quietPages: ReadonlySet<PageType> = new Set(['Checkout', 'Order Confirmation']);

export type PopUpVisit = { readonly pageType: PageType; readonly isWebview: boolean; readonly isMember: boolean };

/**
 * Pop-ups are hidden on checkout, order confirmation and in the app; account pop-ups are hidden for members (POP-11).
 */
export const maySee = (popUp: Pick<PopUp, 'name'>, { pageType, isWebview, isMember }: PopUpVisit): boolean =>
  !quietPages.has(pageType) && !isWebview && !(isMember && popUpKind(popUp.name) === 'account');

/**
 * The first pop-up that was not dismissed (POP-01). The caller filters those that this visit may not see.
 * Law: opening and closing n distinct pop-ups shows each once, in order, then none (PR-29).
 */
export const nextPopUp = <Any extends { readonly id: string }>(
  popUps: readonly Any[],
  dismissed: readonly string[],
): Any | undefined => popUps.find(({ id }) => !dismissed.includes(id));

/**
 * Adds an id to the dismissed ones (POP-02).
 * Law: the dismissed list never loses or repeats an id (PR-29).
 */
export const dismiss = (dismissed: readonly string[], id: string): readonly string[] =>
  dismissed.includes(id) ? dismissed : [...dismissed, id];

/**
 * Reads the dismissed ids; unreadable text counts as none.
 * Law: what was remembered is read back (POP-03).
 */
export const parseDismissed = (text: string | undefined): readonly string[] => {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(read) ? [...new Set(read.filter((id): id is string => typeof id === 'string'))] : [];
  } catch {
    // Unreadable text in storage counts as no dismissals.
    return [];
  }
};
