import type { ReactNode } from 'react';
import { Heart } from '#ui/features/favorites/heart.tsx';
import type { HeartProps } from '#ui/features/favorites/lazy-heart.tsx';
import { QuickshopButton } from '../quickshop/quickshop-button.tsx';

/** The buttons of a tile: favorite and quickshop (ux 24). */
export const TileActions = (product: HeartProps): ReactNode => (
  <>
    <Heart {...product} />
    <QuickshopButton {...product} />
  </>
);
