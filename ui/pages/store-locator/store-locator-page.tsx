import { observer } from 'mobx-react-lite';
import { Suspense, type ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { distanceText, distanceUnit, inKilometers } from '#core/stores/distance.ts';
import { DEFAULT_RADIUS } from '#core/stores/nearest.ts';
import type { LocatorPage } from '#core/stores/use-cases/store-use-cases.ts';
import { BlockList } from '#ui/blocks/block-list.tsx';
import { prepareBlocks } from '#ui/blocks/page-blocks.ts';
import { PageTrail } from '#ui/features/page/page-trail.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { PlaceMap } from '#ui/features/stores/place-map.tsx';
import { StoreChoiceDialogs } from '#ui/features/stores/store-choice/store-choice-dialogs.tsx';
import { StoreChoicePresenter } from '#ui/features/stores/store-choice/store-choice.presenter.ts';
import { searchTerm } from '#core/site/search-term.ts';
import { page } from '#ui/kernel/page.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { LazyTexts } from '#ui/messages/lazy-texts.tsx';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { currentPosition } from './current-position.ts';
import { StoreCard } from './store-card.tsx';
import styles from './store-locator-page.module.css';
import { StoreLocatorPresenter } from './store-locator.presenter.ts';
import { StoreSearch } from './store-search.tsx';

export const loader = page(
  (shop, { url }) => shop.stores.viewLocator(searchTerm([...url.searchParams], 'stores')),
  prepareBlocks,
);

/**
 * The search results, with a heading that names the place; or a message with the nearest stores, if the place is known,
 * and a link to all stores.
 */
const StoreResults = observer(
  ({
    query,
    presenter,
    choice,
  }: {
    readonly query: string;
    readonly presenter: StoreLocatorPresenter;
    readonly choice: StoreChoicePresenter;
  }): ReactNode => {
    const t = useTranslations('stores');
    const { locale, country, language } = useSite();
    const { nearby } = presenter;
    const { stores, notice, farther = [] } = presenter.located;
    const unit = distanceUnit(country);
    const radius = distanceText(inKilometers(DEFAULT_RADIUS, unit), unit, language);
    const shown = stores.length === 0 ? farther : stores;
    const title = nearby !== undefined ? t('aroundYou') : query === '' ? t('all') : t('around', { place: query });
    return (
      <section className={styles.found} aria-labelledby="stores-found">
        <header className={styles.count}>
          <h2 id="stores-found">{title}</h2>
          <p role="status">{farther.length > 0 ? t('noneWithin', { radius }) : t('count', { count: stores.length })}</p>
        </header>
        {stores.length === 0 && (
          <div className={styles.none}>
            <NoticeBar tone="info">{notice ?? t('unreachable')}</NoticeBar>
            <Link className={styles.all} to={`/${locale}/store-locator`} reloadDocument={nearby !== undefined}>
              {t('showAll')}
            </Link>
          </div>
        )}
        {farther.length > 0 && <h2>{t('nearest')}</h2>}
        {shown.length > 0 && (
          <div className={styles.columns}>
            <ol className={styles.stores}>
              {shown.map((store, index) => (
                <li key={store.storeId}>
                  <StoreCard store={store} number={index + 1} presenter={presenter} choice={choice} />
                </li>
              ))}
            </ol>
            <div className={styles.map}>
              <PlaceMap
                named
                label={t('map')}
                places={shown.map(({ storeId: id, city, at }) => ({ id, city, at }))}
                pointed={presenter.pointed}
                onPoint={presenter.point}
              />
            </div>
          </div>
        )}
      </section>
    );
  },
);

const Locator = ({ data }: { readonly data: LocatorPage }): ReactNode => {
  const t = useTranslations('stores');
  const { locale } = useSite();
  const presenter = usePresenter(({ tasks }) => new StoreLocatorPresenter(data, { tasks, currentPosition }));
  const choice = usePresenter(({ tasks }) => new StoreChoicePresenter(tasks));
  const title = data.content?.seo.title ?? t('title');
  return (
    <>
      <PageHead
        title={title}
        {...(data.content === undefined ? {} : { description: data.content.seo.description })}
        noIndex={data.query !== ''}
      />
      <div className={styles.page}>
        <PageTrail breadcrumbs={[{ label: t('home'), url: `/${locale}` }, { label: title }]} />
        <h1>{title}</h1>
        <StoreSearch presenter={presenter} query={data.query} />
        <StoreResults query={data.query} presenter={presenter} choice={choice} />
      </div>
      {data.content !== undefined && <BlockList sections={data.content.sections} />}
      <StoreChoiceDialogs presenter={choice} />
    </>
  );
};

/** The store locator: search, list by distance, selection of a store (RTE-32, STO-01, ux 72). */
export const Component = (): ReactNode => {
  const data = useLoaderData<LocatorPage>();
  return (
    <main id="main" className={styles.main} tabIndex={-1}>
      <Suspense>
        <LazyTexts part="stores">
          <Locator key={data.query} data={data} />
        </LazyTexts>
      </Suspense>
    </main>
  );
};
