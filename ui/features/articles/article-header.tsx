import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ContentPageView } from '#core/content/use-cases/content-use-cases.ts';
import { FEED_PATH } from '#core/site/service-paths.ts';
import { PictureView } from '#ui/design/picture.tsx';
import { PageTrail } from '#ui/features/page/page-trail.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { ArticleDate } from './article-date.tsx';
import { furtherTopics } from './further-topics.ts';
import { articlePicture } from './article-picture.ts';
import facts from './article-facts.module.css';
import styles from './article-header.module.css';

/** Title, subtitle, byline, date, topics and picture of an article (ART-01). */
export const ArticleHeader = ({
  article,
}: {
  readonly article: NonNullable<ContentPageView['article']>;
}): ReactNode => {
  const t = useTranslations('articles');
  const design = useTranslations('design');
  const { locale, brandName } = useSite();
  const picture = articlePicture(article);
  return (
    <header className={styles.head}>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${brandName}: ${t('title')}`}
        href={`/${locale}${FEED_PATH}`}
      />
      <PageTrail
        breadcrumbs={[
          { label: design('home'), url: `/${locale}` },
          { label: t('title'), url: `/${locale}/articles` },
          { label: article.title },
        ]}
      />
      <div className={styles.text}>
        {article.eyebrow !== undefined && <p className={styles.eyebrow}>{article.eyebrow}</p>}
        <h1 className={styles.title}>{article.title}</h1>
        {article.subtitle !== undefined && <p className={styles.subtitle}>{article.subtitle}</p>}
        <p className={facts.facts}>
          {article.byline !== undefined && <span>{article.byline}</span>}
          <ArticleDate article={article} />
          {furtherTopics(article).map((label) => (
            <span key={label}>{label}</span>
          ))}
        </p>
      </div>
      {picture !== undefined && (
        <figure className={styles.figure}>
          <div className={styles.picture}>
            <PictureView picture={picture} sizes="(min-width: 80rem) 60rem, 100vw" cover priority />
          </div>
          {picture.caption !== undefined && <figcaption>{picture.caption}</figcaption>}
        </figure>
      )}
    </header>
  );
};
