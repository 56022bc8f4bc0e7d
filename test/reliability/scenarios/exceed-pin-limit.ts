import { cart } from '#adapters/contract/cart.ts';
import { issueGiftCard } from '#test/support/commerce/gift-cards.ts';
import type { Harness } from '../harness/harness.ts';

/**
 * Of 60 simultaneous wrong PINs of one gift card, by six shoppers on two processes, exactly 5 are compared; the right one
 * among 60 later guesses is refused like them.
 */
export const exceedPinLimit = async (harness: Harness): Promise<readonly string[]> => {
  const card = await issueGiftCard(harness, { balance: 100 });
  const shoppers = await Promise.all(Array.from({ length: 6 }, () => harness.shopper()));
  const guessAll = (pins: readonly string[]) =>
    Promise.all(
      pins.map(async (pin, index) => {
        const shopper = shoppers[Math.floor(index / 10)];
        if (shopper === undefined) throw new TypeError('There are six shoppers');
        const { call } = harness.at(shopper, harness.services[index % 2 === 0 ? 0 : 1]);
        const { status, errorId } = await call(cart.checkGiftCard, { body: { ...card, pin } });
        return `${status} ${errorId ?? ''}`;
      }),
    );
  const pins = Array.from({ length: 60 }, (_, index) => String(5_000 + index));
  const answers = await guessAll(pins);
  const compared = answers.filter((answer) => answer === '400 GFC400').length;
  const locked = answers.filter((answer) => answer === '429 GFC800').length;
  const after = new Set(await guessAll(pins.with(30, card.pin)));
  return [
    ...(compared === 5 && locked === 55 ? [] : [`${compared} of 60 wrong PINs were compared, and ${locked} refused`]),
    ...([...after].join() === '429 GFC800' ? [] : [`later guesses were answered ${[...after].join()}`]),
  ];
};
