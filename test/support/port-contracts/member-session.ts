import { createHash, randomBytes } from 'node:crypto';
import type { AccountGateway, AuthorizationResult } from '#core/account/ports/account-gateway.ts';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
import { run } from '../run.ts';

export const password = 'Correct1Horse';

/** A secret of the caller, and what a sign-up or sign-in sends for it. */
export const newSecret = () => {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, asking: { challenge, captchaToken: 'person' } };
};

/** Signs up Grace Hopper with an e-mail address. */
export const signedUp = async (accounts: AccountGateway, email: string): Promise<AuthorizationResult> => {
  const { verifier, asking } = newSecret();
  const person = { firstName: 'Grace', lastName: 'Hopper', email, password, wantsNewsletter: false };
  const code = await run(accounts.signUp({ ...person, ...asking }));
  return run(accounts.exchange({ code, verifier }));
};

/** Makes Grace Hopper, who signs up with an e-mail address, the member of the session. */
export const enterAsMember = async (
  { accounts, sessions }: { readonly accounts: AccountGateway; readonly sessions: SessionRepository },
  email: string,
): Promise<void> => run(sessions.write((await signedUp(accounts, email)).session));
