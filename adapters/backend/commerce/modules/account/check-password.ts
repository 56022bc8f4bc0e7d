import { MAX_PASSWORD_LENGTH } from '#core/validation/password.ts';
import { lengthOf } from '#core/validation/text-rules.ts';
import { bearerOf } from '#adapters/backend/commerce/kernel/access.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { refusal, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { digestOf } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { findFamily } from '../session/sign-in-records.ts';
import { accountLocked } from './account-lock.ts';
import { clearAttempts, countAttempt, MAX_ATTEMPTS, type AccountRecord } from './account-records.ts';
import { isPassword } from './password-hash.ts';

const wrongPassword = refusal(400, 'AUT450');

type Typed = {
  /** The call with the session's token. */
  readonly request: Request;
  readonly account: AccountRecord;
  readonly password: string;
};

/**
 * Checks the password that a member types in an open session (AUTH-23); undefined if it is right. AUT450 if it is wrong,
 * AUT423 after too many wrong ones in this session. Each session has a counter of its own: a stolen one cannot guess the
 * password, and others who lock the sign-in of an account do not lock its open sessions.
 */
export const refuseWrongPassword = async (
  db: Queries,
  { request, account, password }: Typed,
): Promise<Refusal | undefined> => {
  const session = (await findFamily(db, digestOf(bearerOf(request) ?? ''))) ?? account.consumerId;
  const counter = digestOf(`session ${session}`);
  const counted = await countAttempt(db, counter);
  if (counted.trials > MAX_ATTEMPTS) return accountLocked(counted);
  if (lengthOf(password) > MAX_PASSWORD_LENGTH || !(await isPassword(password, account.passwordHash)))
    return counted.trials === MAX_ATTEMPTS ? accountLocked(counted) : wrongPassword;
  await clearAttempts(db, counter);
  return undefined;
};
