import type { Page } from 'playwright';
import { test } from 'vitest';
import { findingsOn } from '../support/axe.ts';
import { visit, type VisitOptions } from '../support/visit.ts';

const open = async (page: Page, address = '/en-us/help/returns'): Promise<void> => {
  await page.goto(address);
  await page.locator('html[data-hydrated=true]').waitFor();
};
const small = (page: Page, name: string) => page.getByRole('complementary').getByRole('button', { name, exact: true });
const newsletter = 'Get our newsletter';
const account = 'Create an account';
const withPopUps = (more: VisitOptions = {}): VisitOptions => ({ hasPopUps: true, ...more });
const dismissedOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('dismissedPopups'));

test.concurrent('POP-01 POP-05 POP-12 the first pop-up shows minimized and expands by itself to title, form, links and disclaimer, without taking the focus', async ({
  expect,
}) => {
  await visit(withPopUps(), async ({ page }) => {
    await open(page);
    await small(page, newsletter).waitFor();
    const region = page.getByRole('complementary', { name: newsletter });
    await region.getByRole('heading', { name: 'Notes from the trail' }).waitFor();
    // The form loads with the expanded pop-up.
    await region.getByRole('textbox').waitFor();
    expect(await region.getByText('To see what the newsletter is about').isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });
});

test.concurrent('POP-02 POP-03 a closed pop-up does not come back, and the next one waits for the next page view', async ({
  expect,
}) => {
  await visit(withPopUps(), async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: `Close: ${newsletter}` }).click();
    expect(JSON.parse((await dismissedOf(page)) ?? '')).toEqual(['newsletter-field-notes']);
    expect(await page.getByRole('complementary').count()).toBe(0);
    await page.getByRole('link', { name: 'Repairs' }).first().click();
    await small(page, account).waitFor();
    await page.reload();
    await small(page, account).waitFor();
    expect(await page.getByRole('complementary', { name: newsletter }).count()).toBe(0);
  });
});

test.concurrent('POP-04 ANL-06 ANL-12 the data layer gains an impression, an expansion and a click, in this order', async ({
  expect,
}) => {
  await visit(withPopUps(), async ({ page }) => {
    await open(page);
    const region = page.getByRole('complementary', { name: newsletter });
    await region.getByRole('heading', { name: 'Notes from the trail' }).waitFor();
    const entries = () =>
      page.evaluate(() => {
        const list: unknown = Reflect.get(window, 'dataLayer');
        return Array.isArray(list) ? list.filter(({ event }) => String(event).startsWith('popup_')) : [];
      });
    const where = { brand: 'nordkamm', region: 'us', locale: 'en-us', pageType: 'Other', channel: 'ECOMM' };
    const entry = { ...where, popup: 'newsletter-field-notes' };
    await expect.poll(entries).toEqual([
      { event: 'popup_impression', ...entry },
      { event: 'popup_expand', ...entry },
    ]);
    await region.getByRole('link').first().click();
    await expect.poll(async () => (await entries()).map(({ event }) => event)).toContain('popup_click');
  });
});

test.concurrent('POP-08 the logo of a small pop-up is 18 pixels high', async ({ expect }) => {
  await visit(withPopUps(), async ({ page }) => {
    await open(page);
    const logo = page.getByRole('complementary').getByAltText('NORDKAMM');
    await logo.waitFor({ state: 'attached' });
    expect(await logo.evaluate((image) => getComputedStyle(image).blockSize)).toBe('18px');
  });
  await visit({}, async ({ page }) => {
    await open(page, '/en-us/__kit');
    const heights = await page
      .locator('main [data-block=pop-up] img')
      .evaluateAll((logos) => logos.map((logo) => getComputedStyle(logo).blockSize));
    expect(heights).toEqual(['18px', '26px']);
  });
});

