import type { CartRejection } from '#core/cart/cart-rejection.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { placeNotice } from '#core/failures/placement.ts';
import type { Notice } from '#core/notifications/notice.ts';

/** Messages of the page for refused changes, in the shopper's language. */
export type RefusalTexts = {
  readonly changedElsewhere: string;
  readonly atMost: (max: number) => string;
  readonly unsound: string;
};

/** The notice for a failure, its place, and whether the cart must be read again. */
type CartNotice = {
  readonly atLine?: string;
  readonly onTop?: string;
  readonly toast?: Notice;
  readonly isStale?: boolean;
};

type NoticeContext = {
  readonly texts: RefusalTexts;
  /** The line of the refused change. */
  readonly itemId?: string;
};

const refused = (failure: ApiFailure, { itemId }: NoticeContext): CartNotice => {
  const notice = placeNotice('cart-line', failure, itemId === undefined ? {} : { itemId });
  if (notice.placement === 'item') return { atLine: notice.message };
  return notice.placement === 'top' ? { onTop: notice.message } : { toast: notice };
};

/** Maps every failure of the cart to its notice (ERR-24, CART-04). */
export const cartNotice = (failure: CartFailure | CartRejection, context: NoticeContext): CartNotice => {
  const { texts } = context;
  switch (failure._tag) {
    case 'CartChanged':
      return { onTop: texts.changedElsewhere };
    case 'QuantityAboveLimit':
      return { atLine: texts.atMost(failure.max) };
    case 'CartUnsound':
      return { onTop: texts.unsound };
    case 'ItemNotInCart':
    case 'QuantityFixed':
    case 'QuantityInvalid':
      return { isStale: true };
    case 'CartNotFound':
      return { ...refused(failure.failure, context), isStale: true };
    case 'ApiFailure':
      return refused(failure, context);
  }
};
