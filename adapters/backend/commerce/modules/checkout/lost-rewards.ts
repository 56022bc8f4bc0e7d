import { tenderEntryOf } from '#core/checkout/refused-tender.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { ShownInstrument } from '../cart/instrument-records.ts';
import type { CartParts } from '../cart/cart-wire.ts';
import { isRewardMethod } from '../order/replace-reward.ts';
import { readPrepaidAccount } from '../prepaid/prepaid-records.ts';
import { refusalOfReward, rewardUsed } from '../prepaid/rewards.ts';

/** `now` is in milliseconds since the epoch. */
type At = { readonly site: Pick<CommerceSite, 'timeZone'>; readonly now: number };

/** The rewards of a cart that cannot pay any longer: another order has used them, or they have expired. */
export const lostRewards = ({ instruments }: Pick<CartParts, 'instruments'>): readonly ShownInstrument[] =>
  instruments.filter(({ method, balance }) => isRewardMethod(method) && balance === 0);

/** Throws the refusal of the first reward of a cart that cannot pay any longer: REW130, REW135 or REW140. */
export const refuseLostRewards = async (db: Queries, parts: CartParts, at: At): Promise<void> => {
  const [lost] = lostRewards(parts);
  if (lost === undefined || lost.accountId === null) return;
  throw refusalOfReward(await readPrepaidAccount(db, lost.accountId), at) ?? rewardUsed;
};

/** Whether an order was refused because of a reward. */
export const isLostReward = ({ errorId }: Refusal): boolean => tenderEntryOf(errorId) === 'reward';
