import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { localStorageOf } from '#adapters/browser/local-storage.ts';
import { benefitBarKey } from '#core/content/benefit-bar.ts';
import { IconButton } from '#ui/design/icon-button.tsx';
import { useColorClass } from '../content-styles.ts';
import type { BlockProps } from '../registry.ts';
import { RichTextView } from '../rich-text.tsx';
import { TargetLink } from '../target-link.tsx';
import styles from './benefit-bar.module.css';

const CLOSED = 'true';

/** Whether the shopper closed the bar on this device. Not known while the browser blocks its storage. */
const isStoredAsClosed = (id: string): boolean => {
  try {
    return localStorageOf().getItem(benefitBarKey(id)) === CLOSED;
  } catch {
    return false;
  }
};

const storeAsClosed = (id: string): void => {
  try {
    localStorageOf().setItem(benefitBarKey(id), CLOSED);
  } catch {
    // The bar is closed on this page only.
  }
};

const neverChanges = (): (() => void) => () => undefined;

/**
 * A strip with a benefit of the shop. Once closed it stays hidden on this device (CNT-42, CNT-43): documents are cached
 * for all shoppers, so the starter hides it before the first paint (`ui/starter.ts`). It has no margins (CNT-08).
 */
export const View = ({ block }: BlockProps<'benefit-bar'>): ReactNode => {
  const { id, richText, targets, textColor, backgroundColor } = block;
  const t = useTranslations('shell');
  const colors = useColorClass({ text: textColor, background: backgroundColor });
  const wasClosed = useSyncExternalStore(
    neverChanges,
    () => isStoredAsClosed(id),
    () => false,
  );
  const [isClosed, setIsClosed] = useState(false);
  if (wasClosed || isClosed) return null;
  const close = (): void => {
    storeAsClosed(id);
    setIsClosed(true);
    // The focused button is removed.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return (
    <div className={`${styles.bar} ${colors ?? ''}`} data-benefit-bar={id}>
      <div className={styles.text}>
        <RichTextView text={richText} />
        {targets.map((target) => (
          <TargetLink key={`${target.url} ${target.text}`} target={{ ...target, style: 'link' }} />
        ))}
      </div>
      <span className={styles.close}>
        <IconButton icon="close" size={18} label={t('promo.close')} data-replay onClick={close} />
      </span>
    </div>
  );
};
