import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { galleryDocument } from '#adapters/web/server/gallery-frame.ts';
import { siteOf } from '../../http/client-fixture.ts';

const site = {
  ...siteOf('en-us'),
  galleryUrls: { 'gallery-script': 'https://photos.test/embed', 'social-widget': 'https://wall.test/w' },
};
const open = (query: { readonly [name: string]: string }) => galleryDocument(new URLSearchParams(query), site);
const product = { page: 'product', containerId: 'c1', tag: 'NKTRAIL3' };

test('SOC-02 SOC-05 the script of a product page has container, locale and the master id as tag', async () => {
  const html = await open(product)?.text();
  expect(html).toContain('<script src="https://photos.test/embed/c1/en-us?tag=NKTRAIL3" async></script>');
  expect(html).toContain('<div id="c1"></div>');
});

test('SOC-01 SOC-05 other pages have the script of another provider, without a tag, and with their filter', async () => {
  const html = await open({ page: 'content', containerId: 'c1', filter: 'boots' })?.text();
  expect(html).toContain('<script src="https://wall.test/w/c1/en-us" async></script>');
  expect(html).toContain('data-filter="boots"');
});

test('the policy allows the host of the script, nothing of the shop, and only pages of the shop as frames', () => {
  const policy = open(product)?.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src https:\/\/photos\.test 'sha256-[\w+/]+=*'/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toMatch(/sandbox allow-scripts(?!.*allow-same-origin)/);
});

test('SOC-06 API-139 a widget is made and destroyed by the id of its container, by a script whose hash the policy has', async () => {
  const response = open({ page: 'content', containerId: 'c1' });
  const [, script = ''] = /<script>([^<]*)<\/script>/.exec((await response?.text()) ?? '') ?? [];
  expect(script).toMatch(/socialWidget\?\.create\(document\.querySelector\('div'\)\.id\)/);
  expect(script).toMatch(/'pagehide'.*socialWidget\?\.destroy\(document\.querySelector\('div'\)\.id\)/);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(response?.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
});

test('nothing of the address becomes markup', async () => {
  const html = await open({ ...product, containerId: '"><script>alert(1)</script>', filter: '"><b>' })?.text();
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<b>');
});

test.each([
  ['an unknown page', { ...product, page: 'other' }],
  ['no container', { page: 'product' }],
])('%s has no document', (_, query) => {
  expect(open(query)).toBeUndefined();
});

test('a site without scripts has no document', () => {
  expect(galleryDocument(new URLSearchParams(product), siteOf('en-us'))).toBeUndefined();
});
