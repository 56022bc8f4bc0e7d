import { memo, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { isInSection, sectionVariant } from '#core/content/menu-section.ts';
import type { MenuEntry, Navigation, NavigationLink } from '#core/content/navigation.ts';
import { localizePath, pathInSite } from '#core/site/route-address.ts';
import { Icon } from '#ui/design/icon.tsx';
import { useFollowLinks } from '#ui/kernel/follow-links.ts';
import { CachedList } from '#ui/kernel/cached-markup.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { AccountLink } from './account-link.tsx';
import { BrandLink } from './brand-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { MenuLabel } from '#ui/features/navigation/menu-label.tsx';
import { MENU_DIALOG_ID } from './menu-dialog-id.ts';
import styles from './menu-dialog.module.css';

/**
 * The links below a menu entry: the "view all" link, then the groups with their links. `path` is set if it is one of
 * these.
 */
const Section = memo(
  ({ entry, path }: { readonly entry: MenuEntry; readonly path?: string | undefined }): ReactNode => {
    const t = useTranslations('shell');
    const { locale } = useSite();
    const lines: readonly (NavigationLink & { readonly level: number; readonly hiddenAt?: string | undefined })[] = [
      {
        ...(entry.shopAll ?? { title: t('shopAll', { title: entry.title }), url: entry.url }),
        level: 2,
        hiddenAt: entry.shopAllHiddenAt,
      },
      ...entry.children.flatMap(({ children = [], ...group }) => [
        { ...group, level: 2 },
        ...children.map((link) => ({ ...link, level: 3 })),
      ]),
    ];
    return (
      <ul className={styles.section}>
        {lines.map(({ level, hiddenAt, ...link }) => (
          <li key={link.url} data-hidden-at={hiddenAt}>
            <a
              className={styles.child}
              href={localizePath(link.url, locale)}
              data-level={level}
              data-style={link.style}
              aria-current={link.url === path ? 'page' : undefined}
            >
              <MenuLabel link={link} />
            </a>
          </li>
        ))}
      </ul>
    );
  },
);

/**
 * The menu of small screens, an accordion with the current section open (NAV-06). A native dialog that its own buttons
 * open and close, so it works without script.
 */
export const MenuDialog = ({ navigation }: { readonly navigation: Navigation }): ReactNode => {
  const t = useTranslations('shell');
  const { locale, flags } = useSite();
  const { key, pathname } = useLocation();
  const path = pathInSite(pathname);
  const follow = useFollowLinks();
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef(key);
  useEffect(() => {
    // A dialog that was opened before hydration stays open; a navigation closes it.
    if (first.current !== key) dialog.current?.close();
    first.current = key;
  }, [key]);
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>): void => {
    if (event.target === event.currentTarget) event.currentTarget.close();
  };
  return (
    <dialog
      ref={dialog}
      id={MENU_DIALOG_ID}
      className={styles.menu}
      aria-label={t('menu')}
      closedby="any"
      onClick={closeOnBackdrop}
      suppressHydrationWarning
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <BrandLink />
          <button
            type="button"
            className={styles.close}
            command="close"
            commandfor={MENU_DIALOG_ID}
            aria-label={t('closeMenu')}
            autoFocus
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={t('mainMenu')} onClick={follow}>
          <CachedList
            of={navigation.menu}
            variant={`dialog ${sectionVariant(navigation.menu, path)}`}
            className={styles.entries}
          >
            {navigation.menu.map((entry) => (
              <li key={entry.id}>
                {entry.children.length === 0 ? (
                  <a className={styles.entry} href={localizePath(entry.url, locale)} data-style={entry.style}>
                    <MenuLabel link={entry} />
                  </a>
                ) : (
                  <details name="menu" open={isInSection(entry, path)}>
                    <summary className={styles.entry}>
                      <MenuLabel link={entry} />
                      <Icon name="chevron" size={18} />
                    </summary>
                    <Section entry={entry} path={isInSection(entry, path) ? path : undefined} />
                  </details>
                )}
              </li>
            ))}
          </CachedList>
        </nav>
        <div className={styles.region}>
          <ul className={styles.section} onClick={follow}>
            <li>
              <AccountLink className={styles.child} />
            </li>
            {flags.favorites && (
              <li>
                <a className={styles.child} href={`/${locale}/favorites`}>
                  {t('favorites')}
                </a>
              </li>
            )}
            {navigation.utility.map(({ title, url }) => (
              <li key={url}>
                <a className={styles.child} href={localizePath(url, locale)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
          <LanguageLinks />
        </div>
      </div>
    </dialog>
  );
};
