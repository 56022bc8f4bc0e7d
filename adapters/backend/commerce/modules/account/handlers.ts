import type { account } from '#adapters/contract/account.ts';
import { newAccountForm } from '#core/account/new-account-form.ts';
import { cleaned, violationsOf } from '#core/validation/form.ts';
import { MAX_PASSWORD_LENGTH } from '#core/validation/password.ts';
import { isEmail, lengthOf } from '#core/validation/text-rules.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { bearerOf } from '#adapters/backend/commerce/kernel/access.ts';
import type { Admission } from '#adapters/backend/commerce/kernel/admission.ts';
import { refuseBot } from '#adapters/backend/commerce/kernel/bot-check.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { badRequest, isRefusal, overloaded, refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import { consumerOf, replyWith, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { accountLocked } from './account-lock.ts';
import {
  countAttempt,
  findAccount,
  clearAttempts,
  insertAccount,
  isPhoneTaken,
  MAX_ATTEMPTS,
  phoneKeyOf,
  type AttemptCount,
} from './account-records.ts';
import { digestOf, newId, newToken } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { normalizedEmail } from '#adapters/backend/commerce/kernel/normalized-email.ts';
import { signInBusy } from './password-admission.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { readGuestProfile, readProfile } from './read-profile.ts';
import { requestNewsletter } from '../subscriptions/newsletter-records.ts';
import { insertCode } from '../session/code-records.ts';
import { knownDeviceOf } from '../session/device-hash.ts';
import { endTokenFamilyOf } from '../session/session-records.ts';
import { warnOwner, welcomeMessage } from './account-messages.ts';
import { checkPersonalValues } from './check-personal-values.ts';

const wrongCredentials = refusal(401, 'AUT401');
const lastAttempt = refusal(401, 'AUT426');
const emailTaken = refusal(409, 'AUT439');
const phoneTaken = refusal(409, 'AUT442');
const invalidEmail = refusal(400, 'AUT453');
const profileNotFound = refusal(404, 'PRO404');
const tooShort = refusal(400, 'FE872');

/** The opt-in of the sign-up form. */
const NEWSLETTER = 'newsletter';
const MAX_VALUE_LENGTH = 64;
const CHALLENGE = /^[\w-]{43}$/;

/** AUT426 announces the last attempt, AUT423 the lock. Unknown addresses get the same refusals (reliability A6). */
const refusalAfter = (counted: AttemptCount) =>
  counted.trials >= MAX_ATTEMPTS
    ? accountLocked(counted)
    : counted.trials === MAX_ATTEMPTS - 1
      ? lastAttempt
      : wrongCredentials;

const issueCode = async (
  db: Queries,
  code: { readonly consumerId: string; readonly challenge: string },
): Promise<string> => {
  const secret = newToken();
  await insertCode(db, { ...code, hash: digestOf(secret) });
  return secret;
};

