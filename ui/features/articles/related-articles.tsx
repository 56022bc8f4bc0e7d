import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Article } from '#core/content/article.ts';
import section from '#ui/features/page/section.module.css';
import { ArticleList } from './article-list.tsx';

/** At most four other articles below an article (ART-02). */
export const RelatedArticles = ({ articles }: { readonly articles: readonly Article[] }): ReactNode => {
  const t = useTranslations('articles');
  return articles.length === 0 ? null : (
    <section className={section.section}>
      <h2>{t('related')}</h2>
      <ArticleList articles={articles} />
    </section>
  );
};
