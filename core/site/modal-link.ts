import { formatQuery, parseQuery } from './query.ts';

/** The dialog that a link opens, with its props (RTE-17, RTE-18). */
type ModalLink<Id extends string = string> = {
  readonly dialogId: Id;
  readonly props: { readonly [key: string]: string };
};

const PATTERN = /^#modal-([A-Za-z0-9][A-Za-z0-9_-]*)(?:\?(.*))?$/s;

/** Whether a link opens a dialog on its page (RTE-17). */
export const isModalLink = (href: string): boolean => href.startsWith('#modal');

/**
 * Reads `#modal-{dialogId}` with optional `?k=v`. The first value of a repeated key counts; undefined for any other
 * form.
 */
export const parseModalLink = (href: string): ModalLink | undefined => {
  const [, dialogId, query = ''] = PATTERN.exec(href) ?? [];
  return dialogId === undefined ? undefined : { dialogId, props: Object.fromEntries(parseQuery(query).toReversed()) };
};

/**
 * The link that opens a dialog.
 * Law: a written dialog link reads back to the same dialog and the same props (RTE-18).
 */
export const formatModalLink = ({ dialogId, props }: ModalLink): string => {
  const query = formatQuery(Object.entries(props));
  return `#modal-${dialogId}${query === '' ? '' : `?${query}`}`;
};

/** The action of a link: opens a known dialog, is ignored with a warning for an unknown one, or navigates (RTE-18). */
type LinkAction<Id extends string> =
  | ({ readonly _tag: 'open-dialog' } & ModalLink<Id>)
  | { readonly _tag: 'unknown-dialog'; readonly href: string }
  | { readonly _tag: 'follow'; readonly href: string };

/**
 * The action of a pressed link.
 * Law: every link has exactly one action, and only one that starts with #modal stays on its page (RTE-17).
 */
export const linkAction = <Id extends string>(
  href: string,
  isDialog: (dialogId: string) => dialogId is Id,
): LinkAction<Id> => {
  if (!isModalLink(href)) return { _tag: 'follow', href };
  const { dialogId, props } = parseModalLink(href) ?? { dialogId: '', props: {} };
  return isDialog(dialogId) ? { _tag: 'open-dialog', dialogId, props } : { _tag: 'unknown-dialog', href };
};
