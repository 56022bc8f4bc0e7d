import type { ReactNode, RefObject } from 'react';
import type { Article } from '#core/content/article.ts';
import { PictureView } from '#ui/design/picture.tsx';
import { AddressLink } from '#ui/features/content/address-link.tsx';
import { ArticleDate } from './article-date.tsx';
import { furtherTopics } from './further-topics.ts';
import { articlePicture } from './article-picture.ts';
import styles from './article-list.module.css';

const SIZES = '(min-width: 80rem) 25rem, (min-width: 48rem) 45vw, 92vw';

type Heading = 'h2' | 'h3';

const Tile = ({ article, heading: Title }: { readonly article: Article; readonly heading: Heading }): ReactNode => {
  const picture = articlePicture(article);
  return (
    <article className={styles.tile}>
      {picture !== undefined && (
        <span className={styles.picture}>
          <PictureView picture={picture} alt="" sizes={SIZES} cover zoom />
        </span>
      )}
      {article.eyebrow !== undefined && <p className={styles.eyebrow}>{article.eyebrow}</p>}
      <Title className={styles.title}>
        <AddressLink url={article.url} className={styles.link}>
          {article.title}
        </AddressLink>
      </Title>
      <p className={styles.facts}>
        <ArticleDate article={article} />
        {furtherTopics(article).map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
    </article>
  );
};

/** Articles as tiles, each one link (ART-05). */
export const ArticleList = ({
  articles,
  heading = 'h3',
  ref,
}: {
  readonly articles: readonly Article[];
  /** The level of the titles: below a heading of the list, else below that of the page. */
  readonly heading?: Heading;
  readonly ref?: RefObject<HTMLUListElement | null>;
}): ReactNode => (
  <ul ref={ref} className={styles.list}>
    {articles.map((article) => (
      <li key={article.id}>
        <Tile article={article} heading={heading} />
      </li>
    ))}
  </ul>
);
