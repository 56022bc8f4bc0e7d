import { profile as operations, type profile } from '#adapters/contract/profile.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { isRefusal, refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, replyWith, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { isPhoneTaken, readAccount } from '../account/account-records.ts';
import { profileWire } from '../account/profile-wire.ts';
import { checkedChanges } from './checked-changes.ts';
import { updateProfile } from './profile-records.ts';

const notFound = refusal(404, 'PRO404');
const phoneTaken = refusal(409, 'PRO414');

/** Changes of a member's profile (API-042). */
export const makeProfileHandlers = (context: CommerceContext): GroupHandlers<typeof profile> => ({
  /** Refusals leave the whole profile unchanged. */
  change: async (call) => {
    const { consumerId } = consumerOf(call);
    const today = new Date(context.now()).toISOString().slice(0, 10);
    const changes = checkedChanges(call.body, { country: call.site.country, today });
    if (isRefusal(changes)) return changes;
    return runIdempotent(context, keyedCall('profile.change', call), {
      reply: operations.change.reply,
      command: async (tx) => {
        if (await isPhoneTaken(tx, { phoneKey: changes.phoneKey ?? null, consumerId })) throw phoneTaken;
        await updateProfile(tx, consumerId, changes);
        const changed = await readAccount(tx, consumerId);
        if (changed === undefined) throw notFound;
        return replyWith(profileWire(changed), {});
      },
    });
  },
});
