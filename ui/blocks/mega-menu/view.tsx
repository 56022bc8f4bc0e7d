import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { opensPanel } from '#core/content/menu-section.ts';
import type { Navigation } from '#core/content/navigation.ts';
import { AddressLink } from '#ui/features/content/address-link.tsx';
import { MenuLabel } from '#ui/features/navigation/menu-label.tsx';
import { MenuPanel } from '#ui/features/navigation/menu-panel.tsx';
import type { BlockProps } from '../registry.ts';
import styles from './menu-block.module.css';

/**
 * The menu of the site within a page (CNT-46): entries that expand to their panels, without script. The header's menu
 * has popovers, whose ids may be in a document once.
 */
export const View = ({ block: { id, title, entryIds } }: BlockProps<'mega-menu'>): ReactNode => {
  const menu = useRouteLoaderData<Navigation>('site')?.menu ?? [];
  const entries = entryIds.length === 0 ? menu : menu.filter((entry) => entryIds.includes(entry.id));
  return (
    <nav className={styles.menu} aria-label={title}>
      <p className={styles.title}>{title}</p>
      {entries.map((entry) =>
        opensPanel(entry) ? (
          <details key={entry.id} name={id} className={styles.entry}>
            <summary>
              <MenuLabel link={entry} />
            </summary>
            <MenuPanel entry={entry} />
          </details>
        ) : (
          <AddressLink key={entry.id} url={entry.url} className={styles.link}>
            <MenuLabel link={entry} />
          </AddressLink>
        ),
      )}
    </nav>
  );
};
