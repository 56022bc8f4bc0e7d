import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { journeyOn, textsOf } from '../support/journey.ts';
import { prepareOrder } from '../support/prepared-order.ts';
import { visit } from '../support/visit.ts';

const alive = (page: Page): Promise<void> => page.locator('html[data-hydrated=true]').waitFor();

/** Edges of the text at the start of an element, in CSS pixels: without padding. */
const textOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.firstChild ?? element);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return {
      left,
      right,
      top,
      bottom,
      lines: new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size,
    };
  });

test.concurrent('ux 85 the sign-in link of an empty cart is aligned with the texts around it', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const { cart } = journeyOn(page).texts;
    await page.goto('/en-us/cart');
    const link = page.getByRole('link', { name: cart.empty.signIn });
    await link.waitFor();
    const [text, title] = [await textOf(link), await textOf(page.locator('main h1'))];
    expect(Math.abs(text.left - title.left)).toBeLessThanOrEqual(1);
  });
});

test.concurrent('SRCH-07 the texts of the search page have one left edge, and no empty space between them', async () => {
  for (const width of [375, 768, 1280])
    await visit({ width }, async ({ page }) => {
      await page.goto('/en-us/search');
      await alive(page);
      const title = await textOf(page.locator('main h1'));
      const popular = await textOf(page.getByText('Popular searches this week'));
      const browse = await textOf(page.getByText('Browse categories'));
      const field = await page.getByRole('main').getByRole('searchbox').boundingBox();
      expect([Math.round(popular.left - title.left), Math.round(browse.left - title.left)]).toEqual([0, 0]);
      expect(popular.top - (field?.y ?? 0)).toBeLessThan(120);
      expect(browse.top - popular.bottom).toBeLessThan(48);
    });
});

test.concurrent('CNT-33 on a phone a row of cards reaches the edge of the screen, and shows the whole card that the keyboard focuses', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    for (const path of ['/en-us/basecamp', '/en-us/help/repairs']) {
      await page.goto(path);
      await alive(page);
      const row = page.locator('[data-block=collection-grid] [data-sm^=carousel] ul').first();
      await row.scrollIntoViewIfNeeded();
      const gap = await row.evaluate(
        (box) => document.documentElement.getBoundingClientRect().right - box.getBoundingClientRect().right,
      );
      expect(Math.abs(gap)).toBeLessThan(1);
      await row.locator(':scope > li').first().getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect
        .poll(() =>
          row.evaluate((box) => {
            const card = [...box.children].find((slide) => slide.contains(document.activeElement));
            const { left = -1, right = Infinity } = card?.getBoundingClientRect() ?? {};
            return [card === box.children[1], left >= 0, right <= box.getBoundingClientRect().right];
          }),
        )
        .toEqual([true, true, true]);
    }
  });
});

test.concurrent('Back shows a row of products as it was left', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us');
    await alive(page);
    const carousel = page.locator('main [data-block=inline-catalog] [aria-roledescription]').first();
    const row = carousel.locator('ul').first();
    const scrolled = () => row.evaluate((one) => Math.round(one.scrollLeft));
    await carousel.scrollIntoViewIfNeeded();
    const atRest = row.evaluate(
      (one) => new Promise<void>((resolve) => one.addEventListener('scrollend', () => resolve())),
    );
    await carousel.locator('button[aria-disabled]').last().click();
    await atRest;
    const left = await scrolled();
    expect(left).toBeGreaterThan(100);
    await row.locator(':scope > li').nth(5).getByRole('heading').getByRole('link').click();
    await page.waitForURL(/\/p\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await expect.poll(scrolled).toBe(left);
    await page.goForward();
    await page.waitForURL(/\/p\//);
    // Another visit of the page is another entry.
    await page.getByRole('banner').getByRole('link', { name: 'NORDKAMM' }).click();
    await row.waitFor();
    expect(await scrolled()).toBe(0);
  });
});

test.concurrent('CNT-39 an accordion title of two lines keeps its distance from the lines around it', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    await page.goto('/fr-ca/help/delivery');
    const summary = page.locator('[data-block=accordions] summary').first();
    const text = await textOf(summary);
    const box = await summary.boundingBox();
    expect(text.lines).toBe(2);
    expect(text.top - (box?.y ?? 0)).toBeGreaterThanOrEqual(8);
  });
});

test.concurrent('AUTH-26 on a phone the label of a password is beside the button that shows it, in French as well', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    // The form is left out for a link that has expired.
    await page.route('**/confirmforgotpassword/check', (route) => route.fulfill({ status: 204 }));
    await page.goto('/fr-ca/reset-password?email=ida@example.org&code=x');
    await alive(page);
    const buttons = page.getByRole('button', { name: textsOf('fr-ca').account.showPassword });
    await buttons.nth(1).waitFor();
    for (const button of await buttons.all()) {
      const label = await textOf(button.locator('xpath=preceding-sibling::*//label').first());
      expect(label.right).toBeLessThanOrEqual((await button.boundingBox())?.x ?? 0);
    }
  });
});

test.concurrent('on a phone the delivery of a line takes at most two lines', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    await journeyOn(page).prepare('NKTRAIL3EMB');
    await page.goto('/en-us/cart');
    await alive(page);
    const delivery = page.locator('main li p').filter({ hasText: 'Standard shipping' });
    await delivery.waitFor();
    const line = await delivery.evaluate((one) => Number.parseFloat(getComputedStyle(one).lineHeight));
    expect(((await delivery.boundingBox())?.height ?? 0) / line).toBeLessThan(2.5);
  });
});

