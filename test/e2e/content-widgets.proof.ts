import type { Locator, Page } from 'playwright';
import { test } from 'vitest';
import texts from '#ui/messages/en-us.json' with { type: 'json' };
import { overflowOf } from '../support/axe.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const open = async (page: Page, address = '/en-us/__kit'): Promise<void> => {
  await page.goto(address);
  await page.locator('html[data-hydrated=true]').waitFor();
};
const blocksOf = (page: Page, type: string): Locator => page.locator(`main [data-block="${type}"]`);
const blockOf = (page: Page, type: string, text: string): Locator => blocksOf(page, type).filter({ hasText: text });

test.concurrent('CNT-45 DLG-19 a link #modal-{id} opens the dialog with the focus inside; Escape, the close button and Back close it and lead back to the link', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await open(page, '/en-us/help/sizes');
    const link = page.getByRole('link', { name: 'How to measure your feet' });
    const dialog = page.getByRole('dialog', { name: 'How to measure your feet' });
    const closings = {
      escape: () => page.keyboard.press('Escape'),
      button: () => dialog.getByRole('button', { name: 'Close' }).click(),
      back: () => page.goBack(),
    };
    for (const [way, close] of Object.entries(closings)) {
      await link.click();
      await dialog.waitFor();
      expect(new URL(page.url()).hash).toBe('#modal-measure-feet');
      expect(await dialog.getByText('Mark the end of your longest toe.').isVisible()).toBe(true);
      expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
      await close();
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(() => new URL(page.url()).hash).toBe('');
      await expect
        .poll(async () => [way, await page.evaluate(() => document.activeElement?.textContent)])
        .toEqual([way, 'How to measure your feet']);
    }
  });
});

test.concurrent('CNT-45 the address of a dialog opens it on load, and without script it is shown in the page', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await open(page, '/en-us/help/sizes#modal-measure-chest');
    await page.getByRole('dialog', { name: 'How to measure for jackets' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.url()).not.toContain('#');
  });
  await visit({ context: { javaScriptEnabled: false } }, async ({ page }) => {
    await page.goto('/en-us/help/sizes', { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: 'How to measure your feet' }).click();
    await page.getByText('Mark the end of your longest toe.').waitFor();
  });
});

test.concurrent('CNT-52 the blocks of a filter are shown for their products only', async ({ expect }) => {
  await visit({ expectedStatuses: [404] }, async ({ page }) => {
    await open(page, '/en-us/p/NKTRAIL2EMB');
    const hint = page.getByText('Kamm Trail 2 has a successor');
    expect(await hint.isVisible()).toBe(true);
    await open(page, '/en-us/p/NKNOTHINGXX');
    expect(await hint.count()).toBe(0);
  });
});

test.concurrent('SEG-03 SEG-04 a segmentation shows its first baseline, not at the widths that it hides', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await open(page);
    const text = page.getByText('For every shopper.', { exact: true });
    const isShown = async (width: number): Promise<boolean> => {
      await page.setViewportSize({ width, height: 900 });
      return text.isVisible();
    };
    expect([await isShown(375), await isShown(768), await isShown(1280)]).toEqual([true, false, true]);
    expect(await page.getByText('Never shown.', { exact: true }).count()).toBe(0);
    expect(await page.getByText('For members.', { exact: true }).count()).toBe(0);
  });
});

test.concurrent('CNT-70 a pop-up as a block has a title, a link and a disclaimer', async ({ expect }) => {
  await visit({}, async ({ page }) => {
    await open(page);
    const block = blockOf(page, 'pop-up', 'A pop-up as a block');
    for (const part of [
      block.getByRole('heading', { name: 'A pop-up as a block' }),
      block.getByRole('link', { name: 'Newsletter' }),
      block.getByText('You can unsubscribe at any time.'),
    ])
      expect(await part.isVisible()).toBe(true);
  });
});

