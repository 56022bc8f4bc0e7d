import { observer } from 'mobx-react-lite';
import { useId, useState, type FocusEvent, type ReactNode } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/design/icon.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { memoizeAsync } from '#ui/kernel/memoize-async.ts';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import styles from './search-box.module.css';
import type { SuggestionsPresenter } from '../features/search/suggestions/suggestions.presenter.ts';

/** The code of suggestions loads when the field gets the focus. */
const loadSuggestions = memoizeAsync(() => import('../features/search/suggestions/suggestion-list.tsx'));

type SuggestionsModule = Awaited<ReturnType<typeof loadSuggestions>>;
type LoadedSuggestions = {
  readonly presenter: SuggestionsPresenter;
  readonly List: SuggestionsModule['SuggestionList'];
};

/** A search field: a native form, to which suggestions are added while it is used (SRCH-03). */
export const SearchBox = observer((): ReactNode => {
  const t = useTranslations('shell');
  const { site, shell, makeTasks } = useStorefront();
  const listId = useId();
  const [suggestions, setSuggestions] = useState<LoadedSuggestions>();
  const presenter = suggestions?.presenter;
  const enter = ({ currentTarget }: FocusEvent<HTMLInputElement>): void => {
    presenter?.enter();
    if (presenter !== undefined) return;
    void loadSuggestions().then(
      ({ SuggestionList, attachSuggestions }) =>
        setSuggestions(
          (before) =>
            before ?? {
              presenter: attachSuggestions({ tasks: makeTasks(), navigation: shell.navigation, field: currentTarget }),
              List: SuggestionList,
            },
        ),
      // Without this code the field has no suggestions.
      () => undefined,
    );
  };
  return (
    <Form
      role="search"
      className={styles.form}
      action={`/${site.locale}/search`}
      onSubmit={() => presenter?.close()}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || presenter?.close()}
    >
      <Icon name="search" size={16} />
      <input
        className={styles.field}
        type="search"
        role="combobox"
        name="q"
        aria-label={t('search')}
        aria-autocomplete="list"
        aria-expanded={presenter?.isShown ?? false}
        aria-controls={presenter?.isShown === true ? listId : undefined}
        aria-activedescendant={presenter?.activeIndex === undefined ? undefined : `${listId}-${presenter.activeIndex}`}
        placeholder={t('searchPlaceholder')}
        autoComplete="off"
        enterKeyHint="search"
        required
        maxLength={100}
        onFocus={enter}
        onClick={presenter?.enter}
        onInput={(event) => presenter?.type(event.currentTarget.value)}
        onKeyDown={(event) => presenter?.press(event.key) === true && event.preventDefault()}
      />
      <VisuallyHidden>
        <button type="submit" tabIndex={-1}>
          {t('search')}
        </button>
      </VisuallyHidden>
      {suggestions !== undefined && <suggestions.List presenter={suggestions.presenter} id={listId} />}
    </Form>
  );
});
