import { useCallback, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from '#ui/features/favorites/favorite-button.module.css';
import { Icon } from '#ui/design/icon.tsx';
import { useLazyButton } from '#ui/features/favorites/use-lazy-button.ts';
import { lazyView } from '#ui/messages/lazy-view.tsx';

const QuickshopView = lazyView(() => import('./quickshop-dialog.tsx'), 'favorites');

/** Opens the sizes of a product in a list (DLG-13). The card's link to the product page is the alternative (ux 24). */
export const QuickshopButton = ({ id, name }: { readonly id: string; readonly name: string }): ReactNode => {
  const t = useTranslations('catalog');
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  const close = (): void => setIsOpen(false);
  const button = useLazyButton(open);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.favorite} ${styles.quickshop}`}
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
          draw={({ QuickshopDialog }) => <QuickshopDialog productId={id} name={name} onClose={close} />}
        />
      )}
    </>
  );
};
