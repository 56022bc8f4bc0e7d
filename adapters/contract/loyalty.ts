import * as t from 'io-ts';
import { endpoint } from './endpoint.ts';
import { CartWire } from './wire/cart.codec.ts';
import { VouchersWire } from './wire/loyalty.codec.ts';
import { nothing, secret, strictRecord } from './wire/primitives.codec.ts';

/** Vouchers and rewards of the loyalty program. A separate group, because most shoppers never use them. */
export const loyalty = {
  /** No vouchers for a shopper who is not a member of the program. */
  vouchers: endpoint({
    id: 'API-046',
    name: 'vouchers',
    method: 'GET',
    path: 'loyalty/vouchers',
    query: nothing,
    body: nothing,
    reply: VouchersWire,
  }),
  /**
   * OPEN: `rewardId` is what the shopper types, a code or the number of a reward card with its PIN, or the id of a reward
   * in `appliedRewards`.
   */
  applyReward: endpoint({
    id: 'API-027',
    name: 'applyReward',
    method: 'PUT',
    path: 'cart/v1/cart/{basketId}/reward',
    query: nothing,
    body: strictRecord({ rewardId: secret(100), apply: t.boolean }, { pin: secret(20) }),
    reply: CartWire,
    rate: 'money',
    versioned: true,
  }),
} as const;
