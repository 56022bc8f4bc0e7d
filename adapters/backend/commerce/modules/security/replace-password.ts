import { newPasswordField } from '#core/account/password-forms.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { violationsOf } from '#core/validation/form.ts';
import { badRequest, refusal, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { digestOf } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { AccountRecord } from '../account/account-records.ts';
import { hashPassword, isPassword } from '../account/password-hash.ts';
import { endSignIns } from '../session/sign-in-records.ts';

const tooShort = refusal(400, 'FE872');
const usedBefore = refusal(400, 'AUT451');

/** Former passwords that a new one must differ from, besides the current one. */
const FORMER_PASSWORDS = 3;

/** FE872 for a short password, API400 for one that its form refuses. */
export const refuseWeak = (newPassword: string): Refusal | undefined => {
  const [violation] = violationsOf(newPasswordField('newPassword'), { newPassword }, ruleTextsOf('en'));
  if (violation === undefined) return undefined;
  return violation.errorId === 'FE872' ? tooShort : badRequest;
};

/** The hash of a new password, or AUT451 for the current password and the last former ones. */
export const hashNewPassword = async (
  db: Queries,
  { consumerId, passwordHash }: AccountRecord,
  newPassword: string,
): Promise<string | Refusal> => {
  const former = await db
    .selectFrom('formerPassword')
    .select('passwordHash')
    .where('consumerId', '=', consumerId)
    .orderBy('replacedAt', 'desc')
    .limit(FORMER_PASSWORDS)
    .execute();
  for (const stored of [passwordHash, ...former.map((one) => one.passwordHash)])
    if (await isPassword(newPassword, stored)) return usedBefore;
  return hashPassword(newPassword);
};

type Replacement = {
  readonly newHash: string;
  readonly site: CommerceSite;
  /** The session that stays; all others end. */
  readonly currentFamilyId?: string;
};

/**
 * Replaces a password that has not changed since it was read, ends the sessions, and sends a message. False if the
 * password was changed by another call.
 */
export const replacePassword = async (
  tx: Tx,
  { consumerId, email, firstName, passwordHash }: AccountRecord,
  { newHash, site, currentFamilyId }: Replacement,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ passwordHash: newHash })
    .where('consumerId', '=', consumerId)
    .where('passwordHash', '=', passwordHash)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx.insertInto('formerPassword').values({ consumerId, passwordHash }).execute();
  await tx
    .deleteFrom('formerPassword')
    .where('consumerId', '=', consumerId)
    .where('passwordHash', 'not in', (query) =>
      query
        .selectFrom('formerPassword')
        .select('passwordHash')
        .where('consumerId', '=', consumerId)
        .orderBy('replacedAt', 'desc')
        .limit(FORMER_PASSWORDS),
    )
    .execute();
  await endSignIns(tx, consumerId, currentFamilyId);
  await enqueueMessage(tx, {
    kind: 'password-changed',
    params: { firstName },
    to: email,
    siteId: site.siteId,
    locale: site.locale,
    key: `password-changed ${digestOf(newHash)}`,
  });
  return true;
};
