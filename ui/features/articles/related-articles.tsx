import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Article } from '#core/content/article.ts';
import { AddressLink } from '#ui/features/content/address-link.tsx';
import section from '#ui/features/page/section.module.css';
import { ArticleList } from './article-list.tsx';
import styles from './related-articles.module.css';

/** At most four other articles below an article (ART-02), and the way to all of them. */
export const RelatedArticles = ({ articles }: { readonly articles: readonly Article[] }): ReactNode => {
  const t = useTranslations('articles');
  return articles.length === 0 ? null : (
    <section className={`${section.section} ${styles.related}`}>
      <div className={section.head}>
        <h2>{t('related')}</h2>
        <AddressLink url="/articles" className={styles.all}>
          {t('title')}
        </AddressLink>
      </div>
      <ArticleList articles={articles} />
    </section>
  );
};
