import fc from 'fast-check';
import { sql } from 'kysely';
import { either as E } from 'fp-ts';
import { cartOf } from '#adapters/http/cart/cart-mapper.ts';
import type { OrderAction } from '#adapters/backend/commerce/modules/order/operate-order.ts';
import { cart } from '#adapters/contract/cart.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { loyalty } from '#adapters/contract/loyalty.ts';
import { consumer } from '#adapters/contract/order.ts';
import { promoCodes } from '#adapters/contract/promo-codes.ts';
import type { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import { checkTotals } from '#core/cart/totals.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { isMainMethod } from '#core/payment/payment-method.ts';
import { auditMoney } from './audit-records.ts';
import { balanceOf, issueGiftCard, type GiftCard } from './gift-cards.ts';
import { address, card } from './guest-checkout.ts';
import type { Shop } from './in-process-shop.ts';
import { acceptReturn, operate } from './operator.ts';
import { anyPriceStep, ShopPrices } from './price-steps.ts';
import { giveCredit, issueReward, joinProgram, ownUnits } from './rewards.ts';
import { freshKey, type Answered, type Shopper } from './shopper.ts';
import { restock, takeVariant, type Variant } from './variants.ts';

const CODES = ['WELCOME10', 'TRAIL20', 'PACK15', 'SOLO25', 'MEMBER5', 'SUMMER24', 'UNKNOWN1'] as const;
const GIFT_CARDS = [2_500, 100, 1_000_000] as const;
const REWARDS = [1_000, 333, 50_000] as const;
const STORE = 'us-denver';
/** Ways to receive a line. */
const WAYS = [
  { shippingCode: 'standard' },
  { shippingCode: 'pickup', storeId: STORE },
  { shippingCode: 'sts', storeId: STORE },
  { shippingCode: 'pudo', collectionPoint: 'us-point-1' },
] as const;
/** Gift cards as goods, in whole units of the currency; they are issued at their prices. */
const SOLD_GIFT_CARDS = ['25', '100'] as const;
const GIFT_CARD_PRODUCT = 'NKGIFT01FJO';
const DAY_MS = 86_400_000;
const POINTS = 600;
const CREDIT = 4_321;
const place = fc.nat({ max: 2 });
const units = fc.integer({ min: 1, max: 3 });
const token = fc.constantFrom('tok_test_succeeds', 'tok_test_succeeds', 'tok_test_card_declined');

/** What a shopper, or the shop, can do next. Numbers of lines, cards and orders are taken modulo what there is. */
export const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ step: fc.constant('add' as const), variant: place, qty: units }) },
  // A gift card for another person, or for the member; one with a day waits for it.
  {
    weight: 2,
    arbitrary: fc.record({
      step: fc.constant('buy gift card' as const),
      amount: fc.constantFrom(...SOLD_GIFT_CARDS),
      isGift: fc.boolean(),
      isLater: fc.boolean(),
      qty: units,
    }),
  },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('change' as const), line: place, qty: units }) },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('remove' as const), line: place }) },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('code' as const), code: fc.constantFrom(...CODES) }) },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('remove code' as const) }) },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('gift card' as const), place }) },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('points' as const), points: fc.constantFrom(100, 250, 500) }) },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('reward' as const), place }) },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('credit' as const) }) },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('remove tender' as const), place }) },
  {
    weight: 3,
    arbitrary: fc.record({ step: fc.constant('deliver' as const), method: fc.constantFrom('standard', 'express') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ step: fc.constant('receive' as const), line: place, way: fc.constantFrom(...WAYS) }),
  },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('prepare' as const), token }) },
  // Some orders are placed as they were prepared, whatever has changed since; `meanwhile` changes after the preparation.
  {
    weight: 5,
    arbitrary: fc.record(
      {
        step: fc.constant('place' as const),
        token,
        isPrepared: fc.constantFrom(false, false, true),
        meanwhile: anyPriceStep,
      },
      { requiredKeys: ['step', 'token', 'isPrepared'] },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({ step: fc.constant('cancel' as const), order: fc.nat({ max: 30 }), line: place, qty: units }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      step: fc.constant('operate' as const),
      order: fc.nat({ max: 30 }),
      actions: fc.constantFrom<readonly OrderAction[]>(
        ['ship'],
        ['deliver'],
        ['ship', 'deliver'],
        ['ship', 'pickup'],
        ['ship', 'uncollected'],
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ step: fc.constant('return' as const), order: fc.nat({ max: 30 }), line: place, qty: units }),
  },
  { weight: 4, arbitrary: anyPriceStep },
);
export type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;
type StepOf<Kind extends Step['step']> = Extract<Step, { readonly step: Kind }>;

