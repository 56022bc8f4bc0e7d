import type { ReactNode } from 'react';
import type { HeartProps } from '#ui/features/favorites/lazy-heart.tsx';
import { lazyView } from '#ui/messages/lazy-view.tsx';
// Loaded with the page, so that the server's buttons have their styles before their code.
import '#ui/features/favorites/heart.module.css';

const TileActionsView = lazyView(() => import('./tile-actions.tsx'));

/** The server renders the buttons of a tile; their code is loaded after the page's. Without it a tile has none. */
export const LazyTileActions = (product: HeartProps): ReactNode => (
  <TileActionsView draw={({ TileActions }) => <TileActions {...product} />} />
);
