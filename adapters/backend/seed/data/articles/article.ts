import { urlOfCategory } from '../navigation.ts';
import { html, target, type ArticleData, type BlockData, type ContentPageData, type TopicData } from '../page.ts';
import type { LocalizedText } from '../localized-text.ts';

/** A paragraph or more of an article. */
export const paragraphs = (id: string, words: LocalizedText): BlockData => ({
  id,
  type: 'rich-text',
  richText: html(words),
});

/** What an article leads to: products of a category in a row. */
export const goods = (id: string, categoryId: string, title: LocalizedText): BlockData => ({
  id,
  type: 'inline-catalog',
  title,
  categoryId,
  limit: 4,
  layout: 'carousel',
  target: target({ en: 'See all', fr: 'Tout voir', de: 'Alle ansehen' }, urlOfCategory(categoryId), 'link'),
});

/** An article; the first of its topics is its eyebrow. */
export const articlePage = (
  slug: string,
  {
    title,
    description,
    topics,
    ...head
  }: Omit<ArticleData, 'eyebrow' | 'topics'> & {
    readonly title: LocalizedText;
    readonly description: LocalizedText;
    readonly topics: readonly [TopicData, ...TopicData[]];
  },
  items: readonly BlockData[],
): ContentPageData => ({
  name: `articles/${slug}`,
  title,
  description,
  article: { ...head, topics, eyebrow: topics[0].label },
  sections: [{ id: 'text', items }],
});
