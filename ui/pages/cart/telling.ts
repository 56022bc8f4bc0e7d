import type { CartRejection } from '#core/cart/cart-rejection.ts';
import type { Cart } from '#core/cart/cart.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { placeNotice } from '#core/failures/placement.ts';
import type { Notice } from '#core/notifications/notice.ts';

/** What the page says by itself when something is refused, in the shopper's language. */
export type RefusalTexts = {
  readonly changedElsewhere: string;
  readonly atMost: (max: number) => string;
  readonly unsound: string;
};

/** What a no means for the page: which cart stands now, what is said where, and whether the cart is to be read again. */
type Telling = {
  readonly cart?: Cart;
  readonly atLine?: string;
  readonly onTop?: string;
  readonly toast?: Notice;
  readonly isStale?: boolean;
};

type Circumstances = {
  readonly texts: RefusalTexts;
  readonly language: string;
  /** The line that was to change. */ readonly itemId?: string;
};

const refused = (failure: ApiFailure, { language, itemId }: Circumstances): Telling => {
  const told = placeNotice('cart-line', failure, { language, ...(itemId === undefined ? {} : { itemId }) });
  if (told.placement === 'item') return { atLine: told.message };
  return told.placement === 'top' ? { onTop: told.message } : { toast: told };
};

/** Every no of the cart, by its tag (ERR-24, CART-04). */
export const tellingOf = (failure: CartFailure | CartRejection, circumstances: Circumstances): Telling => {
  const { texts } = circumstances;
  switch (failure._tag) {
    case 'CartChanged':
      return { cart: failure.cart, onTop: texts.changedElsewhere };
    case 'QuantityAboveLimit':
      return { atLine: texts.atMost(failure.max) };
    case 'CartUnsound':
      return { onTop: texts.unsound };
    case 'ItemNotInCart':
    case 'QuantityFixed':
    case 'QuantityInvalid':
      return { isStale: true };
    case 'CartNotFound':
      return { ...refused(failure.failure, circumstances), isStale: true };
    case 'ApiFailure':
      return refused(failure, circumstances);
  }
};
