import { account } from '#adapters/contract/account.ts';
import { authentication } from '#adapters/contract/session.ts';
import { cart } from '#adapters/contract/cart.ts';
import { newChallenge, newEmail, password } from '#test/support/commerce/member.ts';
import { makeCaller } from '#test/support/commerce/shopper.ts';
import type { Harness } from '../harness/harness.ts';

/**
 * G9: of 200 simultaneous calls on two processes exactly as many pass as one shopper may make in a minute; other
 * shoppers, and calls that are not counted, are not refused.
 */
export const exceedRateLimit = async (harness: Harness): Promise<readonly string[]> => {
  const [shopper, other] = await Promise.all([harness.shopper(), harness.shopper()]);
  await shopper.call(cart.create);
  const write = (index: number) =>
    harness
      .at(shopper, harness.services[index % 2 === 0 ? 0 : 1])
      .call(cart.fingerprint, { body: { basketId: 'none', sessionId: 'session', fingerPrint: `print-${index}` } });
  const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => write(index)));
  const passed = answers.filter(({ status }) => status === 404).length;
  const refused = answers.filter(({ status }) => status === 429);
  const free = await Promise.all([
    other.call(cart.create),
    other.call(authentication.token, { body: { grantType: 'guest' } }),
    shopper.call(cart.read, { params: { basketId: 'none' } }),
  ]);
  return [
    ...(passed === 119 && refused.length === 81
      ? []
      : [`${passed} of 200 calls passed and ${refused.length} were refused`]),
    ...(JSON.stringify(free.map(({ status }) => status)) === '[200,200,404]'
      ? []
      : [`calls that are free were answered ${free.map(({ status }) => status).join()}`]),
  ];
};

/** G9: of 200 simultaneous sign-ins from one network on two processes exactly as many pass as the limit allows. */
export const exceedAddressLimit = async (harness: Harness): Promise<readonly string[]> => {
  const most = 50;
  const guess = async (network: string, index: number): Promise<number> => {
    const { url: base } = harness.services[index % 2 === 0 ? 0 : 1];
    const call = makeCaller(
      (request) => {
        request.headers.set('x-forwarded-for', network);
        return fetch(request);
      },
      { siteId: 'nordkamm-us', base },
    );
    const typed = { email: newEmail(), password, codeChallenge: newChallenge().codeChallenge };
    // Without a bot-check token it is refused with 403 before the password is hashed; the call counts.
    const body = { ...typed, codeChallengeMethod: 'S256' as const, captchaToken: '' };
    const { status } = await call(account.signIn, { body });
    // Too many at once: the call does not count, and is repeated.
    return status === 503 ? guess(network, index) : status;
  };
  const statuses = await Promise.all(Array.from({ length: 200 }, (_, index) => guess('192.0.2.1', index)));
  const [passed, refused] = [403, 429].map((status) => statuses.filter((one) => one === status).length);
  const other = await guess('192.0.2.2', 0);
  return [
    ...(passed === most && refused === 200 - most ? [] : [`${passed} sign-ins passed and ${refused} were refused`]),
    ...(other === 403 ? [] : [`a sign-in from another address was answered ${other}`]),
  ];
};