/** `total`: what was agreed to, in minor units. */
type Placed = { readonly orderId: string; readonly orderNumber: string; readonly total: number };

const cents = (amount: number): number => Math.round(amount * 100);

/** Whether placing was answered with the current cart, since it is no longer what was prepared. */
const isCartAgain = ({ status, errorId }: Answered<unknown>): boolean => status === 409 && errorId === undefined;

const isSameCart = ({ text }: Answered<unknown>, shown: CartWire): boolean => {
  const { id, totals } = JSON.parse(text) as CartWire;
  return id === shown.id && JSON.stringify(totals) === JSON.stringify(shown.totals);
};

/** A later one is sent on another day, which needs a recipient. */
const giftCardOf = ({ amount, isGift, isLater, qty }: StepOf<'buy gift card'>) => ({
  sku: `${GIFT_CARD_PRODUCT}-${amount}`,
  productId: GIFT_CARD_PRODUCT,
  qty,
  ...(isGift && {
    giftOption: { email: 'lea@example.org', to: 'Lea', message: `For ${amount} hikes` },
    ...(isLater && { sendOn: new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10) }),
  }),
});

const ofPlace = <Value>(values: readonly Value[], index: number): Value | undefined => values[index % values.length];

/** A member with points, credit, gift cards and rewards, and what they have ordered. */
class Purchases {
  readonly violations: string[] = [];
  #basketId = '';
  /** The total that was prepared, in minor units; undefined while nothing is prepared. */
  #agreed: number | undefined;
  readonly #orders: Placed[] = [];
  readonly #shop: Shop;
  readonly #call: Shopper['call'];
  readonly #consumerId: string;
  readonly #variants: readonly Variant[];
  readonly #giftCards: readonly GiftCard[];
  readonly #rewards: readonly { readonly rewardId: string }[];
  readonly #prices: ShopPrices;

  constructor(
    shop: Shop,
    owner: { readonly member: Shopper; readonly consumerId: string },
    own: {
      readonly variants: readonly Variant[];
      readonly giftCards: readonly GiftCard[];
      readonly rewards: readonly { readonly rewardId: string }[];
    },
  ) {
    this.#shop = shop;
    this.#call = owner.member.call;
    this.#consumerId = owner.consumerId;
    this.#variants = own.variants;
    this.#giftCards = own.giftCards;
    this.#rewards = own.rewards;
    this.#prices = new ShopPrices(shop, own.variants);
  }

