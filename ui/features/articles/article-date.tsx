import type { ReactNode } from 'react';
import { articleDate } from '#core/content/article-date.ts';
import type { Article } from '#core/content/article.ts';
import { useSite } from '#ui/stores/storefront-context.ts';

/** The day of an article in long form; nothing if it is hidden (ART-01, ART-13). */
export const ArticleDate = ({ article }: { readonly article: Article }): ReactNode => {
  const date = articleDate(article, useSite());
  return date !== undefined && <time dateTime={article.date}>{date}</time>;
};
