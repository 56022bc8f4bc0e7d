import { expect, test } from 'vitest';
import french from '#ui/messages/fr-ca.json' with { type: 'json' };
import { journeyOn } from '../support/journey.ts';
import { writesOf } from '../support/shop.ts';
import { visit } from '../support/visit.ts';

test('on a slow machine the first possible clicks put one item into the cart', async () => {
  await visit({}, async ({ page, context, shop }) => {
    const before = shop.log.length;
    const journey = journeyOn(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('/en-us/p/NKTRAIL3FJO', { waitUntil: 'commit' });
    await journey.chooseSize(2);
    await journey.addToCart();
    expect(await journey.units()).toBe(1);
    expect(writesOf(shop.log.slice(before))).toEqual(['authentication.token', 'cart.createWithItem']);
  });
});

test('the place of the card fields is marked while they load', async () => {
  await visit({}, async ({ page }) => {
    const journey = journeyOn(page);
    const held = Promise.withResolvers<void>();
    await page.route('**/fields?*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await journey.buy('NKTRAIL3FJO');
    await journey.toCheckout();
    await journey.ship();
    const frame = page.locator(`iframe[title="${journey.texts.checkout.billing.frame}"]`);
    const color = () => frame.evaluate((element) => getComputedStyle(element).backgroundColor);
    const clear = 'rgba(0, 0, 0, 0)';
    await frame.waitFor();
    expect(await color()).not.toBe(clear);
    held.resolve();
    await journey.frame.getByLabel(journey.labels.number).waitFor();
    await expect.poll(color).toBe(clear);
  });
});

test('PDP-16 a quantity typed before hydration is the one that is added', async () => {
  await visit({}, async ({ page }) => {
    const journey = journeyOn(page);
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/entry-client*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/en-us/p/NKTRAIL3FJO', { waitUntil: 'commit' });
    await journey.chooseSize(2);
    await page.getByRole('textbox', { name: journey.texts.design.quantity }).fill('3');
    await page.getByRole('button', { name: journey.texts.catalog.addToCart }).click();
    held.resolve();
    await page.getByRole('dialog', { name: journey.texts.miniCart.added }).waitFor();
    expect(await journey.units()).toBe(3);
  });
});

test('ux 2 a press before hydration moves nothing beside the button', async () => {
  await visit({ width: 375 }, async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/entry-client*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/fr-ca/p/NKTRAIL3EMB', { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: french.catalog.addToCart });
    await page.getByRole('radio', { name: '42', exact: true }).check({ force: true });
    await page.evaluate(() => document.fonts.ready);
    const places = () =>
      page.locator('#main').evaluate((main) =>
        [...main.querySelectorAll('button')].map((one) => {
          const { left, top, width } = one.getBoundingClientRect();
          return [one.textContent, left, top + scrollY, width];
        }),
      );
    await button.scrollIntoViewIfNeeded();
    const before = await places();
    await button.click();
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
    expect(await places()).toEqual(before);
    held.resolve();
    await page.getByRole('dialog', { name: french.miniCart.added }).waitFor();
  });
});

test('VAL-24 text typed into a form before hydration stays and is sent', async () => {
  await visit({}, async ({ page }) => {
    const { warranty: texts } = journeyOn(page).texts;
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/entry-client*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/en-us/warranty', { waitUntil: 'commit' });
    const form = page.getByRole('form', { name: texts.title });
    await form.getByLabel(texts.productNumber).fill('nktrail3fjo');
    await form.getByLabel(texts.purchaseDate).fill('01/01/2026');
    await form.getByLabel(texts.description).fill('The zipper does not close any more.');
    await form.getByLabel(texts.email).fill('early@example.org');
    held.resolve();
    await page.locator('html[data-hydrated=true]').waitFor();
    await form.getByRole('button', { name: texts.send }).click();
    await page.getByRole('region', { name: texts.sent.title }).waitFor();
  });
});

test('FAV-13 a favorite button pressed before its code has loaded shows each press at once, also to assistive technology', async () => {
  await visit({}, async ({ page, shop }) => {
    const before = shop.log.length;
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/entry-client*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/en-us/p/NKTRAIL3FJO', { waitUntil: 'commit' });
    const heart = page.getByRole('button', { name: 'Add Kamm Trail 3 to favorites' }).first();
    const state = async () => [
      await heart.getAttribute('aria-pressed'),
      await heart.locator('svg').evaluate((svg) => getComputedStyle(svg).fill !== 'none'),
    ];
    expect(await state()).toEqual(['false', false]);
    await heart.click();
    expect(await state()).toEqual(['true', true]);
    await heart.click();
    expect(await state()).toEqual(['false', false]);
    await heart.click();
    expect(await state()).toEqual(['true', true]);
    held.resolve();
    await expect.poll(() => writesOf(shop.log.slice(before))).toEqual(['authentication.token', 'favorites.add']);
    await expect.poll(() => heart.getAttribute('aria-busy')).toBeNull();
    expect(await state()).toEqual(['true', true]);
  });
});

test('a private page preloads all of its code: the engine is requested before the first file has arrived', async () => {
  await visit({}, async ({ page }) => {
    const client = Promise.withResolvers<void>();
    await page.route('**/assets/entry-client*.js', async (route) => {
      await client.promise;
      await route.continue();
    });
    const engine = page.waitForRequest('**/assets/entry-engine*.js');
    await page.goto('/en-us/cart', { waitUntil: 'commit' });
    await engine;
    client.resolve();
    await page.locator('html[data-hydrated=true]').waitFor();
  });
});
