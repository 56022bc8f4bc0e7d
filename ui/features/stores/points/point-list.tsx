import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FoundPointView } from '#core/stores/collection-point-view.ts';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { PlaceSearch } from '../place-search.tsx';
import { PlaceMap, placeEntryId } from '../place-map.tsx';
import { PointListPresenter, type PointListParts } from './point-list.presenter.ts';
import styles from './point-list.module.css';

const Entry = observer(
  ({
    point,
    number,
    presenter,
  }: {
    readonly point: FoundPointView;
    readonly number: number;
    readonly presenter: PointListPresenter;
  }): ReactNode => {
    const t = useTranslations('stores');
    const { id, name, lines, distance, today, carrier } = point;
    return (
      <li
        data-active={presenter.pointed === id}
        onPointerEnter={() => presenter.point(id)}
        onPointerLeave={() => presenter.point(undefined)}
      >
        <label className={styles.point}>
          <input
            type="radio"
            name="collection-point"
            id={placeEntryId(id)}
            className={styles.radio}
            checked={presenter.chosenId === id}
            onChange={() => presenter.choose(point)}
          />
          <span className={styles.name}>{`${number}. ${name}`}</span>
          <span className={styles.place}>{[...lines, distance].join(' · ')}</span>
          <span className={styles.place}>
            {[today === undefined ? t('closedToday') : t('today', { hours: today }), carrier].join(' · ')}
          </span>
        </label>
      </li>
    );
  },
);

/** A search for collection points, with a list and a map of the nearest ones (CHK-30). */
export const PointList = observer((parts: PointListParts): ReactNode => {
  const presenter = usePresenter(({ tasks }) => new PointListPresenter(tasks, parts));
  const t = useTranslations('stores');
  const { points, notice, hasFailed } = presenter;
  return (
    <>
      <PlaceSearch
        name="point-place"
        texts={{ title: t('points.title'), label: t('points.searchLabel'), find: t('points.find') }}
        typed={presenter.typed}
        onType={presenter.type}
        onSearch={presenter.search}
        busy={{ busy: presenter.isSearching, busyText: t('points.loading') }}
      />
      {hasFailed && (
        <RetryNotice retry={t('retry')} onRetry={presenter.search}>
          {t('points.unreachable')}
        </RetryNotice>
      )}
      {notice !== undefined && <NoticeBar tone="error">{notice}</NoticeBar>}
      <div role="status">{points !== undefined && <p>{t('points.count', { count: points.length })}</p>}</div>
      {points !== undefined && points.length > 0 && (
        <>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{t('points.title')}</legend>
            <ol className={styles.points}>
              {points.map((point, index) => (
                <Entry key={point.id} point={point} number={index + 1} presenter={presenter} />
              ))}
            </ol>
          </fieldset>
          <PlaceMap
            named={false}
            label={t('points.map')}
            places={points.map(({ id, at, lines }) => ({ id, at, city: lines[0] ?? '' }))}
            pointed={presenter.pointed}
            onPoint={presenter.point}
          />
        </>
      )}
    </>
  );
});
