import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { isInSection, opensPanel, sectionVariant } from '#core/content/menu-section.ts';
import type { MenuEntry } from '#core/content/navigation.ts';
import { localizePath, pathInSite } from '#core/site/route-address.ts';
import { useFollowLinks } from '#ui/kernel/follow-links.ts';
import { CachedList } from '#ui/kernel/cached-markup.tsx';
import { memoizeAsync } from '#ui/kernel/memoize-async.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './mega-menu.module.css';
import { MenuLabel } from '#ui/features/navigation/menu-label.tsx';
import { MenuPanel } from '#ui/features/navigation/menu-panel.tsx';

/** Hover and arrow keys load on the first interaction with the menu. */
const loadIntent = memoizeAsync(() => import('../menu-intent/attach-menu-intent.ts'));

/**
 * The menu of wide screens in three levels (NAV-01): links, and buttons with native popovers, which work without
 * script.
 */
export const MegaMenu = ({ menu }: { readonly menu: readonly MenuEntry[] }): ReactNode => {
  const t = useTranslations('shell');
  const { locale } = useSite();
  const { pathname, key } = useLocation();
  const follow = useFollowLinks();
  const nav = useRef<HTMLElement>(null);
  const leave = useRef<() => void>(undefined);
  const path = pathInSite(pathname);
  // A navigation closes the open panel (NAV-03).
  useEffect(() => () => nav.current?.querySelector<HTMLElement>(':popover-open')?.hidePopover(), [key]);
  useEffect(() => () => leave.current?.(), []);
  const attach = (): void =>
    void loadIntent().then(
      ({ attachMenuIntent }) => {
        if (nav.current !== null) leave.current ??= attachMenuIntent(nav.current);
      },
      // Without this code, panels open by click.
      () => undefined,
    );
  return (
    <nav
      ref={nav}
      className={styles.menu}
      aria-label={t('mainMenu')}
      onPointerEnter={attach}
      onFocus={attach}
      onClick={follow}
    >
      <CachedList of={menu} variant={`bar ${sectionVariant(menu, path)}`} className={styles.bar}>
        {menu.map((entry) => {
          const { id, url, style, trigger } = entry;
          return opensPanel(entry) ? (
            <li key={id} data-entry={id} data-trigger={trigger}>
              <button
                type="button"
                className={styles.entry}
                popoverTarget={id}
                aria-current={isInSection(entry, path) ? 'true' : undefined}
                data-style={style}
              >
                <MenuLabel link={entry} />
              </button>
              <div id={id} popover="auto" className={styles.panel}>
                <MenuPanel entry={entry} />
              </div>
            </li>
          ) : (
            <li key={id}>
              <a
                className={styles.entry}
                href={localizePath(url, locale)}
                aria-current={path === url ? 'page' : undefined}
                data-style={style}
              >
                <MenuLabel link={entry} />
              </a>
            </li>
          );
        })}
      </CachedList>
    </nav>
  );
};
