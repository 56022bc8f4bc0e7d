import { cart } from '#adapters/contract/cart.ts';
import { startCart } from '#test/support/commerce/guest-checkout.ts';
import { issueGiftCard } from '#test/support/commerce/gift-cards.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';
import type { Harness } from '../harness/harness.ts';

const statusesOf = (answers: readonly string[], status: string): number =>
  answers.filter((answer) => answer === status).length;

/**
 * Simultaneous wrong PINs of one gift card on two processes: of 60 by six shoppers in one network exactly 5 are
 * compared, and of 60 in twelve other networks exactly 25, so that a card admits 30. Later the right one is refused in
 * each network, and not to the shopper whose cart it pays.
 */
export const exceedPinLimit = async (harness: Harness): Promise<readonly string[]> => {
  const card = await issueGiftCard(harness, { balance: 100 });
  const owner = await harness.shopper();
  const { reply } = await startCart(owner, await takeVariant(harness.database, 5));
  await owner.call(cart.addPaymentInstrument, {
    params: { basketId: reply.id },
    body: { paymentMethod: 'GIFT_CARD', giftCard: card },
  });
  type Client = { readonly shopper: Shopper; readonly network: string };
  const check = async ({ shopper, network }: Client, pin: string, process: 0 | 1): Promise<string> => {
    const { call } = harness.at(shopper, harness.services[process]);
    const headers = { 'x-forwarded-for': network };
    const { status, errorId } = await call(cart.checkGiftCard, { body: { ...card, pin }, headers });
    // Too many at once: the call does not count, and is repeated.
    return status === 503 ? check({ shopper, network }, pin, process) : `${status} ${errorId ?? ''}`;
  };
  const guess = (client: Client, count: number): readonly Promise<string>[] =>
    Array.from({ length: count }, (_, index) => check(client, String(5_000 + index), index % 2 === 0 ? 0 : 1));
  const shoppers = await Promise.all(Array.from({ length: 18 }, () => harness.shopper()));
  const sessions = shoppers.slice(0, 6).map((shopper) => ({ shopper, network: '192.0.2.1' }));
  const networks = shoppers.slice(6).map((shopper, index) => ({ shopper, network: `198.51.100.${index}` }));
  const byOne = await Promise.all(sessions.flatMap((session) => guess(session, 10)));
  const byOthers = await Promise.all(networks.flatMap((client) => guess(client, 5)));
  const later = new Set(await Promise.all([...sessions, ...networks].map((client) => check(client, card.pin, 1))));
  const owned = await check({ shopper: owner, network: '192.0.2.1' }, card.pin, 1);
  const compared = [byOne, byOthers].map((answers) => statusesOf(answers, '400 GFC400'));
  const locked = [byOne, byOthers].map((answers) => statusesOf(answers, '429 GFC800'));
  return [
    ...(compared.join() === '5,25' && locked.join() === '55,35'
      ? []
      : [
          `${compared.join()} of 60,60 wrong PINs were compared, and ${locked.join()} refused: ${[...new Set([...byOne, ...byOthers])].join()}`,
        ]),
    ...([...later].join() === '429 GFC800' ? [] : [`later the right PIN was answered ${[...later].join()}`]),
    ...(owned === '200 ' ? [] : [`the owner was answered ${owned}`]),
  ];
};