test.concurrent('CNT-72 CNT-73 the form of the newsletter has an email field and the policy, sends, and is the only one of its page', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await open(page, '/en-us/articles');
    const block = blocksOf(page, 'newsletter-form');
    await block.getByRole('textbox', { name: /^Email/ }).waitFor();
    expect(await page.getByRole('textbox', { name: /^Email/ }).count()).toBe(1);
    await block.getByRole('textbox', { name: /^Email/ }).fill('block@example.com');
    await block.getByRole('checkbox').check();
    await block.getByRole('button', { name: 'Subscribe' }).click();
    await block.getByText('Thanks for signing up!').waitFor();
  });
});

test.concurrent('CNT-47 NAV-14 CNT-08 the promo bar as a block: next, previous, a dot and close act, and it has no margins', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await open(page);
    const bar = blocksOf(page, 'promo-bar');
    const shown = (): Promise<string> => bar.locator('li[data-shown=true]').innerText();
    await expect.poll(shown).toContain('A promo bar as a block');
    await bar.getByRole('button', { name: 'Next' }).click();
    await expect.poll(shown).toContain('Repairs are free for members.');
    await bar.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(shown).toContain('A promo bar as a block');
    await bar.getByRole('button', { name: /3/ }).click();
    await expect.poll(shown).toContain('All of this message is a link');
    expect(await bar.locator('section').evaluate((node) => getComputedStyle(node).margin)).toBe('0px');
    await bar.getByRole('button', { name: 'Close' }).click();
    expect(await bar.locator('section').count()).toBe(0);
  });
});

test.concurrent('CNT-47 NAV-14 NAV-18 a long word wraps in the promo bar of the site and in one of a page, beside their buttons', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await open(page);
    const bars = page.locator('section:has(> ul > li[data-shown])');
    expect(await bars.count()).toBe(2);
    // A bar that answers is hydrated: React finds no changes of its markup any more.
    for (const bar of await bars.all()) {
      const before = await bar.locator('li[data-shown=true]').innerText();
      await bar.getByRole('button', { name: 'Next' }).click();
      await expect.poll(() => bar.locator('li[data-shown=true]').innerText()).not.toBe(before);
    }
    await page.setViewportSize({ width: 390, height: 812 });
    await bars.locator('li[data-shown=true]').evaluateAll((lines) => {
      for (const [index, line] of lines.entries()) {
        const heading = document.createElement('h2');
        heading.textContent = 'x'.repeat(index === 0 ? 120 : 4000);
        (line.querySelector('span') ?? line).replaceChildren(heading);
      }
    });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    const covered = await bars.evaluateAll((all) =>
      all.flatMap((bar) => {
        const text = bar.querySelector('ul')?.getBoundingClientRect();
        return [...bar.querySelectorAll(':scope > button')]
          .map((button) => [button.getAttribute('aria-label'), button.getBoundingClientRect()] as const)
          .filter(([, { width, left, right }]) => width > 0 && left < (text?.right ?? 0) && right > (text?.left ?? 0))
          .map(([name]) => name);
      }),
    );
    expect(covered).toEqual([]);
  });
});

test.concurrent('CNT-46 CNT-08 the menu as a block expands its entries, and has no margins above and below', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await open(page, '/en-us/__kit');
    const menu = page.getByRole('navigation', { name: 'Menu in a page' });
    await menu.getByText('Footwear', { exact: true }).first().click();
    const panel = menu.locator('details[open]').getByRole('link');
    await panel.first().waitFor();
    expect(await panel.count()).toBeGreaterThan(3);
    expect(
      await menu.evaluate((node) => [getComputedStyle(node).marginBlockStart, getComputedStyle(node).marginBlockEnd]),
    ).toEqual(['0px', '0px']);
  });
});

test.concurrent('CNT-48 REC-08 REC-09 API-090 recommended products load near the window, three in view on wide screens, under the heading of content', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('widgetRecommendations')) asked.push(request.url());
    });
    await open(page, '/en-us/help/care');
    const block = blocksOf(page, 'product-recommendations');
    await block.scrollIntoViewIfNeeded();
    await block.getByRole('heading', { name: 'Made to be mended' }).waitFor();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/widgetId=no-results.*count=12|count=12.*widgetId=no-results/);
    const inView = async (width: number): Promise<number> => {
      await page.setViewportSize({ width, height: 900 });
      return block.locator('ul[data-width=wide]').evaluate((row) => {
        const { left, right } = row.getBoundingClientRect();
        return [...row.children].filter((slide) => {
          const box = slide.getBoundingClientRect();
          return box.left >= left - 1 && box.right <= right + 1;
        }).length;
      });
    };
    expect([await inView(1280), await inView(768), await inView(375)]).toEqual([3, 2, 1]);
  });
});

