import type { ReactNode } from 'react';
import { FavoriteButton } from '#ui/features/favorites/favorite-button.tsx';
import type { FavoriteButtonProps } from '#ui/features/favorites/lazy-favorite-button.tsx';
import { QuickshopButton } from '../quickshop/quickshop-button.tsx';

/** The buttons of a tile: favorite and quickshop (ux 24). */
export const TileActions = (product: FavoriteButtonProps): ReactNode => (
  <>
    <FavoriteButton {...product} />
    <QuickshopButton {...product} />
  </>
);
