import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDevProject, type DevProject } from '#test/support/dev-project.ts';
import { browserUnderTest } from '#test/support/shop.ts';

let project: DevProject;
beforeAll(async () => {
  project = await openDevProject();
}, 120_000);
afterAll(() => project.close());

const patient = { timeout: 60_000, interval: 200 } as const;
/** Whether the server renders that text; a restarting shop renders nothing. */
const renders = async (text: string, path = '/en-us'): Promise<boolean> => {
  try {
    return (await (await fetch(project.url + path)).text()).includes(text);
  } catch {
    return false;
  }
};

describe('npm run dev', () => {
  test.each([
    ['en-us', 'Sign in'],
    ['en-gb', 'Sign in'],
    ['fr-ca', 'Se connecter'],
  ])('the texts of form rules and of errors load on %s, so that sign-in and cart work', async (locale, title) => {
    const context = await (await browserUnderTest()).newContext({ baseURL: project.url });
    try {
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      await page.goto(`/${locale}/sign-in`);
      await page.locator('#main form').waitFor({ timeout: 60_000 });
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.goto(`/${locale}/cart`);
      await page.locator('html[data-hydrated=true]').waitFor({ timeout: 60_000 });
      await page.waitForLoadState('networkidle');
      expect(problems).toEqual([]);
    } finally {
      await context.close();
    }
  });

  test('an edited view is replaced in the open page without a reload, and the server renders the new one', async () => {
    const context = await (await browserUnderTest()).newContext({ baseURL: project.url });
    try {
      const page = await context.newPage();
      await page.goto('/en-us/cart');
      await expect.poll(() => page.locator('header a[href="/en-us"]').first().textContent(), patient).toBe('NORDKAMM');
      // The page is hydrated once it has loaded the cart.
      await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

      project.edit('ui/shell/brand-link.tsx', '<span>{brandName}</span>', '<span>{brandName} edited</span>');
      await expect
        .poll(() => page.locator('header a[href="/en-us"]').first().textContent(), patient)
        .toBe('NORDKAMM edited');
      expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
      expect(await renders('edited</span>')).toBe(true);
      expect(project.printed()).not.toContain('page reload');

      project.edit(
        'ui/stores/toasts.presenter.ts',
        'export class ToastsPresenter',
        '/* edited */ export class ToastsPresenter',
      );
      await expect
        .poll(() => page.evaluate(() => Reflect.get(globalThis, 'isSamePage')).catch(() => 'loading'), patient)
        .toBeUndefined();
      expect(project.printed()).toContain('ui/stores/toasts.presenter.ts changed: open pages reload');

      await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
      project.edit('adapters/web/rendering/document.ts', 'id="page-data">', 'id="page-data" data-edited="web">');
      await expect
        .poll(
          () =>
            page
              .evaluate(() => [Reflect.get(globalThis, 'isSamePage'), document.querySelector('[data-edited]') === null])
              .catch(() => 'loading'),
          patient,
        )
        .toEqual([undefined, false]);
      expect(project.printed()).toContain('adapters/web/rendering/document.ts changed: the shop restarts');
    } finally {
      await context.close();
    }
  });

  test('edited texts are in the next server render, without a restart', async () => {
    const restarts = project.printed().split('the shop restarts').length;
    project.edit('ui/messages/en-us.json', 'Skip to content', 'Skip to the edited content');
    await expect.poll(() => renders('Skip to the edited content'), patient).toBe(true);
    expect(project.printed().split('the shop restarts').length).toBe(restarts);
  });

  test('an error in a file of texts is reported with file and position, and an open page recovers once it is fixed', async () => {
    const context = await (await browserUnderTest()).newContext({ baseURL: project.url });
    try {
      const page = await context.newPage();
      await page.goto('/en-us');
      const before = project.printed().length;
      project.edit('ui/messages/en-us.json', '"menu": "Menu",', '"menu": "Menu"');
      await expect.poll(() => page.title().catch(() => 'loading'), patient).toBe('Something went wrong on our side');
      const printed = project.printed().slice(before);
      expect(printed).toMatch(/GET \/en-us 500 ui\/messages\/en-us\.json:\d+:\d+: Expected ','/);
      expect(printed).not.toContain('Close menu');
      project.edit('ui/messages/en-us.json', '"menu": "Menu"', '"menu": "Menu",');
      await expect.poll(() => page.title().catch(() => 'loading'), patient).toContain('NORDKAMM');
    } finally {
      await context.close();
    }
  });

  test('a syntax error in a view is reported with file, line and reason', async () => {
    const before = project.printed().length;
    project.edit('ui/pages/home/home-page.tsx', 'export const loader = ', 'export const loader = = ');
    await expect.poll(async () => (await fetch(`${project.url}/en-us`)).status, patient).toBe(500);
    const printed = project.printed().slice(before);
    expect(printed).toMatch(/GET \/en-us 500 [^]*home-page\.tsx:\d+:\d+/);
    expect(printed).toContain('Unexpected token');
    expect(await (await fetch(`${project.url}/en-us`)).text()).toMatch(/<pre [^]*home-page\.tsx:\d+:\d+/);
    project.edit('ui/pages/home/home-page.tsx', 'export const loader = = ', 'export const loader = ');
    await expect.poll(async () => (await fetch(`${project.url}/en-us`)).status, patient).toBe(200);
  });

  test('a page with the error of a view comes back once it is corrected', async () => {
    const context = await (await browserUnderTest()).newContext({ baseURL: project.url });
    try {
      const page = await context.newPage();
      project.edit('ui/shell/brand-link.tsx', 'export const ', 'export const = ');
      await expect.poll(async () => (await fetch(`${project.url}/en-us`)).status, patient).toBe(500);
      await page.goto('/en-us');
      await page.getByText('brand-link.tsx').first().waitFor();
      await page.waitForLoadState('networkidle');
      project.edit('ui/shell/brand-link.tsx', 'export const = ', 'export const ');
      await page.locator('header a[href="/en-us"]').first().waitFor({ timeout: 60_000 });
    } finally {
      await context.close();
    }
  });

  test('a syntax error in a file of the core is on the page of the ended shop, and in the terminal', async () => {
    const before = project.printed().length;
    project.edit('core/cart/cart.ts', 'export type Cart = ', 'export type Cart = = ');
    const page = async () => (await fetch(`${project.url}/en-us`)).text();
    await expect.poll(page, patient).toMatch(/core\/cart\/cart\.ts:\d+\n[^]*SyntaxError/);
    expect(project.printed().slice(before)).toMatch(/core\/cart\/cart\.ts:\d+\n[^]*SyntaxError/);
    project.edit('core/cart/cart.ts', 'export type Cart = = ', 'export type Cart = ');
    await expect.poll(async () => (await fetch(`${project.url}/en-us`)).status, patient).toBe(200);
  });

  test('requests wait while the shop restarts: none fails', async () => {
    const restarts = () => project.printed().split('the shop restarts').length;
    const before = restarts();
    project.edit('core/kernel/format-money.ts', 'export', '/* edited */ export');
    const statuses: number[] = [];
    const ask = async () => statuses.push((await fetch(`${project.url}/en-us`)).status);
    while (restarts() === before) await ask();
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('an edit while a page loads its modules breaks none of them: each is answered with 200', async () => {
    const restarts = () => project.printed().split('the shop restarts').length;
    const before = restarts();
    /**
     * Loads the module and all of its imports, as a page does. Returns those without status 200, and the total count.
     */
    const loadAll = async (asked: (count: number) => void) => {
      const paths = new Set<string>();
      const faults: unknown[] = [];
      const load = async (path: string): Promise<void> => {
        if (paths.has(path)) return;
        paths.add(path);
        asked(paths.size);
        const [status, source] = await fetch(project.url + path)
          .then(async (answer) => [answer.status, await answer.text()] as const)
          .catch((fault: unknown) => [String(fault), ''] as const);
        if (status !== 200) faults.push([path, status]);
        await Promise.all([...source.matchAll(/(?:from|import) ?\(?"(\/[^"]+)"/g)].map(([, next = '']) => load(next)));
      };
      await load('/ui/starter.ts');
      return { count: paths.size, faults };
    };
    // Vite bundles packages at the first load, and requests another load itself.
    const { count } = await loadAll(() => undefined);
    expect(count).toBeGreaterThan(200);
    const edited = await loadAll((asked) => {
      if (asked === 60) project.edit('core/kernel/money.ts', 'export const Money', '/* edited */ export const Money');
    });
    while (restarts() === before) await renders('');
    expect(edited).toEqual({ count, faults: [] });
  });

  test('an edited rule of the core restarts the shop at the same address, and the server renders with it', async () => {
    const price = '"price":{"sale":"USD';
    expect(await renders(price, '/en-us/search?q=boots')).toBe(false);
    project.edit('core/kernel/format-money.ts', "'symbol'", "'code'");
    await expect.poll(() => renders(price, '/en-us/search?q=boots'), patient).toBe(true);
    expect(project.printed()).toContain('core/kernel/format-money.ts changed: the shop restarts');
  });
});
