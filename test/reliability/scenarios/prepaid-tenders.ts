import { cart } from '#adapters/contract/cart.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { loyalty } from '#adapters/contract/loyalty.ts';
import { balanceOf, issueGiftCard, type GiftCard } from '#test/support/commerce/gift-cards.ts';
import { checkOut, place, type Ready } from '#test/support/commerce/guest-checkout.ts';
import { makeMembers } from '#test/support/commerce/member.ts';
import { consumerIdOf, issueReward, joinAs, ownUnits } from '#test/support/commerce/rewards.ts';
import { freshKey, type Shopper } from '#test/support/commerce/shopper.ts';
import { stockOf, takeVariant } from '#test/support/commerce/variants.ts';
import type { Harness } from '../harness/harness.ts';
import { crashPoints, type CrashCard } from './crash.ts';

/** What the prepaid tenders have before an order, in minor units. */
const GIFT_CARD = 2_000;
const REWARD = 1_000;
const untouched = { giftCard: { balance: GIFT_CARD, held: 0 }, reward: { balance: REWARD, held: 0 } };
const spent = { giftCard: { balance: 0, held: 0 }, reward: { balance: 0, held: 0 } };

const cents = (amount: number): number => Math.round(amount * 100);

const addGiftCard = async (shopper: Shopper, basketId: string, giftCard: GiftCard): Promise<void> =>
  void (
    await shopper.call(cart.addPaymentInstrument, {
      params: { basketId },
      body: { paymentMethod: 'GIFT_CARD', giftCard },
    })
  ).reply;

/** Prepares a cart again after its tenders have changed. */
const prepareAgain = async (shopper: Shopper, ready: Ready): Promise<Ready> => {
  const { reply } = await shopper.call(checkout.prepareOrder, {
    query: { basketId: ready.basketId },
    body: { email: 'ada@example.org' },
  });
  return { ...ready, orderNumber: reply.orderNumber, total: reply.cart.totals.total };
};

const findings = async (harness: Harness): Promise<readonly string[]> =>
  (await harness.audit()).map((finding) => JSON.stringify(finding));

/**
 * I02: a gift card that pays for one of two carts in full is in both, and both are ordered at once on two processes. One
 * order takes it; the other shopper sees the cart again, as its tenders differ from those that were agreed to.
 */
export const raceForGiftCard = async (harness: Harness): Promise<readonly string[]> => {
  const variant = await takeVariant(harness.database, 5);
  const shoppers = await Promise.all(harness.services.map((service) => harness.shopper(service)));
  const carts = await Promise.all(
    shoppers.map(async (shopper) => ({ shopper, ready: await checkOut(shopper, variant) })),
  );
  const total = cents(carts[0]?.ready.total ?? 0);
  const giftCard = await issueGiftCard(harness, { balance: total });
  const agreed = await Promise.all(
    carts.map(async ({ shopper, ready }) => {
      await addGiftCard(shopper, ready.basketId, giftCard);
      return { shopper, ready: await prepareAgain(shopper, ready) };
    }),
  );
  const answers = await Promise.all(agreed.map(({ shopper, ready }) => place(shopper, ready, { key: freshKey() })));
  const seen = answers.map(({ status }) => status).toSorted();
  const left = await balanceOf(harness, giftCard);
  return [
    ...(seen.join() === '200,409' ? [] : [`the two orders were answered ${seen.join(' and ')}`]),
    ...(left.balance === 0 && left.held === 0 ? [] : [`the card has ${left.balance}, and ${left.held} are held`]),
    ...(await findings(harness)),
  ];
};

/** I02: a cart that points pay in part is ordered many times under different keys: the points are taken once. */
export const pressWithPoints = async (harness: Harness, times: number): Promise<readonly string[]> => {
  const { email, member } = await makeMembers(fetch, { base: harness.services[0].url }).join();
  const consumerId = await consumerIdOf(harness, email);
  await joinAs(harness, { consumerId, points: 250 });
  const ready = await checkOut(member, await takeVariant(harness.database, 50));
  const body = { paymentMethod: 'LOYALTY_POINTS' as const, points: 250 };
  await member.call(cart.addPaymentInstrument, { params: { basketId: ready.basketId }, body });
  const agreed = await prepareAgain(member, ready);
  const answers = await Promise.all(
    Array.from({ length: times }, (_, turn) =>
      place(harness.at(member, harness.services[turn % 2 === 0 ? 0 : 1]), agreed, { key: freshKey() }),
    ),
  );
  const placed = answers.filter(({ status }) => status === 200);
  const left = await ownUnits(harness, { consumerId, method: 'LOYALTY_POINTS' });
  return [
    ...(placed.length > 0 ? [] : ['no press was answered with the order']),
    ...(left.balance === 0 && left.held === 0 ? [] : [`${left.balance} points are left, and ${left.held} are held`]),
    ...(await findings(harness)),
  ];
};

