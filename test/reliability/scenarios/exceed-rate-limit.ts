import { authentication } from '#adapters/contract/session.ts';
import { cart } from '#adapters/contract/cart.ts';
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
