import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { clearTag, readTag, setTag } from '#core/content/article-tag.ts';
import { gridLoad } from '#core/content/grid-load.ts';
import { Button } from '#ui/design/button.tsx';
import { ArticleList } from '#ui/features/articles/article-list.tsx';
import section from '#ui/features/page/section.module.css';
import { useFocusOnNew } from '#ui/kernel/use-focus-on-new.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import type { BlockProps } from '../registry.ts';
import { ArticleGridPresenter } from './article-grid.presenter.ts';
import styles from './article-grid.module.css';

const queryWith = (id: string, tagId: string | undefined): string => {
  const { search } = window.location;
  return tagId === undefined ? clearTag(search, id) : setTag(search, id, tagId);
};

/** Articles with a bar of their tags (CNT-71, ART-05). The document contains the first ones, without a tag. */
export const View = observer(({ block }: BlockProps<'article-grid'>): ReactNode => {
  const t = useTranslations('articles');
  const { id, title, found } = block;
  const presenter = usePresenter(
    ({ tasks }) =>
      new ArticleGridPresenter({
        tasks,
        limit: gridLoad(block),
        found,
        tagInAddress: () => readTag(window.location.search, id),
        // Bypasses the router, which would load the whole page again.
        keepTag: (tagId) => {
          const query = queryWith(id, tagId);
          window.history.replaceState(window.history.state, '', `${window.location.pathname}${query && `?${query}`}`);
        },
      }),
    id,
  );
  const { grid, tags, seesAll, canReadMore } = presenter;
  const list = useFocusOnNew<HTMLUListElement>(presenter.firstNew, { items: 'article', target: 'a' });
  return (
    <section className={section.section}>
      {title !== undefined && <h2>{title}</h2>}
      {tags.length > 1 && (
        <div className={styles.bar} role="group" aria-label={t('tags')} data-all={seesAll}>
          <button
            type="button"
            className={styles.tag}
            aria-pressed={grid.tagId === undefined}
            onClick={() => presenter.choose(undefined)}
          >
            {t('all')}
          </button>
          {tags.map((tag) => (
            <button
              key={tag.id}
              type="button"
              className={styles.tag}
              data-from={tag.from ?? 'never'}
              aria-pressed={grid.tagId === tag.id}
              onClick={() => presenter.choose(tag.id)}
            >
              {tag.label}
            </button>
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
            <button type="button" className={styles.more} onClick={() => presenter.choose(undefined)}>
              {t('clear')}
            </button>
          )}
        </div>
      )}
      <div aria-busy={grid.isLoading}>
        <ArticleList ref={list} articles={grid.articles} heading={title === undefined ? 'h2' : 'h3'} />
      </div>
      <div className={styles.end}>
        <p role="status">
          {grid.articles.length === 0 && !grid.isLoading
            ? t('none')
            : t('progress', { shown: grid.articles.length, total: grid.numFound })}
        </p>
        {canReadMore && (
          <Button variant="secondary" busy={grid.isLoading} onClick={presenter.readMore}>
            {t('readMore')}
          </Button>
        )}
      </div>
    </section>
  );
});
