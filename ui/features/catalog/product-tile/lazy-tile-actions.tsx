import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { HeartProps } from '#ui/features/favorites/later-heart.tsx';
import '#ui/features/favorites/heart.module.css';

/** A tile does without its buttons where their code cannot be fetched. */
const Nothing = (): ReactNode => null;

const TileActions = lazy<ComponentType<HeartProps>>(() =>
  import('./tile-actions.tsx').then(
    (file) => ({ default: file.TileActions }),
    () => ({ default: Nothing }),
  ),
);

/** The server draws the buttons of a tile; they are hydrated after the page. Their styles load with the page. */
export const LazyTileActions = (product: HeartProps): ReactNode => (
  <Suspense>
    <TileActions {...product} />
  </Suspense>
);
