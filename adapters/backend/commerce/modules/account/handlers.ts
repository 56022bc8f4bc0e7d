import type { account } from '#adapters/contract/account.ts';
import { newAccountForm } from '#core/account/new-account-form.ts';
import { cleaned, violationsOf } from '#core/validation/form.ts';
import { MAX_PASSWORD_LENGTH } from '#core/validation/password.ts';
import { isEmail, lengthOf } from '#core/validation/text-rules.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { bearerOf } from '#adapters/backend/commerce/kernel/access.ts';
import { makeAdmission } from '#adapters/backend/commerce/kernel/admission.ts';
import { refuseBot } from '#adapters/backend/commerce/kernel/bot-check.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { badRequest, isRefusal, notFound, overloaded, refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, replyWith, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import {
  comparedEmail,
  countAttempt,
  findAccount,
  clearAttempts,
  insertAccount,
  MAX_ATTEMPTS,
  readAccount,
  type AttemptCount,
} from './account-records.ts';
import { digestOf, newId, newToken } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { profileWire } from './profile-wire.ts';
import { insertCode } from '../session/code-records.ts';
import { endFamilyOf } from '../session/session-records.ts';
import { refuseFacts } from './sign-up-facts.ts';

const wrong = refusal(401, 'AUT401');
const lastAttempt = refusal(401, 'AUT426');
const lockedFor = (minutes: number) => refusal(423, 'AUT423', { params: { minutes } });
const known = refusal(409, 'AUT439');
const invalidEmail = refusal(400, 'AUT453');
const tooShort = refusal(400, 'FE872');

const LONGEST_FACT = 64;
const CHALLENGE = /^[\w-]{43}$/;

/**
 * Hashing is work on purpose, on the threads that also read files (four, as Node starts them): so many at once, and
 * callers that wait
 * longer, or comes when so many wait already, comes again (reliability G6).
 */
const hashing = { maxConcurrent: 2, maxWaitMs: 5_000, maxQueue: 32 } as const;

/**
 * AUT426 comes before the last trial, AUT423 with it. An unknown address is refused in the very same way (reliability
 * A6).
 */
const refusalAfter = ({ trials, minutes }: AttemptCount) =>
  trials >= MAX_ATTEMPTS ? lockedFor(minutes) : trials === MAX_ATTEMPTS - 1 ? lastAttempt : wrong;

const giveCode = async (
  db: Queries,
  code: { readonly consumerId: string; readonly challenge: string },
): Promise<string> => {
  const secret = newToken();
  await insertCode(db, { ...code, hash: digestOf(secret) });
  return secret;
};

export const makeAccountHandlers = ({ database: { db }, now }: CommerceContext): GroupHandlers<typeof account> => {
  const admit = makeAdmission(hashing);

  return {
    /**
     * The trial counts before the password is looked at, for known addresses and others alike; all that follows takes
     * as long for both. Who is turned away by the queue has tried nothing.
     */
    signIn: async ({ body }) => {
      const { email, password, codeChallenge, captchaToken } = body;
      const bot = refuseBot(captchaToken);
      if (bot !== undefined) return bot;
      if (!CHALLENGE.test(codeChallenge)) return badRequest;
      if (!isEmail(email) || lengthOf(password) > MAX_PASSWORD_LENGTH) return wrong;
      const identity = comparedEmail(email);
      const identityHash = digestOf(identity);
      const tried = await admit(async () => {
        const counted = await countAttempt(db, identityHash);
        if (counted.trials > MAX_ATTEMPTS) return lockedFor(counted.minutes);
        const found = await findAccount(db, identity);
        const isRight = await isPassword(password, found?.passwordHash);
        return isRight && found !== undefined ? found : refusalAfter(counted);
      });
      if (tried === undefined) return overloaded;
      if (isRefusal(tried)) return tried;
      await clearAttempts(db, identityHash);
      return { code: await giveCode(db, { consumerId: tried.consumerId, challenge: codeChallenge }) };
    },

    signUp: async ({ site, body }) => {
      const { captchaToken, codeChallenge, country, phone, birthDate, postalCode, optins } = body;
      const bot = refuseBot(captchaToken);
      if (bot !== undefined) return bot;
      const facts = [phone, birthDate, postalCode, ...optins].filter((fact) => fact !== undefined);
      if (!CHALLENGE.test(codeChallenge) || facts.some((fact) => fact.length > LONGEST_FACT)) return badRequest;
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
      const refused = refuseFacts({ country, phone, birthDate, postalCode }, { servedCountry: site.country, today });
      if (refused !== undefined) return refused;
      const passwordHash = await admit(() => hashPassword(password));
      if (passwordHash === undefined) return overloaded;
      return withTransaction(db, async (tx) => {
        const consumerId = newId();
        const isNew = await insertAccount(tx, {
          siteId: site.siteId,
          consumerId,
          email: comparedEmail(email),
          passwordHash,
          firstName,
          lastName,
          phone: phone ?? null,
          birthDate: birthDate ?? null,
          postalCode: postalCode ?? null,
          country: site.country,
          optins,
        });
        // Thrown, so that the consumer is not left behind without an account.
        if (!isNew) throw known;
        return { consumerId, code: await giveCode(tx, { consumerId, challenge: codeChallenge }) };
      });
    },

    /** Ends all tokens of this sign-in at once; those of other devices stay. */
    signOut: async ({ request }) => {
      await endFamilyOf(db, digestOf(bearerOf(request) ?? ''));
      return replyWith(undefined, { status: 204 });
    },

    profile: async (call) => {
      const found = await readAccount(db, consumerOf(call).consumerId);
      return found === undefined ? notFound : profileWire(found);
    },
  };
};