/** Sign-in, sign-up, sign-out and the profile. `admit` limits the hashing of passwords. */
export const makeAccountHandlers = (
  { database: { db }, now, crashPoint }: CommerceContext,
  admit: Admission,
): GroupHandlers<typeof account> => {
  return {
    /**
     * The attempt is counted before the password is checked, and everything takes the same time for unknown addresses.
     * A call that the queue refuses counts as no attempt. A device on which the member has signed in before has a counter
     * of its own, so that others cannot lock the member out there (reliability A5).
     */
    signIn: async ({ body, request }) => {
      const { email, password, codeChallenge, captchaToken } = body;
      const bot = refuseBot(captchaToken);
      if (bot !== undefined) return bot;
      if (!CHALLENGE.test(codeChallenge)) return badRequest;
      if (!isEmail(email) || lengthOf(password) > MAX_PASSWORD_LENGTH) return wrongCredentials;
      const identity = normalizedEmail(email);
      const result = await admit(async () => {
        const found = await findAccount(db, identity);
        const counter = (await knownDeviceOf(db, request, found?.consumerId)) ?? digestOf(identity);
        const counted = await countAttempt(db, counter);
        if (counted.trials > MAX_ATTEMPTS) return accountLocked(counted);
        const isRight = await isPassword(password, found?.passwordHash);
        if (!isRight || found === undefined) return refusalAfter(counted);
        await clearAttempts(db, counter);
        return found;
      });
      if (result === undefined) return signInBusy;
      if (isRefusal(result)) return result;
      return { code: await issueCode(db, { consumerId: result.consumerId, challenge: codeChallenge }) };
    },

    signUp: async ({ site, body }) => {
      const { captchaToken, codeChallenge, country, phone, birthDate, postalCode, optins } = body;
      const bot = refuseBot(captchaToken);
      if (bot !== undefined) return bot;
      const profileValues = [phone, birthDate, postalCode, ...optins].filter((value) => value !== undefined);
      if (!CHALLENGE.test(codeChallenge) || profileValues.some((value) => value.length > MAX_VALUE_LENGTH))
        return badRequest;
      const values = cleaned(newAccountForm, {
        firstName: body.firstName,
        lastName: body.lastName,
        email: body.email,
        password: body.password,
        newsletter: '',
      });
      const { firstName = '', lastName = '', email = '', password = '' } = values;
      if (!isEmail(email)) return invalidEmail;
      const [violation] = newAccountForm.flatMap((field) => violationsOf(field, values, ruleTextsOf('en')));
      if (violation?.errorId === 'FE872') return tooShort;
      if (violation !== undefined) return badRequest;
      const today = new Date(now()).toISOString().slice(0, 10);
      if (country !== site.country) return badRequest;
      const refused = checkPersonalValues({ phone, birthDate, postalCode }, { country: site.country, today });
      if (refused !== undefined) return refused;
      const phoneKey = phoneKeyOf(phone, site.country);
      const passwordHash = await admit(() => hashPassword(password));
      if (passwordHash === undefined) return overloaded;
      const signedUp = withTransaction(db, async (tx) => {
        const consumerId = newId();
        if (await isPhoneTaken(tx, { phoneKey, consumerId })) throw phoneTaken;
        const isNew = await insertAccount(tx, {
          siteId: site.siteId,
          consumerId,
          email: normalizedEmail(email),
          passwordHash,
          firstName,
          lastName,
          phone: phoneKey,
          phoneKey,
          birthDate: birthDate ?? null,
          postalCode: postalCode ?? null,
          country: site.country,
          acquisitionType: body.source,
          optins,
        });
        // Thrown, so that the consumer is rolled back too.
        if (!isNew) throw emailTaken;
        if (optins.includes(NEWSLETTER))
          await requestNewsletter(tx, { email: normalizedEmail(email), site, consumerId, isVerified: false });
        await enqueueMessage(tx, welcomeMessage({ consumerId, email, firstName, site }));
        const code = await issueCode(tx, { consumerId, challenge: codeChallenge });
        await crashPoint('account-stored');
        return { consumerId, code };
      });
      const made = await signedUp.catch(async (problem: unknown) => {
        if (problem === emailTaken) await warnOwner(db, { email: normalizedEmail(email), site, now: now() });
        throw problem;
      });
      await crashPoint('account-committed');
      return made;
    },

    /** Ends all tokens of this sign-in; sessions on other devices stay. */
    signOut: async ({ request }) => {
      await endTokenFamilyOf(db, digestOf(bearerOf(request) ?? ''));
      return replyWith(undefined, { status: 204 });
    },

    profile: async (call) => {
      const { consumerId, grants } = consumerOf(call);
      const owner = { consumerId, site: call.site };
      return grants.includes('guest')
        ? readGuestProfile(db, owner)
        : ((await readProfile(db, owner)) ?? profileNotFound);
    },
  };
};
