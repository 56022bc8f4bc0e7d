import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from '#ui/features/favorites/heart.module.css';
import type { HeartProps } from '#ui/features/favorites/lazy-heart.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { FavoritesStore } from '#ui/stores/favorites-store.ts';
import { useStore } from '#ui/stores/use-presenter.ts';
import { useLazyButton } from './use-lazy-button.ts';

const never = () => () => undefined;

/**
 * Adds a product or style to the favorites or removes it, optimistically (FAV-01, FAV-13). Renders nothing if favorites
 * are switched off (FAV-09).
 */
export const Heart = observer(({ id, name }: HeartProps): ReactNode => {
  const t = useTranslations('catalog');
  const hearts = useStore(FavoritesStore);
  const toggle = useCallback(() => hearts.toggle(id), [hearts, id]);
  const button = useLazyButton(
    useCallback(
      (pressed) => hearts.want({ id, wanted: pressed.getAttribute('aria-pressed') === 'true' }),
      [hearts, id],
    ),
  );
  // React does not update attributes during hydration, so the first render repeats the server's attributes and the next
  // one updates them.
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => hearts.activate(), [hearts]);
  if (!hearts.isOffered) return null;
  return (
    <button
      ref={button}
      type="button"
      className={styles.heart}
      data-replay="late"
      data-favorite={id}
      aria-pressed={isTakenOver && hearts.has(id)}
      aria-label={t('addFavorite', { name })}
      suppressHydrationWarning
      onClick={toggle}
    >
      <Icon name="heart" />
    </button>
  );
});
