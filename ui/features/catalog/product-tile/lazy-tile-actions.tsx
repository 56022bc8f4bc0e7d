import type { ReactNode } from 'react';
import type { FavoriteButtonProps } from '#ui/features/favorites/lazy-favorite-button.tsx';
import { lazyView } from '#ui/messages/lazy-view.tsx';
// Loads with the page, so that the server's buttons are styled before their code has loaded.
import '#ui/features/favorites/favorite.module.css';

const TileActionsView = lazyView(() => import('./tile-actions.tsx'));

/**
 * The server renders the buttons of a tile; their code loads after the page. If it fails to load, the tile has no
 * buttons.
 */
export const LazyTileActions = (product: FavoriteButtonProps): ReactNode => (
  <TileActionsView render={({ TileActions }) => <TileActions {...product} />} />
);
