import { sql } from 'kysely';
import type { security } from '#adapters/contract/security.ts';
import { bearerOf } from '#adapters/backend/commerce/kernel/access.ts';
import type { Admission } from '#adapters/backend/commerce/kernel/admission.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { notFound, notVerified, refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import {
  consumerOf,
  replyWith,
  type CallContext,
  type GroupHandlers,
} from '#adapters/backend/commerce/kernel/handler.ts';
import { digestOf } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { tooManyRequests } from '#adapters/backend/commerce/kernel/rates/limit-calls.ts';
import { countCall } from '#adapters/backend/commerce/kernel/rates/rate-records.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { readAccount, type AccountRecord } from '../account/account-records.ts';
import { endSignIn, endSignIns, findFamily, listSignIns } from '../session/sign-in-records.ts';
import { makePasswordHandlers } from './password-handlers.ts';
import { checkTypedCode } from './sent-code-records.ts';
import { sendVerification } from './send-verification.ts';

const profileNotFound = refusal(404, 'PRO404');
const refusals = { wrong: refusal(400, 'AUT437'), expired: refusal(400, 'AUT438') } as const;

const MOST_VERIFICATIONS = { count: 5, seconds: 60 * 60 } as const;

type SecurityHooks = {
  readonly admitHashing: Admission;
  /** Adds the orders that guests placed with an e-mail address to a member; returns their number. */
  readonly claimOrders: (tx: Tx, claim: { readonly consumerId: string; readonly email: string }) => Promise<number>;
};

/** Passwords, sign-ins by device, and the verification of the e-mail address. */
export const makeSecurityHandlers = (
  context: CommerceContext,
  { admitHashing, claimOrders }: SecurityHooks,
): GroupHandlers<typeof security> => {
  const { db } = context.database;
  const done = replyWith<unknown>(undefined, { status: 204 });
  const accountOf = async (call: CallContext): Promise<AccountRecord> => {
    const found = await readAccount(db, consumerOf(call).consumerId);
    if (found === undefined) throw profileNotFound;
    return found;
  };
  const familyOf = ({ request }: CallContext): Promise<string | undefined> =>
    findFamily(db, digestOf(bearerOf(request) ?? ''));

  return {
    ...makePasswordHandlers(context, admitHashing),

    view: async (call) => {
      const { consumerId, emailVerifiedAt } = await accountOf(call);
      const current = await familyOf(call);
      const signIns = await listSignIns(db, consumerId);
      return {
        isEmailVerified: emailVerifiedAt !== null,
        signIns: signIns.map(({ familyId, device, createdAt, usedAt }) => ({
          id: familyId,
          device,
          createdAt: createdAt.toISOString(),
          usedAt: usedAt.toISOString(),
          isCurrent: familyId === current,
        })),
      };
    },

    endSignIn: async (call) =>
      (await endSignIn(db, { consumerId: consumerOf(call).consumerId, familyId: call.params.signInId }))
        ? done
        : notFound,

    endOtherSignIns: async (call) => {
      await endSignIns(db, consumerOf(call).consumerId, await familyOf(call));
      return done;
    },

    sendVerification: async (call) => {
      const account = await accountOf(call);
      if (account.emailVerifiedAt !== null) return done;
      const { count, seconds } = MOST_VERIFICATIONS;
      const { calls, left } = await countCall(db, { consumerId: account.consumerId, rate: 'verify', seconds });
      if (calls > count) return tooManyRequests(left);
      await withTransaction(db, (tx) => sendVerification(tx, account, call.site));
      return done;
    },

    /**
     * A wrong code counts, so its refusal is returned and not thrown. Five codes an hour with five tries each are 25
     * guesses of a million codes: a member who does not receive them succeeds once in 40,000 hours. After the fifth try
     * a code is refused without a comparison, so that further tries tell nothing.
     */
    verifyEmail: async (call) => {
      const { consumerId, email } = await accountOf(call);
      const sent = { codeHash: digestOf(`${email} ${call.body.code.trim()}`), identityHash: digestOf(email) };
      return withTransaction(db, async (tx) => {
        const result = await checkTypedCode(tx, { ...sent, purpose: 'verify' });
        if (result !== 'valid') return refusals[result];
        await tx
          .updateTable('account')
          .set({ emailVerifiedAt: sql<Date>`now()` })
          .where('consumerId', '=', consumerId)
          .execute();
        return done;
      });
    },

    claimOrders: async (call) => {
      const { consumerId, email, emailVerifiedAt } = await accountOf(call);
      if (emailVerifiedAt === null) return notVerified;
      return withTransaction(db, async (tx) => ({ orders: await claimOrders(tx, { consumerId, email }) }));
    },
  };
};
