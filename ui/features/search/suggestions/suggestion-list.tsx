import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { markTyped } from '#core/search/suggestions.ts';
import { Icon } from '#ui/design/icon.tsx';
import { PictureView } from '#ui/design/picture.tsx';
import { Price } from '#ui/design/price.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import styles from './suggestions.module.css';
import { SuggestionsPresenter, type SuggestedOption } from './suggestions.presenter.ts';

export const attachSuggestions = (place: ConstructorParameters<typeof SuggestionsPresenter>[0]): SuggestionsPresenter =>
  new SuggestionsPresenter(place);

const kinds = ['recent', 'term', 'category', 'product'] as const;
const icons = { recent: 'search', term: 'search', category: 'arrow' } as const;

/** A text with its typed characters highlighted. */
const Marked = ({ text, typed }: { readonly text: string; readonly typed: string }): ReactNode =>
  markTyped(text, typed).map((part, index) => (part.isTyped ? <mark key={index}>{part.text}</mark> : part.text));

const Line = ({ option, typed }: { readonly option: SuggestedOption; readonly typed: string }): ReactNode => {
  const { kind, text, tile } = option;
  if (kind !== 'product' || tile === undefined) {
    return (
      <>
        <Icon name={icons[kind === 'product' ? 'term' : kind]} size={16} />
        <span className={styles.text}>{kind === 'recent' ? text : <Marked text={text} typed={typed} />}</span>
      </>
    );
  }
  return (
    <>
      <span className={styles.picture}>
        <PictureView picture={tile.picture} sizes="4rem" thumbnail alt="" cover />
      </span>
      <span className={styles.facts}>
        <span className={styles.name}>
          <Marked text={text} typed={typed} />
        </span>
        <span className={styles.type}>{tile.typeLabel}</span>
        <Price sale={tile.price.sale} struck={tile.price.struck} />
      </span>
    </>
  );
};

/**
 * The list below a search field: recent searches, or terms, categories and products. The focus never leaves the field,
 * so options are no links.
 */
export const SuggestionList = observer(
  ({ presenter, id }: { readonly presenter: SuggestionsPresenter; readonly id: string }): ReactNode => {
    const t = useTranslations('shell');
    const { options, typed, activeIndex, isShown } = presenter;
    useEffect(() => presenter.activate(), [presenter]);
    useEffect(() => {
      if (activeIndex !== undefined)
        document.getElementById(`${id}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' });
    }, [id, activeIndex]);
    const numbered = options.map((option, index) => ({ option, index }));
    return (
      <>
        <VisuallyHidden live>{isShown ? t('suggestionCount', { count: options.length }) : ''}</VisuallyHidden>
        {isShown && (
          // A press on the list must not take the focus from the field.
          <div
            className={styles.list}
            id={id}
            role="listbox"
            aria-label={t('suggestions')}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
          >
            {kinds.map((kind) => {
              const rows = numbered.filter(({ option }) => option.kind === kind);
              return (
                rows.length > 0 && (
                  <div
                    key={kind}
                    className={styles.group}
                    role="group"
                    aria-label={t(`suggested.${kind}`)}
                    data-kind={kind}
                  >
                    <p className={styles.title} role="presentation">
                      {t(`suggested.${kind}`)}
                    </p>
                    {rows.map(({ option, index }) => (
                      <div
                        key={index}
                        id={`${id}-${index}`}
                        className={styles.option}
                        role="option"
                        aria-selected={index === activeIndex}
                        tabIndex={-1}
                        onPointerMove={() => presenter.point(index)}
                        onClick={() => presenter.choose(option)}
                      >
                        <Line option={option} typed={typed} />
                      </div>
                    ))}
                  </div>
                )
              );
            })}
          </div>
        )}
      </>
    );
  },
);