test.concurrent('on a phone the row of the order summary starts at the edge of the page, in French as well', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const shop = journeyOn(page, 'fr-ca');
    await shop.checkOut('NKTRAIL3EMB');
    const [text, title] = [
      await textOf(page.locator('aside button[aria-expanded] > span').first()),
      await textOf(page.locator('main h1')),
    ];
    expect(Math.abs(text.left - title.left)).toBeLessThanOrEqual(1);
  });
});

test.concurrent('quantity, button and favorite button of a product are one row at 375, 768 and 1280 px, in French as well', async () => {
  await visit({}, async ({ page }) => {
    for (const locale of ['en-us', 'fr-ca']) {
      await page.goto(`/${locale}/p/NKTRAIL3FJO`);
      const row = page.locator('[class*=buy-box-buy]');
      for (const width of [375, 768, 1280]) {
        await page.setViewportSize({ width, height: 812 });
        const middles = await row.evaluate((element) =>
          [...element.children]
            .map((child) => child.getBoundingClientRect())
            .filter(({ height }) => height >= 24)
            .map(({ top, height }) => Math.round(top + height / 2)),
        );
        expect(middles).toHaveLength(3);
        expect(Math.max(...middles) - Math.min(...middles), `${locale} ${width}`).toBeLessThanOrEqual(3);
      }
    }
  });
});

test.concurrent('the card fields have the font of the fields around them', async () => {
  await visit({}, async ({ page }) => {
    const journey = journeyOn(page);
    await journey.checkOut('NKTRAIL3EMB');
    const faceOf = (field: Locator) =>
      field.evaluate(async (element) => {
        await document.fonts.ready;
        const { fontFamily, fontSize } = getComputedStyle(element);
        const [family = ''] = fontFamily.split(',');
        const isLoaded = [...document.fonts].some((face) => face.family === family && face.status === 'loaded');
        return { family, fontSize, isLoaded };
      });
    const ofShop = await faceOf(page.getByRole('textbox', { name: journey.texts.checkout.fields.city }));
    await journey.ship();
    const number = journey.frame.getByRole('textbox', { name: journey.labels.number });
    await number.waitFor();
    expect([ofShop, await faceOf(number)]).toEqual(
      Array(2).fill({ family: 'Geist', fontSize: '16px', isLoaded: true }),
    );
  });
});

test.concurrent('the quantity of a return is beside its reason, also while the reason is missing', async ({
  expect,
}) => {
  await visit({ width: 768 }, async ({ page, shop }) => {
    const { orderNumber, orderId } = await prepareOrder(page, { qty: 2 });
    for (const action of ['ship', 'deliver'] as const)
      await expect.poll(() => shop.operate(orderNumber, action), { timeout: 15_000 }).toBe('Done');
    const { orders } = journeyOn(page).texts;
    await page.goto(`/en-us/returns?order=${orderId}`);
    const form = page.getByRole('form', { name: orders.return.title });
    await form.getByRole('checkbox').check();
    const distance = async (): Promise<number> => {
      const [quantity, reason] = await Promise.all([
        form.getByRole('group', { name: /Kamm/ }).boundingBox(),
        form.getByLabel(orders.return.reason).boundingBox(),
      ]);
      return Math.abs((quantity?.y ?? 0) - (reason?.y ?? 99));
    };
    expect(await distance()).toBeLessThanOrEqual(2);
    await form.getByRole('button', { name: orders.return.send }).click();
    await form.getByRole('alert').waitFor();
    expect(await distance()).toBeLessThanOrEqual(2);
  });
});

test.concurrent('a banner at the end of a category is as wide as its list, and a picture at the end of a product as the page', async () => {
  for (const width of [375, 1280])
    await visit({ width }, async ({ page }) => {
      for (const [path, block] of [
        ['/en-us/c/clothing-2000', 'banner-image'],
        ['/en-us/p/NKSVALE1GLA', 'banner-split'],
      ] as const) {
        await page.goto(path);
        const trail = await page.getByRole('navigation', { name: 'Breadcrumb' }).boundingBox();
        const banner = await page.locator(`main [data-block=${block}] img`).first().boundingBox();
        expect([path, Math.round((banner?.x ?? 0) - (trail?.x ?? 0))]).toEqual([path, 0]);
      }
    });
});

test.concurrent('CNT-20 beside a small promotion the texts of products are as close to their pictures as elsewhere', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us/c/camp-4000');
    const distances = await page.locator('main article:has(img)').evaluateAll((tiles) =>
      tiles.map((tile) => {
        const picture = tile.querySelector('img')?.getBoundingClientRect().bottom ?? 0;
        const name = tile.querySelector('h2, h3')?.getBoundingClientRect().top ?? 0;
        return Math.round(name - picture);
      }),
    );
    expect(distances.length).toBeGreaterThan(4);
    expect(new Set(distances).size).toBe(1);
  });
});

test.concurrent('CNT-20 the pictures of small promotions in one row are equally high', async () => {
  await visit({}, async ({ page }) => {
    await page.goto('/en-us/help/care');
    const heights = await page
      .locator('main [data-block=collection-grid] [data-block=banner-espot] img')
      .evaluateAll((pictures) => pictures.map((picture) => Math.round(picture.getBoundingClientRect().height)));
    expect(heights.length).toBe(6);
    expect(new Set(heights).size).toBe(1);
  });
});
