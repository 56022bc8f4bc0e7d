import type { ReactNode } from 'react';
import type { HeartProps } from '#ui/features/favorites/lazy-heart.tsx';
import { lazyView } from '#ui/messages/lazy-view.tsx';
// Loads with the page, so that the server's buttons are styled before their code has loaded.
import '#ui/features/favorites/heart.module.css';

const TileActionsView = lazyView(() => import('./tile-actions.tsx'));

/**
 * The server renders the buttons of a tile; their code loads after the page. If it fails to load, the tile has no
 * buttons.
 */
export const LazyTileActions = (product: HeartProps): ReactNode => (
  <TileActionsView draw={({ TileActions }) => <TileActions {...product} />} />
);
