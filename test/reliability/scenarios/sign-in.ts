import { sql } from 'kysely';
import { cart } from '#adapters/contract/cart.ts';
import { startCart } from '#test/support/commerce/guest-checkout.ts';
import { makeMembers, newChallenge, newEmail } from '#test/support/commerce/member.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';
import type { Harness } from '../harness/harness.ts';

const membersAt = (harness: Harness, turn = 0) =>
  makeMembers(fetch, { base: harness.services[turn % 2 === 0 ? 0 : 1].url });

/** A1: of many exchanges of one code, on two processes, one succeeds; the guest's cart is merged once. */
export const exchangeOneCode = async (harness: Harness, times: number): Promise<readonly string[]> => {
  const guest = await harness.shopper();
  await startCart(guest, { ...(await takeVariant(harness.database, 50)), qty: 2 });
  const { codeVerifier, codeChallenge } = newChallenge();
  const { code } = (await membersAt(harness).signUp(newEmail(), codeChallenge)).reply;
  const grant = { code, codeVerifier, refreshToken: guest.token.refreshToken ?? '' };
  const answers = await Promise.all(
    Array.from({ length: times }, (_, turn) => membersAt(harness, turn).exchange(grant)),
  );
  const won = answers.filter(({ status }) => status === 200);
  const odd = answers
    .filter(({ status, errorId }) => status !== 200 && errorId !== 'AUT440')
    .map(({ status, errorId }) => `an exchange was answered ${status} ${errorId}`);
  const [winner] = won;
  const units =
    winner === undefined
      ? 0
      : (await membersAt(harness).holding(winner.reply).call(cart.create)).reply.totals.totalUnits;
  return [
    ...(won.length === 1 && units === 2 ? [] : [`${won.length} exchanges were granted, with ${units} units`]),
    ...odd,
  ];
};

/**
 * I29 I30: while a guest signs in, that guest and the member on another device add units; every accepted unit is in the
 * member's cart or list, once.
 */
export const mergeWhileAdding = async (harness: Harness): Promise<readonly string[]> => {
  const variant = await takeVariant(harness.database, 50);
  const { email, member } = await membersAt(harness).join();
  const { id: basketId } = (await member.call(cart.create)).reply;
  const guest = await harness.shopper();
  const { id: guestBasket } = (await startCart(guest, variant)).reply;
  const add = (shopper: typeof guest, basket: string, turn: number) =>
    harness
      .at(shopper, harness.services[turn % 2 === 0 ? 0 : 1])
      .call(cart.addItem, { body: { basketId: basket, items: [{ ...variant, qty: 1 }] } });
  const { codeVerifier, codeChallenge } = newChallenge();
  const { code } = (await membersAt(harness).signIn(email, codeChallenge)).reply;
  const [exchanged, ...adds] = await Promise.all([
    membersAt(harness, 1).exchange({ code, codeVerifier, refreshToken: guest.token.refreshToken ?? '' }),
    ...Array.from({ length: 4 }, (_, turn) => add(member, basketId, turn)),
    ...Array.from({ length: 4 }, (_, turn) => add(guest, guestBasket, turn)),
    // Without the id of the cart, as the buttons of product pages add: a cart is begun if there is none.
    ...Array.from({ length: 4 }, (_, turn) =>
      harness
        .at(guest, harness.services[turn % 2 === 0 ? 0 : 1])
        .call(cart.createWithItem, { body: { items: [{ ...variant, qty: 1 }] } }),
    ),
  ]);
  const entered = membersAt(harness).holding(exchanged.reply);
  const accepted = 1 + adds.filter(({ status }) => status === 200).length;
  const inCart = (await entered.call(cart.create)).reply.totals.totalUnits;
  const saved = await sql<{
    units: number;
  }>`select coalesce(sum(quantity), 0)::int as units from saved_item join saved_list using (list_id) where consumer_id = ${entered.token.consumerId}`.execute(
    harness.database.db,
  );
  const units = inCart + (saved.rows[0]?.units ?? 0);
  const odd = adds
    .filter(({ status, errorId }) => status !== 200 && status !== 401 && errorId !== 'BSK404')
    .map(({ status, errorId }) => `an add was answered ${status} ${errorId}`);
  return [...(units === accepted ? [] : [`${accepted} units were accepted and ${units} are there`]), ...odd];
};

/** A5: of any number of simultaneous guesses no more passwords are compared than sequentially. */
export const guessInParallel = async (harness: Harness, guesses: number): Promise<readonly string[]> => {
  const { email } = await membersAt(harness).join();
  const answers = await Promise.all(
    Array.from({ length: guesses }, (_, turn) =>
      membersAt(harness, turn).signIn(email, newChallenge().codeChallenge, `Wrong${turn}Horse`),
    ),
  );
  const reported = (errorId: string): number => answers.filter((answer) => answer.errorId === errorId).length;
  const counts = [reported('AUT401'), reported('AUT426'), reported('AUT423')];
  return counts[0] === 3 && counts[1] === 1 && counts[2] === guesses - 4
    ? []
    : [`${counts[0]} were wrong, ${counts[1]} the last but one, ${counts[2]} locked`];
};

/**
 * Of many simultaneous sign-ups with one address, one succeeds. On a busy machine some wait too long for their password
 * hash, and are refused with 503 (reliability G6).
 */
export const joinInParallel = async (harness: Harness, people: number): Promise<readonly string[]> => {
  const email = newEmail();
  const answers = await Promise.all(
    Array.from({ length: people }, (_, turn) => membersAt(harness, turn).signUp(email, newChallenge().codeChallenge)),
  );
  const made = answers.filter(({ status }) => status === 200).length;
  const odd = answers
    .filter(({ status, errorId }) => status !== 200 && status !== 503 && errorId !== 'AUT439')
    .map(({ status, errorId }) => `a sign-up was answered ${status} ${errorId}`);
  return [...(made === 1 ? [] : [`${made} accounts of one address`]), ...odd];
};
