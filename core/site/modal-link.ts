import { formatQuery, parseQuery } from './query.ts';

/** A dialog that a link asks for, with what it is opened with (RTE-17, RTE-18). */
export type ModalLink = { readonly dialogId: string; readonly props: { readonly [key: string]: string } };

const PATTERN = /^#modal-([A-Za-z0-9][A-Za-z0-9_-]*)(?:\?(.*))?$/s;

/** Whether a link opens a dialog on the page where it stands, instead of leading away (RTE-17). */
export const isModalLink = (href: string): boolean => href.startsWith('#modal');

/**
 * Reads `#modal-{dialogId}` with an optional `?k=v` part. The first value of a key counts; any other shape names no
 * dialog.
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

/**
 * What a link does: it opens a known dialog, is ignored with a warning because its dialog is unknown, or leads
 * somewhere (RTE-18).
 */
export type LinkAction =
  | ({ readonly _tag: 'open-dialog' } & ModalLink)
  | { readonly _tag: 'unknown-dialog'; readonly href: string }
  | { readonly _tag: 'follow'; readonly href: string };

/**
 * What pressing a link does.
 * Law: every link has exactly one action, and only one that starts with #modal stays on its page (RTE-17).
 */
export const linkAction = (href: string, isDialog: (dialogId: string) => boolean): LinkAction => {
  if (!isModalLink(href)) return { _tag: 'follow', href };
  const link = parseModalLink(href);
  return link !== undefined && isDialog(link.dialogId)
    ? { _tag: 'open-dialog', ...link }
    : { _tag: 'unknown-dialog', href };
};
