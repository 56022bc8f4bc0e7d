import type { ReactNode, RefObject } from 'react';
import type { Article } from '#core/content/article.ts';
import { PictureView } from '#ui/design/picture.tsx';
import { AddressLink } from '#ui/features/content/address-link.tsx';
import { ArticleDate } from './article-date.tsx';
import { furtherTopics } from './further-topics.ts';
import { articlePicture } from './article-picture.ts';
import facts from './article-facts.module.css';
import styles from './article-list.module.css';

const SIZES = '(min-width: 80rem) 25rem, (min-width: 48rem) 45vw, 8rem';
const WIDE_SIZES = '(min-width: 80rem) 50rem, (min-width: 48rem) 56vw, 92vw';

type Heading = 'h2' | 'h3';

type TileProps = { readonly article: Article; readonly heading: Heading; readonly isLead: boolean };

const Tile = ({ article, heading: Title, isLead }: TileProps): ReactNode => {
  const picture = articlePicture(article);
  return (
    <article className={styles.tile}>
      {picture !== undefined && (
        <span className={styles.picture}>
          <PictureView picture={picture} alt="" sizes={isLead ? WIDE_SIZES : SIZES} cover zoom />
        </span>
      )}
      <div className={styles.text}>
        {article.eyebrow !== undefined && <p className={styles.eyebrow}>{article.eyebrow}</p>}
        <Title className={styles.title}>
          <AddressLink url={article.url} className={styles.link}>
            {article.title}
          </AddressLink>
        </Title>
        {article.subtitle !== undefined && <p className={styles.subtitle}>{article.subtitle}</p>}
        <p className={facts.facts}>
          <ArticleDate article={article} />
          {furtherTopics(article).map((label) => (
            <span key={label}>{label}</span>
          ))}
        </p>
      </div>
    </article>
  );
};

/** Articles as tiles, each one link (ART-05). On phones a tile is a row. */
export const ArticleList = ({
  articles,
  heading = 'h3',
  hasLead = false,
  ref,
}: {
  readonly articles: readonly Article[];
  /** The level of the titles: below a heading of the list, else below that of the page. */
  readonly heading?: Heading;
  /** The first article is larger, and so is the last one if it would be alone in its row. */
  readonly hasLead?: boolean;
  readonly ref?: RefObject<HTMLUListElement | null>;
}): ReactNode => (
  <ul ref={ref} className={styles.list} data-lead={hasLead}>
    {articles.map((article, index) => (
      <li key={article.id}>
        <Tile article={article} heading={heading} isLead={hasLead && index === 0} />
      </li>
    ))}
  </ul>
);
