import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { inProof } from '../support/in-proof.ts';
import { journeyOn } from '../support/journey.ts';
import { visit } from '../support/visit.ts';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator('html[data-hydrated=true]').waitFor();
  return journeyOn(page);
};
const edges = (one: Locator): Promise<readonly number[]> =>
  one.evaluate((element) =>
    [element.getBoundingClientRect().left, element.getBoundingClientRect().right].map(Math.round),
  );
const styleOf = (one: Locator, property: string, pseudo?: string): Promise<string> =>
  one.evaluate((element, [name = '', part]) => getComputedStyle(element, part).getPropertyValue(name), [
    property,
    pseudo,
  ] as const);

test('the footer has the margins of the page, from 768 to 2000 pixels', async () => {
  await visit({}, async ({ page }) => {
    await open(page, '/en-us/c/clothing-2000');
    for (const width of [768, 1280, 1600, 2000]) {
      await page.setViewportSize({ width, height: 900 });
      const main = await edges(page.getByRole('main').locator('> *').last());
      expect([width, await edges(page.getByRole('contentinfo').locator('> *').first())]).toEqual([width, main]);
      expect([width, await edges(page.getByRole('contentinfo').locator('> *').last())]).toEqual([width, main]);
    }
  });
});

test.each(['en-us', 'en-gb', 'fr-ca'])(
  'on %s the blocks of the pages on work and on accessibility use the whole width at 1280 pixels',
  async (locale) => {
    await visit({}, async ({ page }) => {
      for (const path of ['help/careers', 'help/accessibility']) {
        await open(page, `/${locale}/${path}`);
        const ends = await page
          .locator('main [data-block]:not([data-block=anchor], [data-block] [data-block])')
          .evaluateAll((blocks) =>
            blocks.map((block) => ({
              block: block.getAttribute('data-block'),
              end: Math.max(
                ...[...block.querySelectorAll('img, p, li, a')].map((one) => one.getBoundingClientRect().right),
              ),
            })),
          );
        expect(ends).not.toEqual([]);
        expect([path, ...ends.filter(({ end }) => end < 0.8 * 1280)]).toEqual([path]);
      }
    });
  },
);

