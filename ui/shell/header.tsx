import { observer } from 'mobx-react-lite';
import { lazy, memo, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Navigation } from '#core/content/navigation.ts';
import { Icon } from '#ui/design/icon.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { useFollowLinks } from '#ui/kernel/follow-links.ts';
import { useSite, useStorefront } from '#ui/stores/storefront-context.ts';
import { BrandLink } from './brand-link.tsx';
import styles from './header.module.css';
import './mega-menu/mega-menu.module.css';
import '#ui/features/navigation/menu-panel.module.css';
import './menu-dialog.module.css';
import '#ui/features/navigation/promo-bar.module.css';
import { MENU_DIALOG_ID } from './menu-dialog-id.ts';
import { SEARCH_PANEL_ID, SearchPanel } from './search-panel.tsx';

/**
 * The code of menus and promo bar loads after the page: native popovers work without it. Their styles are part of the
 * header, so that they are styled in the document.
 */
const afterHydration = <Name extends 'MegaMenu' | 'PromoBarView' | 'MenuDialog' | 'AccountLink'>(name: Name) =>
  lazy(async () => ({ default: (await import('./after-hydration.ts'))[name] }));
const MegaMenu = afterHydration('MegaMenu');
const PromoBarView = afterHydration('PromoBarView');
const MenuDialog = afterHydration('MenuDialog');
const AccountLink = afterHydration('AccountLink');

/** The cart link with the number of units; its width is reserved, so that nothing moves when the number appears. */
const CartLink = observer((): ReactNode => {
  const t = useTranslations('shell');
  const { site, parts } = useStorefront();
  const { units, hasChanged } = parts.cart;
  return (
    <>
      <Link className={styles.tool} to={`/${site.locale}/cart`} aria-label={t('cartUnits', { count: units })}>
        <Icon name="bag" />
        <span className={styles.count} data-shown={units > 0} aria-hidden="true">
          {units > 99 ? '99+' : units}
        </span>
      </Link>
      <VisuallyHidden live>{hasChanged ? t('cartUnits', { count: units }) : ''}</VisuallyHidden>
    </>
  );
});

/** Links to account and favorites. On small screens the account link is in the menu. */
const PersonalLinks = (): ReactNode => {
  const t = useTranslations('shell');
  const { locale, flags } = useSite();
  const follow = useFollowLinks();
  return (
    <ul className={styles.personal} onClick={follow}>
      <li className={styles.account}>
        <Suspense>
          <AccountLink className={styles.tool} icon={<Icon name="user" />} />
        </Suspense>
      </li>
      {flags.favorites && (
        <li className={styles.favorites}>
          <a className={styles.tool} href={`/${locale}/favorites`} aria-label={t('favorites')}>
            <Icon name="heart" />
          </a>
        </li>
      )}
    </ul>
  );
};

/**
 * Promo bar, logo, categories, search, account, favorites and cart. On small screens the categories are in a dialog and
 * the search in a popover, which work without script.
 */
export const Header = memo(({ navigation }: { readonly navigation: Navigation }): ReactNode => {
  const t = useTranslations('shell');
  return (
    <>
      <header className={styles.top}>
        {navigation.promo !== undefined && (
          <Suspense>
            <PromoBarView lines={navigation.promo} />
          </Suspense>
        )}
        <div className={styles.header}>
          <div className={styles.bar}>
            <button
              type="button"
              className={styles.menuButton}
              command="show-modal"
              commandfor={MENU_DIALOG_ID}
              aria-label={t('menu')}
            >
              <Icon name="menu" />
            </button>
            <BrandLink />
            <Suspense>
              <MegaMenu menu={navigation.menu} />
            </Suspense>
            <div className={styles.tools}>
              <SearchPanel />
              <button
                type="button"
                className={styles.searchButton}
                popoverTarget={SEARCH_PANEL_ID}
                aria-label={t('search')}
              >
                <Icon name="search" />
              </button>
              <PersonalLinks />
              <CartLink />
            </div>
          </div>
        </div>
      </header>
      <Suspense>
        <MenuDialog navigation={navigation} />
      </Suspense>
    </>
  );
});
