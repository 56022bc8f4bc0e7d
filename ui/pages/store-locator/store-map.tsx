import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { MAP, storeMap } from '#core/stores/store-map.ts';
import type { StoreView } from '#core/stores/store-view.ts';
import type { StoreLocatorPresenter } from './store-locator.presenter.ts';
import styles from './store-map.module.css';

/** The id of a store's card, to which its marker links. */
export const cardId = (storeId: string): string => `store-${storeId}`;

/** East of this, the name of a store is to the left of its marker. */
const TURN = 62;

const focusCard = (event: MouseEvent, storeId: string): void => {
  event.preventDefault();
  document.getElementById(cardId(storeId))?.focus();
};

/**
 * A map of the listed stores, with their numbers in the list; drawn here, so that nothing is requested from another site
 * (STO-03, ux 72). A marker leads to its card, and both are marked together.
 */
export const StoreMap = observer(
  ({
    stores,
    presenter,
  }: {
    readonly stores: readonly StoreView[];
    readonly presenter: StoreLocatorPresenter;
  }): ReactNode => {
    const t = useTranslations('stores');
    const { places, grid } = storeMap(stores.map(({ at }) => at));
    return (
      <svg className={styles.map} viewBox={`0 0 ${MAP.width} ${MAP.height}`} role="group" aria-label={t('map')}>
        <g className={styles.grid}>
          {grid.x.map((x) => (
            <path key={x} d={`M${x} 0V${MAP.height}`} />
          ))}
          {grid.y.map((y) => (
            <path key={y} d={`M0 ${y}H${MAP.width}`} />
          ))}
        </g>
        {stores.map(({ storeId, city }, index) => {
          const { x = 0, y = 0 } = places[index] ?? {};
          const isLeft = x > TURN;
          return (
            <a
              key={storeId}
              className={styles.marker}
              href={`#${cardId(storeId)}`}
              data-active={presenter.pointed === storeId}
              onClick={(event) => focusCard(event, storeId)}
              onPointerEnter={() => presenter.point(storeId)}
              onPointerLeave={() => presenter.point(undefined)}
              onFocus={() => presenter.point(storeId)}
              onBlur={() => presenter.point(undefined)}
            >
              <circle cx={x} cy={y} r={3.5} />
              <text className={styles.number} x={x} y={y}>
                {index + 1}
              </text>{' '}
              <text className={styles.name} x={isLeft ? x - 5 : x + 5} y={y} textAnchor={isLeft ? 'end' : 'start'}>
                {city}
              </text>
            </a>
          );
        })}
      </svg>
    );
  },
);
