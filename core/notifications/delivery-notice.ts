import { flashText } from '../cart/flash-text.ts';
import type { CartFlash } from '../cart/flash.ts';

/** A change of delivery that the shopper is told of at the page top (CART-35). The flag tells one notice from another. */
export type DeliveryNotice = { readonly flag: string; readonly message: string; readonly placement: 'top' };

/** The notices in sight, and the flags that the shopper has dismissed while they are still being told. */
export type DeliveryNotices = { readonly shown: readonly DeliveryNotice[]; readonly dismissed: readonly string[] };

const none: DeliveryNotices = { shown: [], dismissed: [] };

/** A flag that nobody knows has no text, so it is ignored (CART-36). */
const noticeOf = (flash: CartFlash, language: string): readonly DeliveryNotice[] => {
  if (flash._tag !== 'DeliveryChanged') return [];
  const message = flashText(flash, language);
  return message === undefined ? [] : [{ flag: flash.flag, message, placement: 'top' }];
};

/**
 * What a cart's answer tells of its delivery. A notice stays until it is dismissed, also when later answers say nothing of it;
 * a dismissed one does not come back while answers still repeat it, and is told anew after an answer without it.
 * Law: each flag has one notice, and it leaves by being dismissed alone (CHK-35).
 */
const hear = (
  notices: DeliveryNotices,
  flashes: readonly CartFlash[],
  { language }: { readonly language: string },
): DeliveryNotices => {
  const told = flashes.flatMap((flash) => noticeOf(flash, language));
  const dismissed = notices.dismissed.filter((flag) => told.some((notice) => notice.flag === flag));
  const known = [...notices.shown.map(({ flag }) => flag), ...dismissed];
  const fresh = told.filter(
    ({ flag }, index) => !known.includes(flag) && told.findIndex((one) => one.flag === flag) === index,
  );
  return { shown: [...notices.shown, ...fresh], dismissed };
};

const dismiss = ({ shown, dismissed }: DeliveryNotices, flag: string): DeliveryNotices =>
  shown.some((notice) => notice.flag === flag)
    ? { shown: shown.filter((notice) => notice.flag !== flag), dismissed: [...dismissed, flag] }
    : { shown, dismissed };

export const DeliveryNotices = { none, hear, dismiss } as const;
