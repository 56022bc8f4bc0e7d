import type { ApiFailure } from '../failures/api-failure.ts';
import { placeNotice } from '../failures/placement.ts';
import { recoveryOf } from '../failures/recovery.ts';
import { present } from '../kernel/present.ts';
import type { Notice } from '../notifications/notice.ts';
import type { CheckoutStep } from './checkout.ts';
import { isUnderWay } from './under-way.ts';

/** The step where the shopper can correct what an order was refused for. */
const steps: { readonly [errorId: string]: CheckoutStep } = {
  PAY400: 'billing',
  PAY401: 'shipping',
  PYT400: 'billing',
  PYT402: 'billing',
  PYT404: 'billing',
  FE309: 'billing',
  BIL400: 'billing',
  BILL410: 'billing',
  SHP404: 'shipping',
  SHP500: 'shipping',
};

/** What follows a refused order. `step` is undefined where the shopper stays at the summary. */
type OrderRefusal = {
  readonly notice: Notice;
  readonly step?: CheckoutStep;
  /** The cart is read again before anything is said; it may lead to an earlier step (CHK-26). */
  readonly readsCart: boolean;
  /** No answer, one of a proxy, or an order that is still being placed: it may have been placed, and is not called refused. */
  readonly isUnknown: boolean;
};

/** What follows when preparing or placing an order fails, by id and status (CHK-26 to CHK-28, ERR-25 to ERR-28, PR-37). `language` is the site's. */
export const orderRefusal = (failure: ApiFailure, language: string): OrderRefusal => ({
  notice: placeNotice('order', failure, { language }),
  readsCart: recoveryOf(failure.errorId) === 'cart-read-again',
  isUnknown: isUnderWay(failure) || failure.status === 0 || failure.status >= 502,
  ...present({ step: Object.hasOwn(steps, failure.errorId) ? steps[failure.errorId] : undefined }),
});
