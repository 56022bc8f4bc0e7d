import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { texts as providerTexts } from '../../adapters/backend/payments/texts.ts';
import { prepareSignIn } from '../support/account-visit.ts';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { cards, journeyOn } from '../support/journey.ts';
import { shopUnderTest } from '../support/shop.ts';
import { tabTo } from '../support/tab-keys.ts';
import { visit } from '../support/visit.ts';

const shots = process.env['PORTICO_SHOTS'];

const { approval } = providerTexts.en;

/** A shopper who goes through the checkout by keyboard alone. */
const keyboardOn = (page: Page) => {
  const journey = journeyOn(page);
  const { texts, labels, frame, shopper } = journey;
  const { form, giftCards, own, approvals } = texts.tenders;
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
  const press = async (target: Locator, key = 'Enter'): Promise<void> => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  const type = async (target: Locator, text: string): Promise<void> => {
    await tabTo(page, target);
    await page.keyboard.type(text);
  };
  /** What a screen reader says of the amount that is left, from the accessibility tree. */
  const remaining = async (): Promise<string> => {
    const tree = await page.getByRole('main').ariaSnapshot();
    return /- status: "?(Remaining to pay: [^"\n]*|[^"\n]*nothing[^"\n]*)/i.exec(tree)?.[1] ?? '';
  };
  /** Waits until the amount that is left is another one than before, which is said. */
  const changed = (from: string): Promise<void> => expect.poll(remaining).not.toBe(from);
  const applyGiftCard = async (): Promise<void> => {
    const { cardNumber, pin } = await (await shopUnderTest()).issueGiftCard(2_500);
    const before = await remaining();
    await press(button(giftCards.use));
    await type(page.getByRole('textbox', { name: form.cardNumber }), cardNumber);
    await type(page.getByRole('textbox', { name: form.pin, exact: true }), pin);
    await page.keyboard.press('Enter');
    await changed(before);
  };
  const applyReward = async (): Promise<void> => {
    const code = await (await shopUnderTest()).issueReward(1_000);
    const before = await remaining();
    await press(button(own.useReward));
    await type(page.getByLabel(own.rewardCode), code);
    await page.keyboard.press('Enter');
    await changed(before);
  };
  const applyPoints = async (): Promise<void> => {
    const before = await remaining();
    await tabTo(page, page.getByRole('radio', { name: /points/ }).first());
    await page.keyboard.press('Space');
    await press(button(own.payByPoints));
    await changed(before);
  };
  const payByCard = async (): Promise<void> => {
    await type(frame.getByLabel(labels.number), cards.good);
    await type(frame.getByLabel(labels.expiry), '12/39');
    await type(frame.getByLabel(labels.code), '123');
    await type(frame.getByLabel(labels.holderName), `${shopper.firstName} ${shopper.lastName}`);
    await press(button(texts.checkout.billing.continue));
  };
  const approve = async (method: RegExp): Promise<void> => {
    const choice = page.getByRole('radio', { name: method });
    await tabTo(page, page.getByRole('radio', { name: /card/i }).first());
    while (!(await choice.isChecked())) await page.keyboard.press('ArrowDown');
    await press(button(texts.checkout.billing.approve));
    const answer = page
      .frameLocator(`iframe[title="${approvals.page.frame}"]`)
      .getByRole('button', { name: approval.approve, exact: true });
    await answer.waitFor();
    await answer.press('Enter');
  };
  /** The contact of an order that is not sent to the shopper. */
  const contact = async (): Promise<void> => {
    for (const name of ['email', 'phone', 'firstName', 'lastName'] as const)
      await type(page.getByRole('textbox', { name: texts.checkout.fields[name] }), shopper[name]);
    await press(button(texts.checkout.shipping.continue));
    await journey.isAt('billing');
  };
  const billingAddress = async (): Promise<void> => {
    for (const name of ['line1', 'city'] as const)
      await type(page.getByRole('textbox', { name: texts.checkout.fields[name] }), shopper[name]);
    await type(page.getByRole('combobox', { name: texts.checkout.fields.state }), 'Calif');
    await type(page.getByRole('textbox', { name: texts.checkout.fields.postalCode }), shopper.postalCode);
  };
  return {
    ...journey,
    applyGiftCard,
    applyPoints,
    applyReward,
    approve,
    billingAddress,
    contact,
    payByCard,
    press,
    remaining,
  };
};
type Keyboard = ReturnType<typeof keyboardOn>;

type Mix = {
  readonly name: string;
  /** Opens the billing step. */
  readonly open: (page: Page, keyboard: Keyboard) => Promise<void>;
  /** Lets the prepaid tenders pay; the main one follows by `pay`. */
  readonly prepay?: (keyboard: Keyboard) => Promise<void>;
  readonly pay: (keyboard: Keyboard) => Promise<void>;
  /** The tenders that the confirmation names. */
  readonly tenders: readonly RegExp[];
};

const giftCardRow = /^Gift card •••• \d{4}, \$25\.00/;
const cardRow = /^Visa •••• 4242, \$/;

