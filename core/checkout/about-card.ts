import type { CartFailure } from '../cart/ports/cart-gateway.ts';
import type { ApiFailure } from '../failures/api-failure.ts';

/** Whether a refusal is about the card, which is corrected in its field: an expired card (FE309, PAY-16). */
export const isAboutCard = (failure: CartFailure): failure is ApiFailure =>
  failure._tag === 'ApiFailure' && failure.errorId === 'FE309';
