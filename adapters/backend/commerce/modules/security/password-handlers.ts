import { sql } from 'kysely';
import { security as operations, type security } from '#adapters/contract/security.ts';
import { isEmail } from '#core/validation/text-rules.ts';
import { bearerOf } from '#adapters/backend/commerce/kernel/access.ts';
import type { Admission } from '#adapters/backend/commerce/kernel/admission.ts';
import { refuseBot } from '#adapters/backend/commerce/kernel/bot-check.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { isRefusal, overloaded, refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, replyWith, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import {
  keyedCall,
  runIdempotent,
  keyReused,
  storedResponse,
} from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { normalizedEmail } from '#adapters/backend/commerce/kernel/normalized-email.ts';
import { digestOf, newToken } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import { countCall } from '#adapters/backend/commerce/kernel/rates/rate-records.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { clearAllAttempts, findAccount, readAccount } from '../account/account-records.ts';
import { refuseWrongPassword } from '../account/check-password.ts';
import { findFamily } from '../session/sign-in-records.ts';
import { hashNewPassword, refuseWeak, replacePassword } from './replace-password.ts';
import { consumeSentCode, deleteSentCodes, insertSentCode, isSentCodeValid } from './sent-code-records.ts';

const notChanged = refusal(409, 'AUT452');
const linkExpired = refusal(400, 'AUT402');
const profileNotFound = refusal(404, 'PRO404');

/** Reset e-mails to one address; further requests are answered as usual, but send nothing. */
const MOST_RESETS = { count: 5, seconds: 60 * 60 } as const;

type PasswordHandlers = Pick<
  GroupHandlers<typeof security>,
  'changePassword' | 'requestReset' | 'checkReset' | 'confirmReset'
>;

/** The code of a link to reset the password of an address. */
const sentCodeOf = ({ email, code }: { readonly email: string; readonly code: string }) =>
  ({ codeHash: digestOf(code), identityHash: digestOf(normalizedEmail(email)), purpose: 'reset' }) as const;

/** Change and reset of passwords (AUTH-19 to AUTH-23). `admit` limits the hashing of passwords. */
export const makePasswordHandlers = (context: CommerceContext, admit: Admission): PasswordHandlers => {
  const { db } = context.database;

  return {
    changePassword: async (call) => {
      const { oldPassword, newPassword } = call.body;
      const { consumerId } = consumerOf(call);
      const keyed = keyedCall('security.changePassword', call, []);
      const replayed = await storedResponse(context, keyed, operations.changePassword.reply);
      const weak = refuseWeak(newPassword);
      if (weak !== undefined) return replayed === undefined ? weak : keyReused;
      const account = await readAccount(db, consumerId);
      if (account === undefined) return profileNotFound;
      const refuseWrong = (typed: string) =>
        refuseWrongPassword(db, { request: call.request, account, password: typed });
      if (replayed !== undefined) {
        // A key is stored without a digest of passwords: whether the call is the same shows in the password it has set.
        const repeated = await admit(async () => (await refuseWrong(newPassword)) ?? replayed);
        if (repeated === undefined) return overloaded;
        return isRefusal(repeated) && repeated.errorId === 'AUT450' ? keyReused : repeated;
      }
      const newHash = await admit(
        async () => (await refuseWrong(oldPassword)) ?? hashNewPassword(db, account, newPassword),
      );
      if (newHash === undefined) return overloaded;
      if (isRefusal(newHash)) return newHash;
      const currentFamilyId = await findFamily(db, digestOf(bearerOf(call.request) ?? ''));
      return runIdempotent(context, keyed, {
        reply: operations.changePassword.reply,
        command: async (tx) => {
          const current = currentFamilyId === undefined ? {} : { currentFamilyId };
          if (!(await replacePassword(tx, account, { newHash, site: call.site, ...current }))) throw notChanged;
          await deleteSentCodes(tx, { identityHash: digestOf(account.email), purpose: 'reset' });
          return replyWith<unknown>(undefined, { status: 204 });
        },
      });
    },

    /** Runs the same statements for an unknown address, so that neither reply nor time distinguishes it (AUTH-21). */
    requestReset: async ({ site, body }) => {
      const bot = refuseBot(body.captchaToken);
      if (bot !== undefined) return bot;
      const done = replyWith<unknown>(undefined, { status: 204 });
      if (!isEmail(body.email)) return done;
      const identity = normalizedEmail(body.email);
      const identityHash = digestOf(identity);
      const { count, seconds } = MOST_RESETS;
      if ((await countCall(db, { consumerId: identityHash, rate: 'reset', seconds })).calls > count) return done;
      const account = await findAccount(db, identity);
      const code = newToken();
      const codeHash = digestOf(code);
      await withTransaction(db, async (tx) => {
        await insertSentCode(tx, { codeHash, identityHash, purpose: 'reset' });
        await sql`savepoint message`.execute(tx);
        await enqueueMessage(tx, {
          kind: 'password-reset',
          params: { email: identity, code },
          to: identity,
          siteId: site.siteId,
          locale: site.locale,
          key: `password-reset ${codeHash}`,
        });
        await sql`${sql.raw(account === undefined ? 'rollback to' : 'release')} savepoint message`.execute(tx);
      });
      return done;
    },

    checkReset: async ({ body }) =>
      (await isSentCodeValid(db, sentCodeOf(body))) ? replyWith<unknown>(undefined, { status: 204 }) : linkExpired,

    /**
     * The code stays valid if the new password is refused. A reset unlocks the account on every device, and verifies
     * its address.
     */
    confirmReset: async ({ site, body }) => {
      const weak = refuseWeak(body.newPassword);
      if (weak !== undefined) return weak;
      const identity = normalizedEmail(body.email);
      const sent = sentCodeOf(body);
      const { identityHash } = sent;
      const account = (await isSentCodeValid(db, sent)) ? await findAccount(db, identity) : undefined;
      if (account === undefined) return linkExpired;
      // A call that has waited for another one with the same code ends without a hash.
      const newHash = await admit(async () =>
        (await isSentCodeValid(db, sent)) ? hashNewPassword(db, account, body.newPassword) : linkExpired,
      );
      if (newHash === undefined) return overloaded;
      if (isRefusal(newHash)) return newHash;
      return withTransaction(db, async (tx) => {
        if (!(await consumeSentCode(tx, sent))) throw linkExpired;
        if (!(await replacePassword(tx, account, { newHash, site }))) throw notChanged;
        await deleteSentCodes(tx, { identityHash, purpose: 'reset' });
        await clearAllAttempts(tx, { identityHash, consumerId: account.consumerId });
        await tx
          .updateTable('account')
          .set({ emailVerifiedAt: sql<Date>`coalesce(email_verified_at, now())` })
          .where('consumerId', '=', account.consumerId)
          .execute();
        return replyWith<unknown>(undefined, { status: 204 });
      });
    },
  };
};