/** A prepared order of a variant that a reward, a gift card and a card pay. */
const withThreeTenders = async (harness: Harness, card: CrashCard) => {
  const variant = await takeVariant(harness.database, 5);
  const shopper = await harness.shopper();
  const ready = await checkOut(shopper, variant, card);
  const giftCard = await issueGiftCard(harness, { balance: GIFT_CARD });
  const reward = await issueReward(harness, { balance: REWARD });
  await addGiftCard(shopper, ready.basketId, giftCard);
  const params = { basketId: ready.basketId };
  void (await shopper.call(loyalty.applyReward, { params, body: { ...reward, apply: true } })).reply;
  const order = await prepareAgain(shopper, ready);
  const balances = async () => ({
    giftCard: await balanceOf(harness, giftCard),
    reward: await balanceOf(harness, { cardNumber: reward.rewardId }),
  });
  return { variant, shopper, order, balances };
};

/** The points at which a process can crash while it places an order that three tenders pay. */
export const tenderPoints = [...crashPoints, 'prepaid-held'] as const;

/**
 * R2: a process is killed while it places an order that a reward, a gift card and a card pay. After the reconciler, and
 * another press on another process, each tender has paid once; if the card is declined, nothing is held and every tender
 * has what it had before.
 */
export const dieWithTenders = async (
  harness: Harness,
  point: (typeof tenderPoints)[number],
  card: CrashCard,
): Promise<readonly string[]> => {
  const [doomed, { variant, shopper, order, balances }] = await Promise.all([
    harness.startService({ crashAt: point }),
    withThreeTenders(harness, card),
  ]);
  const press = { key: freshKey() };
  const lost = await place(harness.at(shopper, doomed), order, press).then(
    () => 'answered',
    () => 'lost',
  );
  await doomed.exited;

  await harness.abandonAll();
  await Promise.all([harness.complete(), harness.complete()]);
  const between = await findings(harness);
  const again = await place(shopper, order, press);
  const charges = harness.ledger().filter(({ reference }) => reference === order.orderNumber);
  const seen = {
    status: again.status,
    charges: charges.map(({ amount }) => amount),
    ...(await balances()),
    stock: await stockOf(harness.database, variant),
  };
  const expected =
    card === 'tok_test_succeeds'
      ? { status: 200, charges: [cents(order.total) - GIFT_CARD - REWARD], ...spent, stock: { onHand: 4, reserved: 0 } }
      : { status: 402, charges: [], ...untouched, stock: { onHand: 5, reserved: 1 } };
  return [
    ...(lost === 'lost' ? [] : ['the process did not die']),
    ...(JSON.stringify(seen) === JSON.stringify(expected)
      ? []
      : [`${point} ${card}: ${JSON.stringify(seen)} instead of ${JSON.stringify(expected)}`]),
    ...between,
    ...(await findings(harness)),
  ];
};

/** The points at which the tenders of an order are held, and it is not known whether its card pays. */
export const heldPoints = ['pending-committed', 'provider-called', 'answer-received'] as const;

/**
 * R2: how many milliseconds the tenders of a declined order stay held after its process was killed, when only the
 * reconciler of another process ends the order.
 */
export const waitForRelease = async (harness: Harness, point: (typeof heldPoints)[number]): Promise<number> => {
  const [doomed, rescuer, { shopper, order, balances }] = await Promise.all([
    harness.startService({ crashAt: point }),
    harness.startService({ reconciler: true }),
    withThreeTenders(harness, 'tok_test_card_declined'),
  ]);
  const began = performance.now();
  await place(harness.at(shopper, doomed), order).catch(() => undefined);
  await doomed.exited;
  while (performance.now() - began < 120_000) {
    if (JSON.stringify(await balances()) === JSON.stringify(untouched)) break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await rescuer.stop();
  return performance.now() - began;
};
