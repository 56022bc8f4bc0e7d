import type { Article } from '#core/content/article.ts';

/** The topics of an article that its eyebrow does not name already. */
export const furtherTopics = ({ eyebrow, tags }: Article): readonly string[] =>
  tags.map(({ label }) => label).filter((label) => label !== eyebrow);
