import type { ReactNode } from 'react';
import { lazyView } from '#ui/messages/lazy-view.tsx';
// Loads with the page, so that the server's button is styled before its code has loaded.
import './favorite.module.css';

/** The id and the name of a product or a style. */
export type FavoriteButtonProps = { readonly id: string; readonly name: string };

const FavoriteButtonView = lazyView(() => import('./favorite-button.tsx'));

/**
 * A favorite button: the server renders it, and its code loads after the page. If the code fails to load, the button
 * disappears.
 */
export const LazyFavoriteButton = (props: FavoriteButtonProps): ReactNode => (
  <FavoriteButtonView render={({ FavoriteButton }) => <FavoriteButton {...props} />} />
);