test.concurrent('REC-10 a placement without products removes the block and its heading', async ({ expect }) => {
  await visit({}, async ({ page }) => {
    await page.route('**/widgetRecommendations?**', (route) =>
      route.fulfill({ json: { title: 'Nothing', products: [] } }),
    );
    await open(page, '/en-us/help/care');
    const block = blocksOf(page, 'product-recommendations');
    await block.scrollIntoViewIfNeeded();
    await expect.poll(() => block.locator('[hidden]').count()).toBe(1);
    expect([await block.getByRole('heading').count(), (await block.boundingBox())?.height ?? 0]).toEqual([0, 0]);
  });
});

test.concurrent('CNT-49 REC-15 REC-16 the upsells of a cart are cards that add to it; without a cart there are none', async ({
  expect,
}) => {
  await visit({}, async ({ page }) => {
    await open(page, '/en-us/promotions');
    expect(await blocksOf(page, 'upsell').getByRole('button').count()).toBe(0);
    const { prepare } = journeyOn(page);
    await prepare('NKTRAIL3EMB');
    await open(page, '/en-us/promotions');
    const block = page.getByRole('region', { name: 'With what is in your cart' });
    await block.getByRole('listitem').first().waitFor();
    expect(await block.getByRole('listitem').count()).toBeLessThanOrEqual(3);
    await block.getByRole('button').first().click();
    await block.getByRole('button', { name: 'Added' }).waitFor();
  });
});

test.concurrent('CNT-67 VID-08 YouTube is embedded on its host without cookies, and no request leaves the shop before a press', async ({
  expect,
}) => {
  await visit({}, async ({ page, shop }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== shop.url) outside.push(request.url());
    });
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
    );
    await open(page);
    const block = blockOf(page, 'video-player', 'Video player: YouTube');
    await block.scrollIntoViewIfNeeded();
    const link = block.getByRole('link');
    expect([await link.getAttribute('href'), outside]).toEqual([
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
      [],
    ]);
    await link.click();
    const frame = block.locator('iframe');
    await frame.waitFor();
    expect(await frame.getAttribute('title')).toBe('Video player: YouTube');
    await expect.poll(() => outside.length).toBe(1);
    expect(outside[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/);
  });
});

test.concurrent('CNT-67 VID-05 VID-06 a player has the settings of its content; a film that does not play is a log entry, and a sentence after a press', async ({
  expect,
}) => {
  await visit({ expectedStatuses: [404] }, async ({ page, problems }) => {
    await open(page);
    const seen = Promise.withResolvers<void>();
    await page.route('**/film/**', async (route) => {
      await seen.promise;
      await route.fulfill({ status: 404 });
    });
    const block = blockOf(page, 'video-player', 'Video player: stream');
    await block.getByRole('link').click();
    const video = block.locator('video');
    await video.waitFor({ state: 'attached' });
    expect(
      await video.evaluate((node) =>
        node instanceof HTMLVideoElement
          ? [node.loop, node.muted, node.controls, node.hasAttribute('playsinline'), node.querySelector('track')?.kind]
          : [],
      ),
    ).toEqual([true, true, false, true, 'captions']);
    expect(await block.getByRole('button', { name: /Video player: stream/ }).isVisible()).toBe(true);
    seen.resolve();
    const isReport = (problem: string): boolean => problem.includes('was not played');
    await expect.poll(() => problems.filter(isReport).length).toBeGreaterThan(0);
    await expect.poll(() => block.getByRole('status').textContent()).toBe(texts.shell.promo.unplayable);
    // Its poster is back.
    await block.getByRole('link').waitFor();
    expect(await video.count()).toBe(0);
    expect(await block.getByRole('heading').isVisible()).toBe(true);
    expect(problems.filter((problem) => !isReport(problem))).toEqual([]);
    (problems as string[]).length = 0;
  });
});
