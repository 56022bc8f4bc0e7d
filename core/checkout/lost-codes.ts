import type { Cart } from '../cart/cart.ts';

type WithCodes = Pick<Cart, 'coupons'>;

/** Ids of the codes that took something off before and do not now, such as one that the mailbox has used (PRM175). */
export const lostCodes = (before: WithCodes, after: WithCodes): readonly string[] =>
  after.coupons.flatMap(({ id, status }) =>
    status !== 'APPLIED' && before.coupons.some((one) => one.id === id && one.status === 'APPLIED') ? [id] : [],
  );
