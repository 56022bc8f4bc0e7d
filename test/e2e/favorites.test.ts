import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findingsOn, overflowOf } from '../support/axe.ts';
import { browserUnderTest } from '../support/shop.ts';
import { visit } from '../support/visit.ts';
import { inOneWidth } from '../support/widths.ts';
import {
  boot,
  openList,
  favoriteButton,
  expectFilled,
  favoriteCalls,
  cardTitles,
} from '../support/favorite-buttons.ts';

/** The bodies of the adds that a page sends from now on. */
const addsOf = (page: Page): readonly object[] => {
  const bodies: object[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/wishlists/v2/favorites'))
      bodies.push(JSON.parse(request.postData() ?? '{}'));
  });
  return bodies;
};

/** The addresses at which a page reads the list from now on. */
const readsOf = (page: Page): readonly URL[] => {
  const urls: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() === 'GET' && url.pathname.endsWith('/wishlists/v2/favorites')) urls.push(url);
  });
  return urls;
};

test.each(inOneWidth(375))(
  'FAV-01 FAV-03 FAV-04 FAV-05 FAV-06 FAV-10 FAV-11 RTE-20 AMB-18 API-093 API-094 API-098 favorites of a guest are in a list that a reload keeps, at %d pixels',
  async (width) => {
    await visit({ width }, async (visited) => {
      const { page, shop } = visited;
      const texts = await openList(page);
      const before = shop.log.length;
      const bodies = addsOf(page);
      expect(await favoriteButton(page, boot).getAttribute('aria-pressed')).toBe('false');
      const box = await favoriteButton(page, boot).boundingBox();
      expect([box?.width, box?.height]).toEqual([44, 44]);
      expect(favoriteCalls(visited, before)).toEqual([]);

      await favoriteButton(page, boot).click();
      await expectFilled(page, boot);
      await expect.poll(() => favoriteCalls(visited, before)).toEqual(['POST favorites 200']);
      await favoriteButton(page, 'Ridgeline Mid').click();
      await expect.poll(() => bodies.length).toBe(2);
      expect(bodies.map((body) => Object.keys(body).toSorted())).toEqual([
        ['id', 'itemType', 'qty'],
        ['favoriteId', 'id', 'itemType', 'qty'],
      ]);
      expect(bodies[0]).toMatchObject({ qty: 1, itemType: 'product' });
      await expect.poll(() => favoriteCalls(visited, before)).toEqual(['POST favorites 200', 'POST favorites 200']);
      expect(await findingsOn(page)).toEqual([]);

      await page.reload();
      await expectFilled(page, boot);
      const mark = shop.log.length;
      const reads = readsOf(page);
      await page.getByRole('link', { name: texts.shell.favorites }).first().click();
      await page.getByRole('heading', { level: 1, name: texts.shell.favorites }).waitFor();
      await expect.poll(() => cardTitles(page)).toEqual(['Ridgeline Mid', boot]);
      expect(reads.map((url) => [url.searchParams.get('start'), url.searchParams.get('count')])).toEqual([['0', '24']]);
      expect([await findingsOn(page), (await overflowOf(page)) > 0]).toEqual([[], false]);

      await page.getByRole('button', { name: texts.favorites.removeNamed.replace('{name}', boot) }).click();
      await expect.poll(() => cardTitles(page)).toEqual(['Ridgeline Mid']);
      await expect
        .poll(() =>
          favoriteCalls(visited, mark).some((call) =>
            /^DELETE favorites\/[\w-]{22}\/items\/NKTRAIL3\w{3} 200$/.test(call),
          ),
        )
        .toBe(true);
      await page.getByRole('button', { name: texts.favorites.undo }).click();
      await expect.poll(() => cardTitles(page)).toEqual([boot, 'Ridgeline Mid']);
      // The reload would abort a call that has not been answered.
      await expect.poll(() => favoriteCalls(visited, mark).at(-1)).toMatch(/^(POST|PUT) favorites.* 200$/);
      await page.reload();
      await expect.poll(() => cardTitles(page)).toEqual([boot, 'Ridgeline Mid']);
    });
  },
);

test('FAV-07 FAV-08 RTE-21 API-096 API-097 a shared list is readable at its address, and not before it is shared', async () => {
  await visit({ expectedStatuses: [404] }, async (visited) => {
    const { page, context, shop } = visited;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const texts = await openList(page);
    const start = shop.log.length;
    await favoriteButton(page, boot).click();
    await expect.poll(() => favoriteCalls(visited, start)).toEqual(['POST favorites 200']);
    await page.goto('/en-us/favorites');
    const before = shop.log.length;
    await page.getByRole('button', { name: texts.favorites.share.open }).click();
    const dialog = page.getByRole('dialog', { name: texts.favorites.share.title });
    const field = dialog.getByRole('textbox', { name: texts.favorites.share.address });
    await expect.poll(() => field.inputValue()).toMatch(/\/en-us\/favorites\/shared\/[\w-]{22}$/);
    expect(favoriteCalls(visited, before).some((call) => /^POST favorites\/[\w-]{22}\/share 204$/.test(call))).toBe(
      true,
    );
    const address = await field.inputValue();
    expect(await findingsOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: texts.favorites.share.copy }).click();
    await page.getByText(texts.favorites.share.copied).first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    expect(await dialog.getByRole('link', { name: texts.favorites.share.mail }).getAttribute('href')).toContain(
      encodeURIComponent(address),
    );

    const other = await (await browserUnderTest()).newContext({ viewport: { width: 375, height: 812 } });
    const guest = await other.newPage();
    await guest.goto(address);
    await guest.getByRole('heading', { level: 1, name: texts.favorites.shared.title }).waitFor();
    expect(await cardTitles(guest)).toEqual([boot]);
    expect(await guest.getByRole('button', { name: /remove/i }).count()).toBe(0);
    expect(await guest.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await findingsOn(guest)).toEqual([]);
    await other.close();
    expect(favoriteCalls(visited, before).some((call) => /^GET favorites\/[\w-]{22}\/share 200$/.test(call))).toBe(
      true,
    );
    expect((await page.goto(`${address.slice(0, -3)}xyz`))?.status()).toBe(404);
  });
});
