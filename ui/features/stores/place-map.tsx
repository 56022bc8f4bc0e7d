import type { MouseEvent, ReactNode } from 'react';
import { MAP, markers, storeMap } from '#core/stores/store-map.ts';
import type { Point } from '#core/stores/distance.ts';
import styles from './place-map.module.css';

/** The id of a place's entry in the list, to which its marker links. */
export const placeEntryId = (id: string): string => `place-${id}`;

/** East of this, the name of a place is to the left of its marker. */
const TURN = 62;

const focusEntry = (event: MouseEvent, id: string): void => {
  event.preventDefault();
  document.getElementById(placeEntryId(id))?.focus();
};

type PlaceMapProps = {
  readonly label: string;
  /** Whether names are written beside the markers: only if there are few. */
  readonly named: boolean;
  readonly places: readonly { readonly id: string; readonly city: string; readonly at: Point }[];
  /** The marked place. */
  readonly pointed: string | undefined;
  readonly onPoint: (id: string | undefined) => void;
};

/**
 * A map of the listed places, with their numbers in the list; drawn here, so that nothing is requested from another site
 * (STO-03, CHK-30, ux 72). A marker leads to its entry, and both are marked together.
 */
export const PlaceMap = ({ label, named, places: listed, pointed, onPoint }: PlaceMapProps): ReactNode => {
  const { places, grid } = storeMap(
    listed.map(({ at }) => at),
    markers[named ? 'named' : 'numbered'],
  );
  return (
    <svg className={styles.map} viewBox={`0 0 ${MAP.width} ${MAP.height}`} role="group" aria-label={label}>
      <g className={styles.grid}>
        {grid.x.map((x) => (
          <path key={x} d={`M${x} 0V${MAP.height}`} />
        ))}
        {grid.y.map((y) => (
          <path key={y} d={`M0 ${y}H${MAP.width}`} />
        ))}
      </g>
      {listed.map(({ id, city }, index) => {
        const { x = 0, y = 0 } = places[index] ?? {};
        const isLeft = x > TURN;
        return (
          <a
            key={id}
            className={styles.marker}
            href={`#${placeEntryId(id)}`}
            aria-label={named ? undefined : `${index + 1} ${city}`}
            data-active={pointed === id}
            onClick={(event) => focusEntry(event, id)}
            onPointerEnter={() => onPoint(id)}
            onPointerLeave={() => onPoint(undefined)}
            onFocus={() => onPoint(id)}
            onBlur={() => onPoint(undefined)}
          >
            <circle cx={x} cy={y} r={3.5} />
            <text className={styles.number} x={x} y={y}>
              {index + 1}
            </text>{' '}
            {named && (
              <text className={styles.name} x={isLeft ? x - 5 : x + 5} y={y} textAnchor={isLeft ? 'end' : 'start'}>
                {city}
              </text>
            )}
          </a>
        );
      })}
    </svg>
  );
};
