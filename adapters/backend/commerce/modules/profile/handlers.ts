import { profile as operations, type profile } from '#adapters/contract/profile.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { isEmail, lengthOf, MAX_EMAIL_LENGTH } from '#core/validation/text-rules.ts';
import { badRequest, isRefusal, notVerified, refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, replyWith, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { normalizedEmail } from '#adapters/backend/commerce/kernel/normalized-email.ts';
import { isPhoneTaken, readAccount } from '../account/account-records.ts';
import { pointsAccountOf } from '../prepaid/points-account.ts';
import { readGuestProfile, readProfile } from '../account/read-profile.ts';
import { requestNewsletter, withdrawNewsletter } from '../subscriptions/newsletter-records.ts';
import { checkedChanges } from './checked-changes.ts';
import { updateProfile } from './profile-records.ts';

const invalid = refusal(400, 'PRO400');
const notFound = refusal(404, 'PRO404');
const invalidEmail = refusal(400, 'AUT453');
const phoneTaken = refusal(409, 'PRO414');

/** Changes of a profile (API-042), and requests for the newsletter (API-043). */
export const makeProfileHandlers = (context: CommerceContext): GroupHandlers<typeof profile> => ({
  /**
   * Refusals leave the whole profile unchanged. The values of a guest, who has no account, are checked and not stored.
   */
  change: async (call) => {
    const { consumerId, grants } = consumerOf(call);
    const { site, body } = call;
    const today = new Date(context.now()).toISOString().slice(0, 10);
    const changes = checkedChanges(body, { country: site.country, today });
    if (isRefusal(changes)) return changes;
    if ((body.subscriptions ?? []).some(({ channel, optin }) => channel !== 'email' || optin)) return badRequest;
    return runIdempotent(context, keyedCall('profile.change', call), {
      reply: operations.change.reply,
      command: async (tx) => {
        if (grants.includes('guest')) return replyWith(await readGuestProfile(tx, { consumerId, site }), {});
        const account = await readAccount(tx, consumerId);
        if (account === undefined) throw notFound;
        if (await isPhoneTaken(tx, { phoneKey: changes.phoneKey ?? null, consumerId })) throw phoneTaken;
        await updateProfile(tx, consumerId, changes);
        await pointsAccountOf(tx, { consumerId, currency: site.currency });
        for (const { recipient } of body.subscriptions ?? []) {
          if (normalizedEmail(recipient) !== account.email) throw invalid;
          if (account.emailVerifiedAt === null) throw notVerified;
          await withdrawNewsletter(tx, { email: account.email, site });
        }
        const changed = await readProfile(tx, { consumerId, site });
        if (changed === undefined) throw notFound;
        return replyWith(changed, {});
      },
    });
  },

  /** A member whose own address is verified is subscribed at once; for any other address its owner confirms. */
  create: async (call) => {
    const { consumerId } = consumerOf(call);
    const { site, body } = call;
    const { email } = body.consumerDetails;
    if (!isEmail(email) || lengthOf(email) > MAX_EMAIL_LENGTH) return invalidEmail;
    const identity = normalizedEmail(email);
    const isNewsletter = body.subscriptions.some(
      ({ type, channel, recipient, optin }) =>
        type === 'Newsletter' && channel === 'email' && optin && normalizedEmail(recipient) === identity,
    );
    if (!isNewsletter) return badRequest;
    return runIdempotent(context, keyedCall('profile.create', call), {
      reply: operations.create.reply,
      command: async (tx) => {
        const account = await readAccount(tx, consumerId);
        const isVerified = account?.email === identity && account.emailVerifiedAt !== null;
        await requestNewsletter(tx, { email: identity, site, consumerId, isVerified });
        return replyWith({ consumerId }, {});
      },
    });
  },
});
