import { expect, test } from 'vitest';
import { sites } from '#adapters/composition/sites.ts';
import { writeArticleFeed } from '#adapters/web/server/article-feed.ts';
import type { Article } from '#core/content/article.ts';

const [site] = sites;
const article = (more: Partial<Article> = {}): Article => ({
  id: 'a',
  title: 'Boots & <b>soles</b>\u0000\ud800',
  url: '/articles/boots',
  tags: [{ label: 'Care' }],
  date: '2026-10-12',
  hidePageDate: false,
  subtitle: 'Two evenings of work',
  ...more,
});
const write = (...articles: readonly Article[]): string => {
  if (site === undefined) throw new Error('There are no sites');
  return writeArticleFeed(articles, {
    site,
    publicUrl: 'https://shop.test',
    page: { title: 'Field notes', description: 'Care and repair' },
  });
};

test('RSS 2.0: an entry has title, address, description, date and topics, and no text can break the document', () => {
  const feed = write(article(), article({ id: 'b', date: 'someday', tags: [] }));
  expect(feed).toContain('<title>Boots &amp; &lt;b&gt;soles&lt;/b&gt;\ufffd</title>');
  expect(feed).toContain('<link>https://shop.test/en-us/articles/boots</link>');
  expect(feed).toContain('<channel><title>Field notes | NORDKAMM</title>');
  expect(feed).toContain('<description>Two evenings of work</description>');
  expect(feed).toContain('<pubDate>Mon, 12 Oct 2026 00:00:00 GMT</pubDate><category>Care</category>');
  expect(feed.match(/<item>/g)).toHaveLength(2);
  expect(feed.match(/<pubDate>/g)).toHaveLength(1);
  expect(feed).toContain('rel="self" type="application/rss+xml"');
});

test('a site without articles has an empty feed', () => expect(write()).not.toContain('<item>'));
