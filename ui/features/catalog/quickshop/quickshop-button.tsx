import { useCallback, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from '#ui/features/favorites/favorite.module.css';
import { Icon } from '#ui/design/icon.tsx';
import { useReplayedClick } from '#ui/features/favorites/use-replayed-click.ts';
import { lazyView } from '#ui/messages/lazy-view.tsx';

const QuickshopView = lazyView(() => import('./quickshop-dialog.tsx'), 'favorites');

/** Opens the sizes of a product in a list (DLG-13). The card's link to the product page is the alternative (ux 24). */
export const QuickshopButton = ({ id, name }: { readonly id: string; readonly name: string }): ReactNode => {
  const t = useTranslations('catalog');
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  const close = (): void => setIsOpen(false);
  const button = useReplayedClick(open);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.button} ${styles.quickshop}`}
        data-replay="late"
        aria-haspopup="dialog"
        aria-label={t('quickshop', { name })}
        onClick={open}
      >
        <Icon name="bag" />
      </button>
      {isOpen && (
        <QuickshopView
          onBroken={close}
          render={({ QuickshopDialog }) => <QuickshopDialog productId={id} name={name} onClose={close} />}
        />
      )}
    </>
  );
};
