import { Suspense, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { StoreView } from '#core/stores/store-view.ts';
import { PageTrail } from '#ui/features/page/page-trail.tsx';
import { StoreChoiceDialogs } from '#ui/features/stores/store-choice/store-choice-dialogs.tsx';
import { StoreChoicePresenter } from '#ui/features/stores/store-choice/store-choice.presenter.ts';
import { page } from '#ui/kernel/page.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { LazyTexts } from '#ui/messages/lazy-texts.tsx';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { StoreActions } from './store-actions.tsx';
import { OpenToday, StoreDetails } from './store-details.tsx';
import styles from './store-page.module.css';

export const loader = page((shop, { params }) => shop.stores.viewStore(params['storeId'] ?? ''));

const Store = ({ store }: { readonly store: StoreView }): ReactNode => {
  const t = useTranslations('stores');
  const { locale } = useSite();
  const choice = usePresenter(({ tasks }) => new StoreChoicePresenter(tasks));
  return (
    <>
      <PageHead title={store.name} description={store.lines.join(', ')} />
      <PageTrail
        breadcrumbs={[
          { label: t('home'), url: `/${locale}` },
          { label: t('title'), url: `/${locale}/store-locator` },
          { label: store.name },
        ]}
      />
      <h1>{store.name}</h1>
      <div className={styles.columns}>
        <div className={styles.facts}>
          <OpenToday store={store} />
          <StoreDetails store={store} />
          <StoreActions store={store} choice={choice} />
        </div>
        <table className={styles.week}>
          <caption>{t('hours')}</caption>
          <tbody>
            {store.week.map(({ day, isToday, hours, holiday }) => (
              <tr key={day} data-today={isToday}>
                <th scope="row">
                  {day}
                  {isToday && <span className={styles.mark}> ({t('todayMark')})</span>}
                </th>
                <td>{[hours ?? t('closed'), holiday].filter((part) => part !== undefined).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <StoreChoiceDialogs presenter={choice} />
    </>
  );
};

/** One store with its weekly hours (RTE-32). */
export const Component = (): ReactNode => {
  const store = useLoaderData<StoreView>();
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <Suspense>
        <LazyTexts part="stores">
          <Store key={store.storeId} store={store} />
        </LazyTexts>
      </Suspense>
    </main>
  );
};
