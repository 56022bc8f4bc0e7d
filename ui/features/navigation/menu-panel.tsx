import { memo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { MenuBanner, MenuEntry, MenuSelector } from '#core/content/navigation.ts';
import { localizePath } from '#core/site/route-address.ts';
import { Icon } from '#ui/design/icon.tsx';
import { PictureView } from '#ui/design/picture.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { MenuLabel } from './menu-label.tsx';
import styles from './menu-panel.module.css';

const Selector = ({ selector, locale }: { readonly selector: MenuSelector; readonly locale: string }): ReactNode => (
  <a className={styles.selector} href={localizePath(selector.url, locale)} title={selector.seoTitle}>
    <span className={styles.square}>
      <PictureView picture={selector.picture} sizes="13rem" alt="" cover zoom />
    </span>
    {selector.title}
  </a>
);

const Banner = ({ banner, locale }: { readonly banner: MenuBanner; readonly locale: string }): ReactNode => (
  <a className={styles.banner} href={localizePath(banner.url, locale)}>
    <span className={styles.scene}>
      <PictureView picture={banner.picture} sizes="13rem" alt="" cover zoom />
    </span>
    <strong>{banner.title}</strong>
    {banner.subtitle}
  </a>
);

type GroupsProps = {
  readonly className: string | undefined;
  readonly groups: MenuEntry['children'];
  readonly locale: string;
};

const Groups = ({ className, groups, locale }: GroupsProps): ReactNode => (
  <ul className={className}>
    {groups.map((group) => (
      <li key={group.url}>
        <a className={styles.group} href={localizePath(group.url, locale)} data-style={group.style}>
          <MenuLabel link={group} />
        </a>
        {group.children !== undefined && group.children.length > 0 && (
          <ul>
            {group.children.map((link) => (
              <li key={link.url}>
                <a className={styles.link} href={localizePath(link.url, locale)} data-style={link.style}>
                  <MenuLabel link={link} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);

/**
 * The panel of a menu entry: the "view all" link, groups in columns, picture links, and a banner at the end (NAV-04,
 * NAV-10).
 */
export const MenuPanel = memo(({ entry }: { readonly entry: MenuEntry }): ReactNode => {
  const t = useTranslations('shell');
  const { locale } = useSite();
  const { title, url, children, selectors = [], selectorsTitle, banner, shopAllHiddenAt } = entry;
  const shopAll = entry.shopAll ?? { title: t('shopAll', { title }), url };
  return (
    <div className={styles.inside}>
      <a className={styles.all} href={localizePath(shopAll.url, locale)} data-hidden-at={shopAllHiddenAt}>
        <MenuLabel link={shopAll} />
        <Icon name="arrow" size={18} />
      </a>
      {entry.columns === undefined ? (
        <Groups className={styles.groups} groups={children} locale={locale} />
      ) : (
        <div className={styles.groups}>
          {entry.columns.map((groups) => (
            <Groups key={groups[0]?.url} className={styles.column} groups={groups} locale={locale} />
          ))}
        </div>
      )}
      {selectors.length > 0 && (
        <div className={styles.looks}>
          {selectorsTitle !== undefined && <p className={styles.looksTitle}>{selectorsTitle}</p>}
          <ul className={styles.selectors}>
            {selectors.map((selector) => (
              <li key={selector.url}>
                <Selector selector={selector} locale={locale} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {banner !== undefined && <Banner banner={banner} locale={locale} />}
    </div>
  );
});