test('the amounts of a gift card are inside their boxes in Canadian dollars', async () => {
  await visit({}, async ({ page }) => {
    await open(page, '/fr-ca/p/NKGIFT01FJO');
    const sizes = page.locator('label:has(input[name=size])');
    for (const width of [375, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const overflows = await sizes.evaluateAll((boxes) =>
        boxes
          .filter((box) => {
            const text = document.createRange();
            text.selectNodeContents(box);
            return [...text.getClientRects()].some(({ right }) => right > box.getBoundingClientRect().right);
          })
          .map(({ textContent }) => textContent),
      );
      expect([width, await sizes.count(), overflows]).toEqual([width, 6, []]);
    }
  });
});

test.each(['en-us', 'en-gb', 'fr-ca'])(
  'NAV-18 on %s every line of the promo bar is in the middle of the bar, also next to a line of two rows',
  async (locale) => {
    await visit({}, async ({ page }) => {
      await open(page, `/${locale}`);
      const bar = page.getByRole('banner').locator('[class*=promo-bar-promo]');
      const places = [];
      for (const width of [375, 768, 1280]) {
        await page.setViewportSize({ width, height: 812 });
        const lines = await bar.evaluate((element) => {
          const around = element.getBoundingClientRect();
          return [...element.querySelectorAll('li')].map((line) => {
            const text = document.createRange();
            text.selectNodeContents(line);
            const box = text.getBoundingClientRect();
            return {
              text: line.textContent,
              height: Math.round(box.height),
              across: Math.abs(box.left + box.right - around.left - around.right) / 2,
              down: Math.abs(box.top + box.bottom - around.top - around.bottom) / 2,
            };
          });
        });
        places.push(...lines.map((line) => ({ width, ...line })));
      }
      expect(places.length).toBeGreaterThan(3);
      expect(new Set(places.filter(({ width }) => width === 375).map(({ height }) => height)).size).toBeGreaterThan(1);
      expect(places.filter(({ across, down }) => across > 1.5 || down > 1.5)).toEqual([]);
    });
  },
);

test('CNT-39 accordions end where their page does, beside their heading from 1280 pixels, and below it on smaller screens and in articles', async () => {
  await visit({}, async ({ page }) => {
    const block = page.locator('[data-block=accordions]').first();
    const shapeOf = async (path: string): Promise<{ readonly isInRow: boolean; readonly free: number }> => {
      await page.goto(`/en-us/${path}`);
      return block.evaluate((element) => {
        const [frame, heading, list] = [element.firstElementChild, ...element.querySelectorAll('h2, [data-compact]')];
        if (!frame || !heading || !list) throw new Error('The block has no heading or no items.');
        const [around, title, items] = [frame, heading, list].map((one) => one.getBoundingClientRect());
        const padding = Number.parseFloat(getComputedStyle(frame).paddingInlineEnd);
        return {
          isInRow: (title?.bottom ?? 0) > (items?.top ?? 0),
          free: Math.abs(Math.round((around?.right ?? 0) - padding - (items?.right ?? 0))),
        };
      });
    };
    const pages = ['care', 'delivery', 'repairs', 'returns', 'sizes', 'sustainability'].map((name) => `help/${name}`);
    for (const path of [...pages, 'promotions', 'westend'])
      expect([path, await shapeOf(path)]).toEqual([path, { isInRow: true, free: 0 }]);
    const below = { isInRow: false, free: 0 };
    expect(await shapeOf('articles/the-repairer')).toEqual(below);
    for (const width of [375, 768]) {
      await page.setViewportSize({ width, height: 812 });
      expect([width, await shapeOf('help/returns')]).toEqual([width, below]);
    }
  });
});

test('CART-11 each amount of the cart ends in the right column, also next to a long discount label', async () => {
  await visit({}, async ({ page }) => {
    const { prepare } = journeyOn(page, 'fr-ca');
    await prepare('NKPACK38MOS');
    await prepare('NKPACK38MOS');
    await open(page, '/fr-ca/cart');
    const totals = page.getByRole('main').locator('dl', { hasText: 'rabais sur deux sacs' });
    await totals.waitFor();
    const rows = await totals.locator('> div').evaluateAll((all) =>
      all.map((row) => {
        const [label, amount] = [...row.children].map((part) => part.getBoundingClientRect());
        return {
          text: row.textContent,
          isNextTo: amount !== undefined && label !== undefined && amount.top < label.bottom,
          isAtEnd: Math.round(amount?.right ?? 0) === Math.round(row.getBoundingClientRect().right),
        };
      }),
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ isNextTo, isAtEnd }) => !isNextTo || !isAtEnd)).toEqual([]);
  });
});

test.each(['en-us', 'en-gb', 'fr-ca'])('the hint in the search field of %s fits at 1280 pixels', async (locale) => {
  await visit({}, async ({ page }) => {
    await open(page, `/${locale}/favorites`);
    const field = page.getByRole('banner').getByRole('combobox');
    await field.evaluate((input: HTMLInputElement) => {
      input.value = input.placeholder;
    });
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
  });
});

test('PLP-05 the filter column is never clipped: it is as high as its content', async () => {
  await visit({}, async ({ page }) => {
    await open(page, '/en-us/c/clothing-2000');
    const cut = await page
      .getByRole('main')
      .locator('[class*=facets]')
      .first()
      .evaluate((column) => ({
        hidden: column.scrollHeight - column.clientHeight,
        position: getComputedStyle(column).position,
        height: column.clientHeight,
      }));
    expect(cut.height).toBeGreaterThan(500);
    expect([cut.hidden > 1, cut.position]).toEqual([false, 'static']);
  });
});

