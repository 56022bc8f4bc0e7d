import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Navigation } from '#core/content/navigation.ts';
import { localisePath } from '#core/site/route-address.ts';
import { Icon } from '#ui/design/icon.tsx';
import { useSite } from '#ui/kernel/storefront-context.ts';
import { LanguageLinks } from './language-links.tsx';
import styles from './menu-dialog.module.css';

export const MENU_DIALOG_ID = 'menu';

/** The categories on a small screen: the platform's dialog, opened and closed by its own buttons, so that it works before any script. */
export const MenuDialog = ({ navigation }: { readonly navigation: Navigation }): ReactNode => {
  const t = useTranslations('shell');
  const { locale } = useSite();
  const { key } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef(key);
  useEffect(() => {
    // One that was opened before the page came alive stays; a change of page closes it.
    if (first.current !== key) dialog.current?.close();
    first.current = key;
  }, [key]);
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>): void => {
    if (event.target === event.currentTarget) event.currentTarget.close();
  };
  return (
    <dialog ref={dialog} id={MENU_DIALOG_ID} className={styles.menu} aria-label={t('menu')} closedby="any" onClick={closeOnBackdrop} suppressHydrationWarning>
      <div className={styles.sheet}>
        <button type="button" className={styles.close} command="close" commandfor={MENU_DIALOG_ID} aria-label={t('closeMenu')} autoFocus>
          <Icon name="close" />
        </button>
        <nav aria-label={t('mainMenu')}>
          <ul className={styles.entries}>
            {navigation.menu.map((entry) => (
              <li key={entry.id}>
                {entry.children.length === 0 ? (
                  <Link className={styles.entry} to={localisePath(entry.url, locale)} data-style={entry.style}>
                    {entry.title}
                  </Link>
                ) : (
                  <details name="menu">
                    <summary className={styles.entry}>
                      {entry.title}
                      <Icon name="chevron" size={18} />
                    </summary>
                    <ul>
                      {[{ title: t('shopAll', { title: entry.title }), url: entry.url }, ...entry.children].map((child) => (
                        <li key={child.url + child.title}>
                          <Link className={styles.child} to={localisePath(child.url, locale)}>
                            {child.title}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <LanguageLinks />
      </div>
    </dialog>
  );
};
