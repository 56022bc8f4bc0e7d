import { describe, expect, test } from 'vitest';
import fr from '#core/validation/messages/fr.json' with { type: 'json' };
import { shopUnderTest } from '#test/support/shop.ts';
import { visit } from '#test/support/visit.ts';

/** The markup of a page without its scripts, as the server sends it. */
const markupOf = async (path: string): Promise<string> => {
  const answer = await fetch((await shopUnderTest()).url + path);
  return (await answer.text()).replaceAll(/<script[^]*?<\/script>/g, '');
};
const textOf = (markup: string): string => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('pages as the server sends them', () => {
  test.each([
    ['/en-us/c/packs-3000', 'Breadcrumbs', 'Home'],
    ['/en-us/p/NKPACK38MOS', 'Breadcrumbs', 'Home'],
    ['/en-us/help/returns', 'Breadcrumbs', 'Home'],
    ['/en-us/store-locator', 'Breadcrumbs', 'Home'],
    ['/fr-ca/p/NKPACK38MOS', 'Fil d’Ariane', 'Accueil'],
  ])('PLP-11 the breadcrumbs of %s start with the home page', async (path, label, home) => {
    const trail = new RegExp(`<nav[^>]*aria-label="${label}"[^]*?</nav>`).exec(await markupOf(path))?.[0] ?? '';
    const [, href, first] = /<a[^>]*href="([^"]*)"[^>]*>([^]*?)<\/a>/.exec(trail) ?? [];
    expect([href, textOf(first ?? '').trim()]).toEqual([path.slice(0, 6), home]);
  });

  test('PDP-06 a reduced product names the lowest price of the previous 30 days where the site requires it, and never in the US', async () => {
    const [us, gb] = await Promise.all(['/en-us/p/NKPACK38MOS', '/en-gb/p/NKPACK38MOS'].map(markupOf));
    expect(textOf(us ?? '')).toMatch(/Was \$185\.00/);
    expect(textOf(us ?? '')).not.toMatch(/lowest price|last 30 days/i);
    expect(textOf(gb ?? '')).toMatch(/Lowest price in the 30 days before this offer: £134\.00/);
  });

  test('PLP-05 a value that the list does not know has no chip, and is not in the text', async () => {
    const known = await markupOf('/en-us/c/packs-3000?filter.color=green');
    const unknown = await markupOf('/en-us/c/packs-3000?filter.color=unknown-color&filter.unknown-facet=x');
    const chips = (markup: string): number => [...markup.matchAll(/Clear all/g)].length;
    expect([chips(known) > 0, textOf(unknown).includes('unknown-')]).toEqual([true, false]);
  });

  test.each(['/en-us', '/en-us/help/returns', '/en-us/p/NKPACK38MOS', '/fr-ca', '/fr-ca/help/returns', '/en-gb'])(
    'CNT-41 no character reference of content is shown as text on %s',
    async (path) => expect(await markupOf(path)).not.toMatch(/&amp;(?:#\d+|#x[\da-f]+|[a-z]+\d?);/i),
  );

  test('SEO-06 a response below the account is never cached', async () => {
    const { url } = await shopUnderTest();
    for (const path of ['/en-us/account', '/en-us/account/', '/en-us/account/orders', '/en-us/account/orders/1'])
      expect((await fetch(url + path)).headers.get('Cache-Control')).toBe('no-store');
  });
});

test.each([
  ['/en-us/sign-in', 'Sign in'],
  ['/en-us/sign-up', 'Create account'],
  ['/en-us/forgot-password', 'Forgot password'],
  ['/en-us/reset-password', 'Choose a new password'],
  ['/fr-ca/sign-in', 'Se connecter'],
])('RTE-36 RTE-37 the title of the document %s is %s', async (path, title) => {
  expect(/<title>([^<]*)/.exec(await markupOf(path))?.[1]).toBe(`${title} | NORDKAMM`);
});

test.each(['order-status', 'returns'])('RTE-31 RTE-32 /%s links to the same page of the other shops', async (path) => {
  const markup = await markupOf(`/en-us/${path}`);
  const links = [...markup.matchAll(/href="(\/[a-z-]+\/(?:order-status|returns))">(Canada|United Kingdom)</g)];
  expect(links.map(([, href, name]) => `${name} ${href}`)).toEqual([
    `Canada /fr-ca/${path}`,
    `United Kingdom /en-gb/${path}`,
  ]);
});

describe('messages of form rules', () => {
  test('VAL-24 a document of checkout contains those of its language, any other document none', async () => {
    const { url } = await shopUnderTest();
    const [checkout = '', account = ''] = await Promise.all(
      ['/fr-ca/checkout', '/fr-ca/account'].map(async (path) => (await fetch(url + path)).text()),
    );
    expect([checkout.includes(fr['missing.city']), checkout.includes('Enter your city')]).toEqual([true, false]);
    expect(account).not.toContain(fr['missing.city']);
  });

  test('VAL-24 a form outside of checkout loads those of its language only', async () => {
    await visit({}, async ({ page }) => {
      const scripts: Promise<string>[] = [];
      page.on('response', (response) => {
        if (/\.js(\?|$)/.test(response.url())) scripts.push(response.text());
      });
      await page.goto('/fr-ca/account');
      await page.locator('html[data-hydrated=true]').waitFor();
      const form = page.getByRole('form', { name: 'Se connecter' });
      await form.getByRole('button', { name: 'Se connecter' }).click();
      await form.getByText(fr['missing.password']).first().waitFor();
      const loaded = (await Promise.all(scripts)).join('\n');
      expect(
        [fr['missing.city'], 'Enter your city', 'Geben Sie Ihren Ort ein'].map((text) => loaded.includes(text)),
      ).toEqual([true, false, false]);
    });
  });
});
