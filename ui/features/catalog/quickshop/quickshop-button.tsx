import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from '#ui/features/favorites/heart.module.css';
import { Icon } from '#ui/design/icon.tsx';
import { useLateButton } from '#ui/features/favorites/use-late-button.ts';
import { DialogBoundary } from '#ui/features/page/dialog-boundary.tsx';

const Quickshop = lazy(async () => ({ default: (await import('./quickshop.tsx')).Quickshop }));

/** Opens the sizes of a product in a list (DLG-13). Never the only way to add: its card leads to the page (ux 24). */
export const QuickshopButton = ({ id, name }: { readonly id: string; readonly name: string }): ReactNode => {
  const t = useTranslations('catalog');
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  const close = (): void => setIsOpen(false);
  const button = useLateButton(open);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.heart} ${styles.quickshop}`}
        data-replay="late"
        aria-haspopup="dialog"
        aria-label={t('quickshop', { name })}
        onClick={open}
      >
        <Icon name="bag" />
      </button>
      {isOpen && (
        <DialogBoundary onBroken={close}>
          <Suspense>
            <Quickshop productId={id} name={name} onClose={close} />
          </Suspense>
        </DialogBoundary>
      )}
    </>
  );
};
