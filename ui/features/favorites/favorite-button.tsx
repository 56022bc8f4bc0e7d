import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from '#ui/features/favorites/favorite.module.css';
import type { FavoriteButtonProps } from '#ui/features/favorites/lazy-favorite-button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { FavoritesStore } from '#ui/stores/favorites-store.ts';
import { useStore } from '#ui/stores/use-presenter.ts';
import { useReplayedClick } from './use-replayed-click.ts';

const never = () => () => undefined;

/**
 * Adds a product or style to the favorites or removes it, optimistically (FAV-01, FAV-13). Renders nothing if favorites
 * are switched off (FAV-09).
 */
export const FavoriteButton = observer(({ id, name }: FavoriteButtonProps): ReactNode => {
  const t = useTranslations('catalog');
  const favorites = useStore(FavoritesStore);
  const toggle = useCallback(() => favorites.toggle(id), [favorites, id]);
  const button = useReplayedClick(
    useCallback(
      (pressed) => favorites.applyEarly({ id, wanted: pressed.getAttribute('aria-pressed') === 'true' }),
      [favorites, id],
    ),
  );
  // React does not update attributes during hydration, so the first render repeats the server's attributes and the next
  // one updates them.
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => favorites.activate(), [favorites]);
  if (!favorites.isOffered) return null;
  return (
    <button
      ref={button}
      type="button"
      className={styles.button}
      data-replay="late"
      data-favorite={id}
      aria-pressed={isTakenOver && favorites.has(id)}
      aria-label={t('addFavorite', { name })}
      suppressHydrationWarning
      onClick={toggle}
    >
      <Icon name="heart" />
    </button>
  );
});
