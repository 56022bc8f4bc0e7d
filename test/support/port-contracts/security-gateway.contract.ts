import { beforeAll, describe, expect, test } from 'vitest';
import type { AccountGateway } from '#core/account/ports/account-gateway.ts';
import type { SecurityGateway } from '#core/account/ports/security-gateway.ts';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
import { failureOf, run } from '../run.ts';
import { enterAsMember, newSecret, password as first } from './member-session.ts';

export type SecurityGatewayUnderTest = {
  readonly security: SecurityGateway;
  readonly accounts: AccountGateway;
  readonly sessions: SessionRepository;
  readonly newKey: () => string;
  /** The code of the last e-mail of a kind. */
  readonly codeIn: (email: string, kind: 'password-reset' | 'email-verification') => Promise<string>;
};

const email = 'security@example.org';
const passwords = [first, 'Another2Horse', 'Third3Horse'] as const;

/** The contract of every gateway of passwords and sign-ins. Its tests are steps of one account. */
export const securityGatewayContract = (name: string, open: () => Promise<SecurityGatewayUnderTest>): void => {
  describe(`SecurityGateway: ${name}`, () => {
    let subject: SecurityGatewayUnderTest;
    const signIn = async (password: string): Promise<void> => {
      const { verifier, asking } = newSecret();
      const code = await run(subject.accounts.signIn({ email, password, ...asking }));
      await run(subject.sessions.write((await run(subject.accounts.exchange({ code, verifier }))).session));
    };

    beforeAll(async () => {
      subject = await open();
      await enterAsMember(subject, email);
    });

    test('API-005 AUT450 AUT451 a password is changed with the current one, to one that was not used before', async () => {
      const { security, newKey } = subject;
      const change = (oldPassword: string, newPassword: string) =>
        security.changePassword({ key: newKey(), oldPassword, newPassword });
      expect((await failureOf(change('Wrong1Horse', passwords[1]))).errorId).toBe('AUT450');
      expect((await failureOf(change(passwords[0], passwords[0]))).errorId).toBe('AUT451');
      await run(change(passwords[0], passwords[1]));
      await signIn(passwords[1]);
    });

    test('API-006 API-007 AUT402 the code of the e-mail resets the password once; a request for an unknown address succeeds', async () => {
      const { security, codeIn } = subject;
      await run(security.requestReset({ email: 'unknown@example.org', captchaToken: 'person' }));
      await run(security.requestReset({ email, captchaToken: 'person' }));
      const confirm = (code: string) => security.confirmReset({ email, code, newPassword: passwords[2] });
      expect((await failureOf(confirm('wrong'))).errorId).toBe('AUT402');
      const code = await codeIn(email, 'password-reset');
      const check = (typed: string, address = email) => security.checkReset({ email: address, code: typed });
      expect((await failureOf(check('wrong'))).errorId).toBe('AUT402');
      expect((await failureOf(check(code, 'unknown@example.com'))).errorId).toBe('AUT402');
      await run(check(code));
      await run(confirm(code));
      expect((await failureOf(confirm(code))).errorId).toBe('AUT402');
      expect((await failureOf(check(code))).errorId).toBe('AUT402');
      await signIn(passwords[2]);
    });

    test('the sign-in of this session is current; an unknown one cannot be ended', async () => {
      const { security } = subject;
      const { signIns } = await run(security.view);
      expect(signIns.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      expect(await failureOf(security.endSignIn('unknown'))).toMatchObject({ status: 404, errorId: 'API404' });
      await run(security.endOtherSignIns);
      expect((await run(security.view)).signIns).toHaveLength(1);
    });
  });
};
