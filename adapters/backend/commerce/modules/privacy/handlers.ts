import type * as t from 'io-ts';
import { privacy as operations, type privacy } from '#adapters/contract/privacy.ts';
import type { Admission } from '#adapters/backend/commerce/kernel/admission.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { isRefusal, notFound, overloaded, refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import {
  consumerOf,
  replyWith,
  type CallContext,
  type GroupHandlers,
} from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { normalizedEmail } from '#adapters/backend/commerce/kernel/normalized-email.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { readAccount, type AccountRecord } from '../account/account-records.ts';
import { refuseWrongPassword } from '../account/check-password.ts';
import { deleteAccount, type DeletionParts } from './delete-account.ts';
import { countOpen, hasDataRequest, insertDataRequest, readPersonalData } from './privacy-records.ts';

const profileNotFound = refusal(404, 'PRO404');
const notOwnAddress = refusal(400, 'PRO400');

type PrivacyParts = Pick<DeletionParts, 'forgetCards'> & {
  /** Limits the hashing of passwords. */
  readonly admitHashing: Admission;
  /** The orders of a member that can still be returned. */
  readonly listReturnable: (
    consumerId: string,
  ) => Promise<NonNullable<t.TypeOf<typeof operations.view.reply>['returnableOrders']>>;
};

/** Copy of personal data (API-065), and deletion of the account. */
export const makePrivacyHandlers = (
  context: CommerceContext,
  { admitHashing, forgetCards, listReturnable }: PrivacyParts,
): GroupHandlers<typeof privacy> => {
  const { db } = context.database;
  const accountOf = async (call: CallContext): Promise<AccountRecord> => {
    const found = await readAccount(db, consumerOf(call).consumerId);
    if (found === undefined) throw profileNotFound;
    return found;
  };

  return {
    requestCopy: async (call) => {
      const { consumerId, email } = await accountOf(call);
      if (normalizedEmail(call.body.email) !== email) return notOwnAddress;
      return runIdempotent(context, keyedCall('privacy.requestCopy', call), {
        reply: operations.requestCopy.reply,
        command: async (tx) => {
          const requestId = newId();
          await insertDataRequest(tx, { requestId, consumerId });
          return replyWith({ requestId }, {});
        },
      });
    },

    /** Read in one transaction, so that the tables belong together. */
    copy: async (call) => {
      const { consumerId, email, emailVerifiedAt } = await accountOf(call);
      const { requestId } = call.params;
      if (!(await hasDataRequest(db, { requestId, consumerId }))) return notFound;
      const owner = { consumerId, email, isEmailVerified: emailVerifiedAt !== null };
      return withTransaction(db, (tx) => readPersonalData(tx, owner));
    },

    view: async (call) => {
      const { consumerId } = consumerOf(call);
      return { ...(await countOpen(db, consumerId)), returnableOrders: await listReturnable(consumerId) };
    },

    deleteAccount: async (call) => {
      const account = await accountOf(call);
      const { consumerId } = account;
      const typed = { request: call.request, account, password: call.body.password };
      const checked = await admitHashing(async () => (await refuseWrongPassword(db, typed)) ?? 'right');
      if (checked === undefined) return overloaded;
      if (isRefusal(checked)) return checked;
      return (
        (await deleteAccount({ context, forgetCards }, { consumerId, site: call.site })) ??
        replyWith<unknown>(undefined, { status: 204 })
      );
    },
  };
};