test.concurrent('POP-09 API-117 CNT-74 pop-ups are read from popups/{siteId}; without an answer there is none, and the page stays', async ({
  expect,
}) => {
  await visit(withPopUps({ expectedStatuses: [404, 500, 503] }), async ({ page }) => {
    await page.route('**/canvas/popups/**', (route) => route.fulfill({ status: 404, json: {} }));
    const asked = page.waitForRequest(/\/canvas\/popups\/nordkamm-us$/);
    await open(page);
    expect((await asked).method()).toBe('GET');
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect([await page.getByRole('complementary').count(), await page.getByRole('alert').count()]).toEqual([0, 0]);
  });
});

test.concurrent('POP-11 there is none in the app', async ({ expect }) => {
  await visit(withPopUps(), async ({ page }) => {
    const answered = page.waitForResponse(/\/canvas\/popups\//);
    await open(page, '/en-us/help/returns?webview=true');
    await (await answered).finished();
    expect(await page.getByRole('complementary').count()).toBe(0);
  });
});

test.concurrent('POP-05 on a phone it stays minimized until the first interaction; Escape minimizes it and closes it', async ({
  expect,
}) => {
  await visit(withPopUps({ width: 375 }), async ({ page }) => {
    await open(page);
    await small(page, newsletter).waitFor();
    await page.keyboard.press('Tab');
    const heading = page.getByRole('complementary').getByRole('heading', { name: 'Notes from the trail' });
    await heading.waitFor();
    await page
      .getByRole('complementary')
      .getByRole('textbox', { name: /^Email/ })
      .focus();
    await page.keyboard.press('Escape');
    expect(await small(page, newsletter).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('complementary').count()).toBe(0);
  });
});

test.concurrent('POP-05 on a phone it leaves half of the page, without its picture, and scrolls inside; a shade shows that more follows', async ({
  expect,
}) => {
  await visit(withPopUps({ width: 375 }), async ({ page }) => {
    await open(page);
    await small(page, newsletter).click();
    const region = page.getByRole('complementary');
    await region.getByRole('textbox', { name: /^Email/ }).waitFor();
    const [height, screen, scrolls] = await region.evaluate((sheet) => [
      sheet.getBoundingClientRect().height,
      innerHeight,
      sheet.scrollHeight > sheet.clientHeight,
    ]);
    expect(Number(height)).toBeLessThanOrEqual(Number(screen) / 2);
    expect(scrolls).toBe(true);
    expect(await region.getByAltText('NORDKAMM').isVisible()).toBe(false);
    const shade = () => region.evaluate((sheet) => Number(getComputedStyle(sheet, '::after').opacity));
    await expect.poll(shade).toBe(1);
    expect(await findingsOn(page)).toEqual([]);
    await region.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
    await expect.poll(shade).toBe(0);
    await region.evaluate((sheet) => sheet.scrollTo(0, 0));
    await region.getByRole('button', { name: 'Subscribe' }).click();
    expect(await region.getByRole('button', { name: /^Minimize/ }).isVisible()).toBe(true);
  });
});

test.concurrent('POP-06 SUB-03 the form of the newsletter works inside, its thanks stay, and the pop-up is not shown again', async ({
  expect,
}) => {
  await visit(withPopUps(), async ({ page }) => {
    await open(page);
    const region = page.getByRole('complementary');
    await region.getByRole('textbox', { name: /^Email/ }).fill('popup@example.com');
    await region.getByRole('checkbox').check();
    await region.getByRole('button', { name: 'Subscribe' }).click();
    await region.getByText('Thanks for signing up!').waitFor();
    expect(JSON.parse((await dismissedOf(page)) ?? '')).toEqual(['newsletter-field-notes']);
  });
});

test.concurrent('POP-06 POP-11 the form of an account works inside, and members do not see its pop-up', async () => {
  await visit({ hasPopUps: true }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('dismissedPopups', '["newsletter-field-notes"]'));
    await open(page);
    await small(page, account).click();
    const region = page.getByRole('complementary');
    await region.getByLabel(/^First name/).fill('Ida');
    await region.getByLabel(/^Last name/).fill('Berg');
    await region.getByRole('textbox', { name: /^Email/ }).fill('popup-account@example.com');
    await region.getByLabel(/^Password/).fill('Nordkamm-12345!');
    await region.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('dialog', { name: /Welcome/ }).waitFor();
    await region.waitFor({ state: 'detached' });
  });
});