describe('system colors', () => {
  const forced = { context: { forcedColors: 'active' } } as const;

  test('the chosen color and the current picture have a border of their own', async () => {
    await visit(forced, async ({ page }) => {
      const { texts } = await open(page, '/en-us/p/NKTRAIL3EMB');
      const colors = page.getByRole('list', { name: texts.catalog.color }).getByRole('link');
      const thumbnails = page.getByRole('region', { name: 'Pictures of Kamm Trail 3' }).getByRole('link');
      for (const group of [colors, thumbnails]) {
        const widths = await group.evaluateAll((all) =>
          all.map((one) => [
            one.hasAttribute('aria-current'),
            Number.parseFloat(getComputedStyle(one).borderTopWidth) > 2,
          ]),
        );
        expect(widths.length).toBeGreaterThan(1);
        expect(widths.filter(([isCurrent, isMarked]) => isCurrent !== isMarked)).toEqual([]);
        expect(widths.filter(([isCurrent]) => isCurrent)).toHaveLength(1);
      }
    });
  });

  test('a button over a picture has an opaque surface, and a carousel arrow without effect looks disabled', async () => {
    await visit(forced, async ({ page }) => {
      await open(page, '/en-us');
      const buttons = page.locator('[data-block^=hero]').first().locator('[class*=button]');
      const surfaces = await buttons.evaluateAll((all) =>
        all.map((one) => {
          const { backgroundColor, borderTopColor, borderTopStyle } = getComputedStyle(one);
          return [backgroundColor.startsWith('rgb('), borderTopStyle, backgroundColor === borderTopColor];
        }),
      );
      expect(surfaces).toEqual(surfaces.map(() => [true, 'solid', false]));
      expect(surfaces.length).toBeGreaterThan(1);
      const arrows = page.locator('[aria-roledescription]').first().locator('button[aria-disabled]');
      const [back, forward] = [await styleOf(arrows.first(), 'color'), await styleOf(arrows.last(), 'color')];
      expect(back).not.toBe(forward);
    });
  });

  test('the chosen dot of a list and of the promo bar differ from the others', async () => {
    await visit(forced, async ({ page }) => {
      await open(page, '/en-us/c/clothing-2000');
      const dots = page.getByRole('banner').locator('[class*=dots] > button');
      await dots.first().waitFor();
      const fills = await dots.evaluateAll((all) =>
        all.map((one) => [one.hasAttribute('aria-current'), getComputedStyle(one, '::before').backgroundColor]),
      );
      const current = fills.find(([isCurrent]) => isCurrent)?.[1];
      expect(fills.filter(([isCurrent, fill]) => !isCurrent && fill === current)).toEqual([]);
      const ring = page.getByRole('article').locator('svg[data-selected=true] > circle').last();
      const highlight = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'Highlight';
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      });
      expect(await styleOf(ring, 'stroke')).toBe(highlight);
    });
  });
});

test('WCAG 1.4.4 icons and color dots grow with the text size', async () => {
  await visit({}, async ({ page }) => {
    await open(page, '/en-us/c/clothing-2000');
    const widths = () =>
      page
        .locator('header svg, main article svg')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width).filter((width) => width > 0));
    const before = await widths();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });
    expect(before.length).toBeGreaterThan(10);
    await expect.poll(async () => (await widths()).slice(0, 3)).toEqual(before.slice(0, 3).map((width) => width * 2));
  });
});

test.each([
  ['en-us', 'Home'],
  ['fr-ca', 'Accueil'],
])('PLP-11 on %s the breadcrumb of every page starts with %s, which links to the home page', async (locale, home) => {
  await visit({}, async ({ page }) => {
    for (const path of ['c/clothing-2000', 'p/NKTRAIL3EMB', 'help/returns', 'store-locator']) {
      await page.goto(`/${locale}/${path}`);
      const first = page
        .getByRole('main')
        .getByRole('navigation')
        .first()
        .getByRole('listitem')
        .first()
        .getByRole('link');
      expect([path, await first.textContent(), await first.getAttribute('href')]).toEqual([path, home, `/${locale}`]);
    }
  });
});

