import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { readTag } from '#core/content/article-tag.ts';
import { gridQuery } from '#core/content/grid-query.ts';
import { localizePath } from '#core/site/route-address.ts';
import { FEED_PATH } from '#core/site/service-paths.ts';
import { gridLoad } from '#core/content/grid-load.ts';
import { buttonClass } from '#ui/design/button-class.ts';
import { Spinner } from '#ui/design/spinner.tsx';
import { ArticleList } from '#ui/features/articles/article-list.tsx';
import section from '#ui/features/page/section.module.css';
import { useFocusOnNew } from '#ui/kernel/use-focus-on-new.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import type { BlockProps } from '../registry.ts';
import { ArticleGridPresenter } from './article-grid.presenter.ts';
import styles from './article-grid.module.css';

const addressWith = (query: string): string => `${window.location.pathname}${query && `?${query}`}`;

/**
 * The address of the page with a query. Both bypass the router, which would load the whole page again, and keep its
 * state of the entry.
 */
const keepQuery = (query: string): void => window.history.replaceState(window.history.state, '', addressWith(query));

/** A choice is an entry of the history of its own, unless it is that of the address already. */
const pushQuery = (query: string): void => {
  const { pathname, search } = window.location;
  if (addressWith(query) !== pathname + search) window.history.pushState(window.history.state, '', addressWith(query));
};

/** The router hears of Back too, but loads nothing for an entry at whose address it is already. */
const onReturn = (act: () => void): (() => void) => {
  window.addEventListener('popstate', act);
  return () => window.removeEventListener('popstate', act);
};

/** Clicks that open a new tab or window are left to the browser. */
const unlessModified =
  (act: () => void) =>
  (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };

/**
 * Articles with a bar of their tags (CNT-71, ART-05). Every state has an address, which works without script: the
 * document contains the articles of the tag and of all loads that it names.
 */
export const View = observer(({ block }: BlockProps<'article-grid'>): ReactNode => {
  const t = useTranslations('articles');
  const { id, title, found } = block;
  const { locale } = useSite();
  const feed = localizePath(FEED_PATH, locale);
  const { search } = useLocation();
  const presenter = usePresenter(
    ({ tasks }) =>
      new ArticleGridPresenter({
        tasks,
        limit: gridLoad(block),
        found,
        tagId: block.tagId,
        tagInAddress: () => readTag(window.location.search, id),
        onReturn,
        keepTag: (tagId) => pushQuery(gridQuery(window.location.search, id, { tagId })),
        keepPages: (tagId, pages) => keepQuery(gridQuery(window.location.search, id, { tagId, pages })),
      }),
    `${id} ${search}`,
  );
  const toTag = (tagId: string | undefined) => ({ search: gridQuery(search, id, { tagId }) });
  const { grid, tags, seesAll, canReadMore } = presenter;
  const list = useFocusOnNew<HTMLUListElement>(presenter.firstNew, { items: 'article', target: 'a' });
  return (
    <section className={section.section}>
      <link rel="alternate" type="application/rss+xml" title={t('title')} href={feed} />
      {title !== undefined && <h2>{title}</h2>}
      {tags.length > 1 && (
        <div className={styles.bar} role="group" aria-label={t('tags')} data-all={seesAll}>
          <Link
            className={styles.tag}
            to={toTag(undefined)}
            preventScrollReset
            aria-current={grid.tagId === undefined}
            onClick={unlessModified(() => presenter.choose(undefined))}
          >
            {t('all')}
          </Link>
          {tags.map((tag) => (
            <Link
              key={tag.id}
              className={styles.tag}
              to={toTag(tag.id)}
              preventScrollReset
              data-from={tag.from ?? 'never'}
              aria-current={grid.tagId === tag.id}
              onClick={unlessModified(() => presenter.choose(tag.id))}
            >
              {tag.label}
            </Link>
          ))}
          {(seesAll || tags.some(({ from }) => from !== 'sm')) && (
            <button
              type="button"
              className={styles.more}
              data-until={
                tags.every(({ from }) => from !== undefined)
                  ? tags.some(({ from }) => from === 'lg')
                    ? 'md'
                    : 'sm'
                  : 'lg'
              }
              aria-expanded={seesAll}
              onClick={presenter.toggleAll}
            >
              {t(seesAll ? 'seeLess' : 'seeMore')}
            </button>
          )}
          {grid.tagId !== undefined && (
            <Link
              className={styles.more}
              to={toTag(undefined)}
              preventScrollReset
              onClick={unlessModified(() => presenter.choose(undefined))}
            >
              {t('clear')}
            </Link>
          )}
        </div>
      )}
      <div aria-busy={grid.isLoading}>
        <ArticleList ref={list} articles={grid.articles} heading={title === undefined ? 'h2' : 'h3'} hasLead />
      </div>
      <div className={styles.end}>
        <p role="status">
          {grid.articles.length === 0 && !grid.isLoading
            ? t('none')
            : t('progress', { shown: grid.articles.length, total: grid.numFound })}
        </p>
        {canReadMore && (
          <Link
            className={buttonClass({ variant: 'secondary' })}
            to={{ search: gridQuery(search, id, { tagId: grid.tagId, pages: presenter.pages + 1 }) }}
            preventScrollReset
            aria-busy={grid.isLoading}
            onClick={unlessModified(presenter.readMore)}
          >
            {grid.isLoading && <Spinner />}
            {t('readMore')}
          </Link>
        )}
        <a href={feed} type="application/rss+xml" target="_self" className={styles.more}>
          {t('feed')}
        </a>
      </div>
    </section>
  );
});
