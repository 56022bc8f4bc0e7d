import { rewardForm } from '#core/loyalty/reward.ts';
import { cleaned } from '#core/validation/form.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { isRefusal, refusal, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, type CallContext } from '#adapters/backend/commerce/kernel/handler.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { todayOf } from './gift-cards.ts';
import { findTypedAccount } from './find-typed.ts';
import type { PrepaidAccount } from './prepaid-records.ts';

/** Also for a wrong PIN and a reward of another member, which the answer must not reveal. */
export const notAReward = refusal(400, 'REW130');
const expired = refusal(400, 'REW135');
export const rewardUsed = refusal(400, 'REW140');
/** Rewards and points of members, asked for by a guest. */
export const signInForRewards = refusal(403, 'REW401');

/** What is typed, or the id of a member's own reward. */
type NamedReward = { readonly rewardId: string; readonly pin?: string | undefined };

/** The code of a reward as it is stored. */
export const typedReward = ({ rewardId, pin = '' }: NamedReward): { readonly code: string; readonly pin: string } => {
  const { rewardCode: code = '', rewardPin = '' } = cleaned(rewardForm, { rewardCode: rewardId, rewardPin: pin });
  return { code, pin: rewardPin };
};

const methods = ['REWARD_CODE', 'REWARD_CARD'] as const;

/**
 * The reward that a shopper names, in the currency of the site. REW130 for an unknown one, a wrong PIN, another currency
 * or another member's; REW401 if a guest names the reward of a member; 429 API400 after five wrong PINs for it, or too many
 * tries by one shopper or network that name no reward.
 */
export const findReward = async (
  context: Pick<CommerceContext, 'database'>,
  named: NamedReward,
  call: CallContext,
): Promise<PrepaidAccount | Refusal> => {
  const { consumerId, grants } = consumerOf(call);
  const own = await context.database.db
    .selectFrom('prepaidAccount')
    .selectAll()
    .where('method', 'in', methods)
    .where('accountId', '=', named.rewardId)
    .where('consumerId', '=', consumerId)
    .executeTakeFirst();
  const { code: number, pin } = typedReward(named);
  const reward = own ?? (await findTypedAccount(context, { number, pin }, { call, methods })) ?? notAReward;
  if (isRefusal(reward)) return reward;
  if (reward.consumerId !== null && reward.consumerId !== consumerId)
    return grants.includes('guest') ? signInForRewards : notAReward;
  return reward.currency === call.site.currency ? reward : notAReward;
};

/** Why a reward cannot pay now: REW130 if it is not active, REW135, REW140; undefined if it can. */
export const refusalOfReward = (
  { isActive, expiresOn, balance, held }: PrepaidAccount,
  { site, now }: { readonly site: Pick<CommerceSite, 'timeZone'>; readonly now: number },
): Refusal | undefined => {
  if (!isActive) return notAReward;
  if (expiresOn !== null && expiresOn < todayOf(site, now)) return expired;
  return balance > held ? undefined : rewardUsed;
};