test('RTE-45 the page for an unknown address has one heading', async () => {
  await visit({ expectedStatuses: [404] }, async ({ page }) => {
    const { texts } = journeyOn(page);
    await page.goto('/en-us/no/such/page');
    await page.getByRole('main').getByRole('link', { name: 'what is new' }).waitFor();
    expect(await page.getByRole('main').getByRole('heading', { level: 1 }).allTextContents()).toEqual([
      texts.errors.notFoundTitle,
    ]);
    expect(await page.getByRole('heading', { name: 'This path leads nowhere' }).count()).toBe(0);
  });
});

test.each([
  ['en-us', [320]],
  ['en-gb', [320]],
  ['fr-ca', [320, 360, 375, 1280]],
] as const)(
  'WCAG 1.4.10 on %s the button of a product shows its whole text at %j pixels, and the page does not scroll sideways',
  async (locale, widths) => {
    await visit({ width: widths[0] }, async ({ page }) => {
      const { texts } = journeyOn(page, locale);
      await open(page, `/${locale}/p/NKTRAIL3EMB`);
      const add = page.getByRole('main').getByRole('button', { name: texts.catalog.addToCart }).first();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 812 });
        const outside = await add.evaluate((button) => {
          const text = document.createRange();
          text.selectNodeContents(button);
          const [inner, outer] = [text.getBoundingClientRect(), button.getBoundingClientRect()];
          return [
            outer.left - inner.left,
            inner.right - outer.right,
            document.documentElement.scrollWidth - innerWidth,
          ].map((pixels) => Math.max(0, Math.round(pixels)));
        });
        expect([width, ...outside]).toEqual([width, 0, 0, 0]);
      }
    });
  },
);

const rows = [
  ['fr-ca', 768],
  ['en-us', 375],
  ['en-gb', 1280],
] as const;
test.each(inProof ? rows : rows.slice(0, 1))(
  'CHK-12 on %s content below the card fields does not move while they load, at %d pixels: a press hits its target',
  async (locale, width) => {
    await visit({ width }, async ({ page }) => {
      const journey = journeyOn(page, locale);
      await page.addInitScript(() => {
        const places = new Set<number>();
        Reflect.set(globalThis, 'places', places);
        const note = (): void => {
          const box = document.querySelector('input[name=same-as-shipping]');
          const top = box?.closest('form')?.getBoundingClientRect().top ?? 0;
          if (box?.checkVisibility() === true) places.add(Math.round(box.getBoundingClientRect().top - top));
          requestAnimationFrame(note);
        };
        note();
      });
      await journey.checkOut('NKTRAIL3FJO');
      await journey.ship();
      await page.locator('iframe[data-ready]').waitFor();
      await journey.frame.getByLabel(journey.labels.number).waitFor();
      expect(await page.evaluate(() => [...Reflect.get(globalThis, 'places')].length)).toBe(1);
    });
  },
);

test('the section of reviews reserves the height of the window only for a product with reviews', async () => {
  await visit({ width: 1280 }, async ({ page }) => {
    const section = page.locator('#reviews');
    const sizes = () =>
      section.evaluate((box) => {
        const { bottom, height } = box.getBoundingClientRect();
        const ends = [...box.children].map((child) => child.getBoundingClientRect().bottom);
        return { height, empty: bottom - Math.max(...ends) };
      });
    await open(page, '/en-us/p/NKMUGG02FJO');
    await section.scrollIntoViewIfNeeded();
    await section.getByRole('tabpanel').getByRole('heading').waitFor();
    expect((await sizes()).empty).toBeLessThan(200);
    await open(page, '/en-us/p/NKTRAIL3EMB');
    expect((await sizes()).height).toBeGreaterThanOrEqual(await page.evaluate(() => innerHeight));
  });
});