/** Sends all lines to the first collection point near Denver. */
const toCollectionPoint = async (page: Page, { texts }: Keyboard): Promise<void> => {
  const { stores } = texts;
  await page.goto('/en-us/cart');
  await page.getByRole('button', { name: /^More options for/ }).click();
  await page.getByRole('button', { name: /^Change delivery of/ }).click();
  const change = page.getByRole('dialog', { name: stores.delivery.title });
  await change.getByText(stores.delivery.codes.pudo).click();
  await change.getByLabel(stores.points.searchLabel).fill('80202');
  await page.keyboard.press('Enter');
  await change.getByText('20 pickup points').waitFor();
  await change.getByRole('radio', { name: /./ }).last().check();
  await change.getByRole('button', { name: stores.delivery.save }).click();
  await change.waitFor({ state: 'hidden' });
};

const mixes: readonly Mix[] = [
  {
    name: 'a gift card and a card, sent home',
    open: (_, { toBilling }) => toBilling('NKTRAIL3FJO'),
    prepay: ({ applyGiftCard }) => applyGiftCard(),
    pay: ({ payByCard }) => payByCard(),
    tenders: [giftCardRow, cardRow],
  },
  {
    name: 'points, a reward code and a card, sent home',
    open: async (page, { isAt, ship }) => {
      await prepareSignIn(page, { email: 'athlete@nordkamm.test', password: 'Nordkamm1', productId: 'NKTRAIL3FJO' });
      await page.goto('/en-us/checkout');
      await isAt('shipping');
      await ship();
    },
    prepay: async ({ applyPoints, applyReward }) => {
      await applyReward();
      await applyPoints();
    },
    pay: ({ payByCard }) => payByCard(),
    tenders: [/^Reward/, /^Points, \$/, cardRow],
  },
  {
    name: 'a gift card and pay later, sent home',
    open: (_, { toBilling }) => toBilling('NKTRAIL3FJO'),
    prepay: ({ applyGiftCard }) => applyGiftCard(),
    pay: ({ approve }) => approve(/later/i),
    tenders: [giftCardRow, /^(Pay later|Buy now)/],
  },
  {
    name: 'a wallet, one line picked up and one sent home',
    open: async (page, { buy, chooseStore, isAt, ship, texts }) => {
      await buy('NKTARN01CLY', 1);
      const dialog = await chooseStore('NKTRAIL3EMB');
      await dialog.getByRole('button', { name: texts.stores.pickup.add }).click();
      await page.getByRole('dialog', { name: texts.miniCart.added }).waitFor();
      await page.goto('/en-us/checkout');
      await isAt('shipping');
      await ship();
    },
    pay: ({ approve }) => approve(/^Wallet/),
    tenders: [/^Wallet •••• 1234, \$/],
  },
  {
    name: 'a gift card and a card, to a collection point',
    open: async (page, keyboard) => {
      await keyboard.prepare('NKTRAIL3FJO');
      await toCollectionPoint(page, keyboard);
      await page.goto('/en-us/checkout');
      await keyboard.isAt('shipping');
      await keyboard.contact();
    },
    prepay: ({ applyGiftCard }) => applyGiftCard(),
    pay: async ({ billingAddress, payByCard }) => {
      await billingAddress();
      await payByCard();
    },
    tenders: [giftCardRow, cardRow],
  },
  {
    name: 'a card, a gift card as goods beside boots that another gift card pays',
    open: async (page, { isAt, prepare, ship }) => {
      await prepare('NKTRAIL3FJO');
      await prepare('NKGIFT01FJO');
      await page.goto('/en-us/checkout');
      await isAt('shipping');
      await ship();
    },
    prepay: ({ applyGiftCard }) => applyGiftCard(),
    pay: ({ payByCard }) => payByCard(),
    tenders: [giftCardRow, cardRow],
  },
];

const cases = mixes.flatMap((mix, index) => [375, 768, 1280].map((width) => ({ ...mix, index, width })));

test.each(cases)(
  'PAY-04 PAY-14 PAY-15 CART-11 CHK-29 by keyboard alone: $name, at $width pixels; the amount that is left is said',
  async ({ index, width, open, prepay, pay, tenders }) => {
    await visit({ width }, async ({ page }) => {
      const keyboard = keyboardOn(page);
      const look = async (step: string): Promise<void> => {
        expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);
        if (shots !== undefined)
          await page.screenshot({ path: join(shots, `mix${index + 1}-${step}-${width}.png`), fullPage: true });
      };
      await open(page, keyboard);
      await expect.poll(keyboard.remaining).toMatch(/^Remaining to pay: \$[\d,]+\.\d\d$/);
      await prepay?.(keyboard);
      await look('billing');
      await pay(keyboard);
      await keyboard.isAt('summary');
      await look('summary');
      await keyboard.press(keyboard.placeButton);
      await keyboard.isThanked();
      await look('confirmation');
      const named = await page.locator('dd').allTextContents();
      for (const tender of tenders) expect(named.some((text) => tender.test(text.trim()))).toBe(true);
    });
  },
);
