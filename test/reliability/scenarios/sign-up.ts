import { sql } from 'kysely';
import { makeMembers, newChallenge, newEmail } from '#test/support/commerce/member.ts';
import type { Harness } from '../harness/harness.ts';

/** The points of a sign-up at which a process can crash. */
export const signUpPoints = ['account-stored', 'account-committed'] as const;

/**
 * The process that creates an account is killed: there is no account before the commit, and a whole one after it. In
 * the end there is one account that its owner can sign in to, with one welcome message.
 */
export const dieWhileSigningUp = async (
  harness: Harness,
  point: (typeof signUpPoints)[number],
): Promise<readonly string[]> => {
  const email = newEmail();
  const doomed = await harness.startService({ crashAt: point });
  await makeMembers(fetch, { base: doomed.url })
    .signUp(email, newChallenge().codeChallenge)
    .catch(() => undefined);
  await doomed.exited;
  const members = makeMembers(fetch, { base: harness.services[0].url });
  const again = (await members.signUp(email, newChallenge().codeChallenge)).status;
  const entered = (await members.signIn(email, newChallenge().codeChallenge)).status;
  const { rows } = await sql`select
    (select count(*)::int from account where email = ${email}) as accounts,
    (select count(*)::int from message where recipient = ${email} and kind = 'welcome') as messages`.execute(
    harness.database.db,
  );
  const seen = { again, entered, count: rows[0] };
  const expected = { again: point === 'account-stored' ? 200 : 409, entered: 200, count: { accounts: 1, messages: 1 } };
  return JSON.stringify(seen) === JSON.stringify(expected) ? [] : [`${point}: ${JSON.stringify(seen)}`];
};
