import { place, type Ready } from '#test/support/commerce/guest-checkout.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';

const MOST_PRESSES = 30;

/**
 * Places the order again while the service is overloaded: a 503 means that nothing was started, or that the outcome can
 * be read under the same key.
 */
export const placeOnceServed = async (shopper: Shopper, order: Ready): ReturnType<typeof place> => {
  let answer = await place(shopper, order);
  for (let presses = 1; presses < MOST_PRESSES && answer.status === 503 && answer.errorId === 'GEN500'; presses += 1)
    answer = await place(shopper, order);
  return answer;
};