  /** Does a step. A refusal is an answer like any other; a failure of the service is a violation. */
  async take(step: Step): Promise<void> {
    const { reply } = await this.#call(cart.create, {});
    this.#basketId = reply.id;
    for (const answer of await this.#answersTo(step, reply))
      if (answer.status >= 500) this.violations.push(`${step.step} was answered ${answer.status}: ${answer.text}`);
    await this.#shop.complete();
    await this.#check(step.step);
  }

  /**
   * Gives back everything: cancels what is not shipped, returns what is. Then each tender has what it had, less what is
   * kept for express shipping of goods that were sent.
   */
  async giveAllBack(): Promise<void> {
    for (const order of this.#orders) {
      const { totals } = (await this.#call(consumer.purchase, { params: { orderId: order.orderId } })).reply;
      if (cents(totals.total) !== order.total)
        this.violations.push(`${order.orderNumber} was agreed to for ${order.total}, and costs ${cents(totals.total)}`);
      await this.#ofLines(order, (itemId, qty) => this.#cancel(order, itemId, qty));
      for (const action of ['ship', 'deliver', 'pickup'] as const) await operate(this.#shop, order.orderNumber, action);
      await this.#ofLines(order, (itemId, qty) => this.#return(order, itemId, qty));
    }
    await this.#prices.end();
    const kept = await this.#kept();
    const own = { consumerId: this.#consumerId };
    const { owed, ...points } = await ownUnits(this.#shop, { ...own, method: 'LOYALTY_POINTS' });
    const credit = await ownUnits(this.#shop, { ...own, method: 'ATHLETES_PAYMENT' });
    const cards = await Promise.all(this.#giftCards.map((one) => balanceOf(this.#shop, one)));
    const accounts = [points, credit, ...cards];
    const units = accounts.reduce((sum, { balance }) => sum + balance, 0);
    const had = [POINTS, CREDIT, ...GIFT_CARDS].reduce((sum, balance) => sum + balance, 0);
    if (units + kept !== had || owed !== 0 || accounts.some(({ held }) => held !== 0))
      this.violations.push(`of ${had} units ${units} came back and ${kept} were kept, ${owed} are owed`);
    await this.#check('give back');
  }

  /**
   * Units of tenders that are not refunded. An order keeps no more than the shipping of what was sent, and gift cards that
   * were sent, which no prepaid tender pays and the ledger owes to who has them.
   */
  async #kept(): Promise<number> {
    let kept = 0;
    for (const { orderId, orderNumber } of this.#orders) {
      const { rows } = await sql<{
        amount: string;
        shipping: string;
        units: string;
        sold: string;
        owed: string;
        prepaid: string;
      }>`
        select total - coalesce((select sum(amount) from refund where refund.order_id = orders.order_id), 0) as amount,
          (select coalesce(sum(shipping + shipping_tax), 0) from order_shipment
            where order_shipment.order_id = orders.order_id) as shipping,
          (select coalesce(sum(units - units_refunded), 0) from order_instrument
            where order_instrument.order_id = orders.order_id and method not in ('REWARD_CODE', 'REWARD_CARD')) as units,
          (select coalesce(sum(unit.amount), 0) from order_unit unit join order_line using (order_id, line_id)
            where unit.order_id = orders.order_id and is_gift_card and unit.state in ('sold', 'returning')) as sold,
          (select coalesce(-sum(amount), 0) from ledger_entry
            where ledger_entry.order_id = orders.order_id and account = 'gift-cards-outstanding') as owed,
          (select coalesce(sum(amount - replaced - released - refunded), 0) from order_instrument
            where order_instrument.order_id = orders.order_id and account_id is not null) as prepaid
        from orders where order_id = ${orderId}`.execute(this.#shop.database.db);
      const [amount = 0, shipping = 0, units = 0, sold = 0, owed = 0, prepaid = 0] = rows.flatMap((row) =>
        [row.amount, row.shipping, row.units, row.sold, row.owed, row.prepaid].map(Number),
      );
      if (amount > shipping + sold || (amount === 0 && units !== 0))
        this.violations.push(`${orderNumber} keeps ${amount} of a shipping of ${shipping}, and ${units} units`);
      if (amount < sold || prepaid > amount - sold || owed !== sold)
        this.violations.push(
          `${orderNumber} keeps ${amount}, ${prepaid} of it prepaid, has sold gift cards of ${sold} and owes ${owed}`,
        );
      kept += units;
    }
    return kept;
  }

  async #answersTo(step: Step, now: CartWire): Promise<readonly Answered<unknown>[]> {
    const params = { basketId: this.#basketId };
    switch (step.step) {
      case 'add': {
        const variant = ofPlace(this.#variants, step.variant);
        if (variant === undefined) return [];
        const items = [{ ...variant, qty: step.qty }];
        return [await this.#call(cart.addItem, { body: { ...params, items } })];
      }
      case 'buy gift card':
        return [await this.#call(cart.addItem, { body: { ...params, items: [giftCardOf(step)] } })];
      case 'change': {
        const itemId = ofPlace(now.items, step.line)?.id;
        if (itemId === undefined) return [];
        return [await this.#call(cart.updateItem, { params, query: { itemId }, body: { qty: step.qty } })];
      }
      case 'receive': {
        const itemId = ofPlace(now.items, step.line)?.id;
        return itemId === undefined
          ? []
          : [await this.#call(cart.updateItem, { params, query: { itemId }, body: step.way })];
      }
      case 'remove': {
        const itemId = ofPlace(now.items, step.line)?.id;
        return itemId === undefined ? [] : [await this.#call(cart.removeItem, { body: { ...params, itemId } })];
      }
      case 'code':
        return [await this.#call(promoCodes.apply, { body: { ...params, code: step.code } })];
      case 'remove code': {
        const couponItemId = now.couponItems[0]?.couponItemId;
        return couponItemId === undefined
          ? []
          : [await this.#call(promoCodes.remove, { body: { ...params, couponItemId } })];
      }
      case 'gift card': {
        const giftCard = ofPlace(this.#giftCards, step.place);
        const body = { paymentMethod: 'GIFT_CARD', ...(giftCard !== undefined && { giftCard }) };
        return [await this.#call(cart.addPaymentInstrument, { params, body })];
      }
      case 'points': {
        const body = { paymentMethod: 'LOYALTY_POINTS', points: step.points };
        return [await this.#call(cart.addPaymentInstrument, { params, body })];
      }
      case 'reward': {
        const reward = ofPlace(this.#rewards, step.place);
        if (reward === undefined) return [];
        return [await this.#call(loyalty.applyReward, { params, body: { ...reward, apply: true } })];
      }
      case 'credit':
        return [await this.#call(cart.addPaymentInstrument, { params, body: { paymentMethod: 'ATHLETES_PAYMENT' } })];
      case 'remove tender': {
        const tender = ofPlace(now.payment_instruments, step.place);
        if (tender === undefined) return [];
        const { paymentInstrumentId } = tender;
        return [await this.#call(cart.removePaymentInstrument, { params, body: { paymentInstrumentId } })];
      }
      case 'deliver':
        return this.#deliver(step.method);
      case 'prepare':
        return this.#prepare(step.token);
      case 'place':
        return this.#place(step);
      case 'cancel':
      case 'return': {
        const order = ofPlace(this.#orders, step.order);
        if (order === undefined) return [];
        const line = ofPlace(await this.#linesOf(order), step.line);
        if (line === undefined) return [];
        const qty = Math.min(step.qty, line.qty);
        return step.step === 'cancel' ? this.#cancel(order, line.itemId, qty) : this.#return(order, line.itemId, qty);
      }
      case 'price':
      case 'promotion starts':
      case 'promotion ends':
        await this.#prices.take(step);
        return [];
      case 'operate': {
        const order = ofPlace(this.#orders, step.order);
        if (order !== undefined)
          for (const action of step.actions) await operate(this.#shop, order.orderNumber, action);
        return [];
      }
    }
  }

  async #deliver(shippingMethodId: string): Promise<readonly Answered<unknown>[]> {
    const params = { basketId: this.#basketId };
    return [
      await this.#call(cart.setShippingAddress, { params, body: { address } }),
      ...(await this.#choose(shippingMethodId)),
      await this.#call(cart.setBillingAddress, { params, body: { address, sameAsShipping: true } }),
    ];
  }

  /** Chooses the method of every shipment that has it. */
  async #choose(shippingMethodId: string): Promise<readonly Answered<unknown>[]> {
    const query = { basketId: this.#basketId };
    const { shippingMethods } = (await this.#call(cart.read, { params: query })).reply;
    const shipments = shippingMethods
      .filter(({ applicableShippingMethods }) => applicableShippingMethods.some(({ id }) => id === shippingMethodId))
      .map(({ shippingId }) => ({ shippingId, shippingMethodId }));
    return shipments.length === 0 ? [] : [await this.#call(cart.chooseShippingMethod, { query, body: { shipments } })];
  }

  async #prepare(token: string): Promise<readonly Answered<unknown>[]> {
    const query = { basketId: this.#basketId };
    const shown = (await this.#call(cart.read, { params: query })).reply;
    const answers: Answered<unknown>[] = [];
    if (shown.shippingAddress === undefined) answers.push(...(await this.#deliver('standard')));
    if (shown.totals.remainingToPay > 0)
      answers.push(await this.#call(cart.addPaymentInstrument, { params: query, body: card(token) }));
    const prepared = await this.#call(checkout.prepareOrder, {
      query,
      body: { email: 'ada@example.org', phone: '+15105550100' },
    });
    this.#agreed = prepared.status === 200 ? cents(prepared.reply.cart.totals.total) : undefined;
    return [...answers, prepared];
  }

  /**
   * Places the order for the total that was prepared, or not at all. A cart that costs something else by now is shown
   * again (409); prepared once more, it can be placed.
   */
  async #place({ token, isPrepared, meanwhile }: StepOf<'place'>): Promise<readonly Answered<unknown>[]> {
    const answers = isPrepared && this.#agreed !== undefined ? [] : await this.#prepare(token);
    if (this.#agreed === undefined) return answers;
    if (meanwhile !== undefined) await this.#prices.take(meanwhile);
    const placed = await this.#placeAsAgreed();
    if (!isCartAgain(placed)) return [...answers, placed];
    const prepared = await this.#prepare(token);
    if (this.#agreed === undefined && prepared.at(-1)?.errorId === undefined)
      this.violations.push(`a cart that was shown again is not prepared: ${prepared.at(-1)?.status}`);
    if (this.#agreed === undefined) return [...answers, placed, ...prepared];
    const again = await this.#placeAsAgreed();
    if (isCartAgain(again)) this.violations.push('a cart that was prepared again is shown once more');
    return [...answers, placed, ...prepared, again];
  }

  async #placeAsAgreed(): Promise<Answered<unknown>> {
    const query = { basketId: this.#basketId };
    const shown = (await this.#call(cart.read, { params: query })).reply;
    const main = shown.payment_instruments.find(({ paymentMethod }) => isMainMethod(paymentMethod));
    const placed = await this.#call(checkout.placeOrder, {
      query,
      body: {
        captchaToken: freshKey(),
        basketId: this.#basketId,
        ...(main !== undefined && { paymentInstrumentId: main.paymentInstrumentId }),
      },
      key: freshKey(),
    });
    if (placed.status === 200) {
      const { orderId, orderNumber, items, totals, payment_instruments: tenders } = placed.reply;
      this.#orders.push({ orderId, orderNumber, total: cents(totals.total) });
      const paid = tenders.reduce((sum, { amount }) => sum + cents(amount), 0);
      if (paid !== cents(totals.total))
        this.violations.push(`the tenders of ${orderNumber} sum to ${paid}, its total is ${cents(totals.total)}`);
      const giftCards = items.reduce(
        (sum, { productId, price }) => (productId === GIFT_CARD_PRODUCT ? sum + cents(price.amount) : sum),
        0,
      );
      const prepaid = tenders.reduce(
        (sum, { paymentMethod, amount }) => (isMainMethod(paymentMethod) ? sum : sum + cents(amount)),
        0,
      );
      if (prepaid > paid - giftCards)
        this.violations.push(`prepaid tenders pay ${prepaid} of ${orderNumber}, of which ${giftCards} are gift cards`);
      if (this.#agreed !== cents(totals.total))
        this.violations.push(`${orderNumber} costs ${cents(totals.total)}, ${this.#agreed} were agreed to`);
      this.#agreed = undefined;
    } else if (isCartAgain(placed) && !isSameCart(placed, shown))
      this.violations.push('placing answers another cart than the current one');
    return placed;
  }

  async #linesOf({ orderId }: Placed): Promise<readonly { readonly itemId: string; readonly qty: number }[]> {
    const { reply } = await this.#call(consumer.purchase, { params: { orderId } });
    return reply.items.map(({ id, qty }) => ({ itemId: id, qty }));
  }

  /** Tries every unit of every line, one by one: those that cannot be changed any more are refused. */
  async #ofLines(order: Placed, change: (itemId: string, qty: number) => Promise<unknown>): Promise<void> {
    for (const { itemId, qty } of await this.#linesOf(order))
      for (let unit = 1; unit <= qty; unit += 1) await change(itemId, 1);
  }

  async #cancel({ orderNumber }: Placed, itemId: string, qty: number): Promise<readonly Answered<unknown>[]> {
    const body = { items: [{ itemId, qty }], reason: 'Too many' };
    const answer = await this.#call(consumer.cancelOrder, { query: { orderNumber }, body });
    await this.#shop.complete();
    return [answer];
  }

  async #return({ orderId }: Placed, itemId: string, qty: number): Promise<readonly Answered<unknown>[]> {
    const body = { items: [{ itemId, qty, reason: 'too-small' as const }] };
    const answer = await this.#call(consumer.createReturn, { params: { orderId }, body });
    if (answer.status !== 200) return [answer];
    await acceptReturn(this.#shop, answer.reply.returnId);
    return [answer];
  }

  /** After each step the cart adds up, its tenders pay its total or less, and every ledger and all stock agree. */
  async #check(after: string): Promise<void> {
    const wire = (await this.#call(cart.create, {})).reply;
    const shown = cartOf(wire, failureTextsOf('en-US'));
    const sums = checkTotals(shown, 'exclusive');
    if (E.isLeft(sums)) this.violations.push(`after ${after}: ${JSON.stringify(sums.left)}`);
    const paid = shown.instruments.reduce((sum, { amount }) => sum + amount, 0);
    const hasMain = shown.instruments.some(({ method }) => isMainMethod(method));
    if (paid > shown.totals.total || (hasMain && paid !== shown.totals.total))
      this.violations.push(`after ${after}: tenders of ${paid} pay a total of ${shown.totals.total}`);
    const prepaid = shown.instruments.reduce(
      (sum, { method, amount }) => (isMainMethod(method) ? sum : sum + amount),
      0,
    );
    const giftCards = shown.items.reduce(
      (sum, { productId, price }) => (productId === GIFT_CARD_PRODUCT ? sum + price.rowTotal : sum),
      0,
    );
    if ((shown.giftCardTotal ?? 0) !== giftCards || prepaid > shown.totals.total - giftCards)
      this.violations.push(
        `after ${after}: prepaid tenders pay ${prepaid} of ${shown.totals.total} with gift cards of ${giftCards}`,
      );
    const findings = await auditMoney(this.#shop.database.db, this.#shop.ledger.entries());
    for (const finding of findings) this.violations.push(`after ${after}: ${JSON.stringify(finding)}`);
    for (const problem of this.#shop.problems.splice(0)) this.violations.push(`after ${after}: ${String(problem)}`);
  }
}

/** Does the steps in a shop, then gives everything back. Returns what was wrong. */
export const takeSteps = async (shop: Shop, steps: readonly Step[]): Promise<readonly string[]> => {
  const owner = await joinProgram(shop, POINTS);
  await giveCredit(shop, { consumerId: owner.consumerId, credit: CREDIT });
  const variants = await Promise.all([400, 400, 2].map((count) => takeVariant(shop.database, count)));
  for (const variant of variants) await restock(shop.database, variant, 3, STORE);
  const purchases = new Purchases(shop, owner, {
    variants,
    giftCards: await Promise.all(GIFT_CARDS.map((balance) => issueGiftCard(shop, { balance }))),
    rewards: await Promise.all(REWARDS.map((balance) => issueReward(shop, { balance }))),
  });
  for (const step of steps) await purchases.take(step);
  await purchases.giveAllBack();
  return purchases.violations;
};
