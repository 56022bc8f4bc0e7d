import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/design/icon.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './search-panel.module.css';

export const SEARCH_PANEL_ID = 'search';

/**
 * The search: in the bar on wide screens, in a native popover over the whole width on small ones, which works without
 * script.
 */
export const SearchPanel = (): ReactNode => {
  const t = useTranslations('shell');
  const { key } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const isShown = useRef(false);
  const close = (): void => {
    if (isShown.current) panel.current?.hidePopover();
  };
  useEffect(() => close, [key]);
  return (
    <div
      ref={panel}
      id={SEARCH_PANEL_ID}
      className={styles.panel}
      popover="auto"
      onToggle={({ newState, target, currentTarget }) => {
        if (target !== currentTarget) return;
        isShown.current = newState === 'open';
        if (isShown.current) currentTarget.querySelector('input')?.focus();
      }}
    >
      <SearchBox />
      <button
        type="button"
        className={styles.close}
        popoverTarget={SEARCH_PANEL_ID}
        popoverTargetAction="hide"
        aria-label={t('closeSearch')}
      >
        <Icon name="close" />
      </button>
    </div>
  );
};
