import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { SearchForm } from '#ui/features/search/search-form.tsx';
import type { StoreLocatorPresenter } from './store-locator.presenter.ts';
import styles from './store-search.module.css';

/** A search by place, which works without script, or by the device's position, which is read on request only. */
export const StoreSearch = observer(
  ({ presenter, query }: { readonly presenter: StoreLocatorPresenter; readonly query: string }): ReactNode => {
    const t = useTranslations('stores');
    const field = useRef<HTMLInputElement>(null);
    const { refusals } = presenter;
    useEffect(() => {
      if (refusals > 0) field.current?.focus();
    }, [refusals]);
    return (
      <div className={styles.search}>
        <SearchForm
          path="/store-locator"
          texts={{ name: t('title'), label: t('searchLabel'), submit: t('find') }}
          term={query}
          autoComplete="postal-code"
          field={field}
        />
        <Button
          variant="quiet"
          data-replay
          busy={presenter.isLocating}
          busyText={t('locating')}
          onClick={presenter.locate}
        >
          <Icon name="pin" size={18} />
          {t('locate')}
        </Button>
      </div>
    );
  },
);
