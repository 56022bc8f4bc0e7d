import type { Notice, Placement } from '../notifications/notice.ts';
import type { ApiFailure } from './api-failure.ts';
import { families, placementOf, type ErrorId } from './error-catalog.ts';
import type { FailureTexts } from './failure-texts.ts';

/** The failed operation. `card`: saving a card; `form`: submitting a form with its own fields. */
export type FailedOperation = 'order' | 'cart-line' | 'cart' | 'card' | 'form' | 'other';

/**
 * Failures of placing an order that are shown at the page top, because the shopper can correct them (CHK-27, CHK-28,
 * ERR-28).
 */
export const topWhenOrdering: ReadonlySet<string> = new Set([
  'FE309',
  'PYT404',
  'SHP404',
  'BIL400',
  'BILL410',
  'PAY400',
  'PAY401',
  'PYT400',
  'PYT402',
  'BSK404',
  'SHP500',
  'INV405',
  'INV407',
  'INV409',
  'ORD430',
]);

/** The cart line of a failure; for a card, the texts. */
type FailureContext = { readonly itemId?: string; readonly texts?: Pick<FailureTexts, 'cardNotSaved'> };

type Place = (errorId: string, itemId: string | undefined) => Placement;

/** The place of a failure by the error catalog. Unknown ids, and line errors without a line, are toasts (ERR-37). */
const byCatalog: Place = (errorId, itemId) => {
  const placement = placementOf(errorId) ?? 'toast';
  return placement === 'item' && itemId === undefined ? 'toast' : placement;
};

/** The place of BSK404: its first occurrence is recovered without a message, so one that arrives here is shown. */
const aloud: Place = (errorId, itemId) => {
  const placement = byCatalog(errorId, itemId);
  return placement === 'silent' ? 'toast' : placement;
};

const places: { readonly [operation in FailedOperation]: Place } = {
  order: (errorId) => (topWhenOrdering.has(errorId) ? 'top' : 'persistent-toast'),
  'cart-line': aloud,
  cart: aloud,
  card: (errorId) => (errorId === 'PYT300' ? 'input' : 'top'),
  form: aloud,
  other: byCatalog,
};

/** The form field of an error id (PR-37, ERR-37); absent for errors that are not about one field. */
const fieldOfError: { readonly [errorId in ErrorId]?: string } = {
  ...Object.fromEntries(Object.keys(families.giftCard).map((errorId) => [errorId, 'cardNumber'])),
  AUT437: 'code',
  AUT438: 'code',
  AUT439: 'email',
  AUT442: 'phone',
  AUT444: 'phone',
  AUT450: 'oldPassword',
  AUT451: 'newPassword',
  AUT453: 'email',
  FE340: 'repeatedPassword',
  FE872: 'password',
  PRO410: 'birthDate',
  PRO411: 'birthDate',
  PRO412: 'email',
  PRO414: 'phone',
  PRO415: 'postalCode',
  REV410: 'text',
  SHP410: 'phone',
  SHP500: 'line1',
};

/**
 * The notice of a failure: message and placement (PR-37). Saving a card has one text for all failures except a
 * duplicate card (ERR-29).
 */
export const placeNotice = (
  operation: FailedOperation,
  failure: Pick<ApiFailure, 'errorId' | 'message'>,
  { itemId, texts }: FailureContext = {},
): Notice => {
  const placement = places[operation](failure.errorId, itemId);
  const message = (operation === 'card' && failure.errorId !== 'PYT300' && texts?.cardNotSaved) || failure.message;
  return {
    errorId: failure.errorId,
    message,
    placement,
    ...(placement === 'item' && itemId !== undefined ? { itemId } : {}),
  };
};

/**
 * The notice of a failed form (PR-37, ERR-37): placement `input` with its field, or without a field if the form does
 * not have it (shown above the fields); errors that are not about input are toasts.
 */
export const placeInForm = <Name extends string>(
  failure: Pick<ApiFailure, 'errorId' | 'message'>,
  { fields }: { readonly fields: readonly Name[] },
): Notice & { readonly field?: Name } => {
  const notice = placeNotice('form', failure);
  const asked = new Map<string, string>(Object.entries(fieldOfError)).get(failure.errorId);
  const field = fields.find((name) => name === asked);
  return notice.placement === 'input' && field !== undefined ? { ...notice, field } : notice;
};
