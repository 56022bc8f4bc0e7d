import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { buttonClass } from '#ui/design/button-class.ts';
import { Button } from '#ui/design/button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { useSite } from '#ui/kernel/storefront-context.ts';
import type { StoreLocatorPresenter } from './store-locator.presenter.ts';
import styles from './store-search.module.css';

/** Looking for a place in words, which works before any script, or by one's own place, which is asked for on request only. */
export const StoreSearch = observer(({ presenter, query }: { readonly presenter: StoreLocatorPresenter; readonly query: string }): ReactNode => {
  const t = useTranslations('stores');
  const { locale } = useSite();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { refusals } = presenter;
  useEffect(() => {
    if (refusals > 0) field.current?.focus();
  }, [refusals]);
  return (
    <div className={styles.search}>
      <Form role="search" aria-label={t('title')} className={styles.form} action={`/${locale}/store-locator`}>
        <label className={styles.label} htmlFor={id}>
          {t('searchLabel')}
        </label>
        <input ref={field} key={query} className={styles.input} id={id} type="search" name="q" defaultValue={query} required maxLength={100} enterKeyHint="search" autoComplete="postal-code" />
        <button type="submit" className={buttonClass({})}>
          {t('find')}
        </button>
      </Form>
      <Button variant="quiet" data-replay busy={presenter.isLocating} busyText={t('locating')} onClick={presenter.locate}>
        <Icon name="pin" size={18} />
        {t('locate')}
      </Button>
    </div>
  );
});
