import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Form, Link, NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Navigation } from '#core/content/navigation.ts';
import { localisePath } from '#core/site/route-address.ts';
import { Icon } from '#ui/design/icon.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { useSite, useStorefront } from '#ui/kernel/storefront-context.ts';
import { BrandLink } from './brand-link.tsx';
import styles from './header.module.css';
import { MENU_DIALOG_ID, MenuDialog } from './menu-dialog.tsx';

const SearchForm = (): ReactNode => {
  const t = useTranslations('shell');
  const { locale } = useSite();
  return (
    <Form role="search" className={styles.search} action={`/${locale}/search`}>
      <Icon name="search" size={16} />
      <input type="search" name="q" aria-label={t('search')} placeholder={t('searchPlaceholder')} required maxLength={100} />
      <VisuallyHidden>
        <button type="submit">{t('search')}</button>
      </VisuallyHidden>
    </Form>
  );
};

/** The cart and how many things are in it; its place is kept, so that nothing moves when the number comes. */
const CartLink = observer((): ReactNode => {
  const t = useTranslations('shell');
  const { site, parts } = useStorefront();
  const { units, hasNews } = parts.shopper;
  return (
    <>
      <Link className={styles.tool} to={`/${site.locale}/cart`} aria-label={t('cartUnits', { count: units })}>
        <Icon name="bag" />
        <span className={styles.count} data-shown={units > 0} aria-hidden="true">
          {units > 99 ? '99+' : units}
        </span>
      </Link>
      <VisuallyHidden live>{hasNews ? t('cartUnits', { count: units }) : ''}</VisuallyHidden>
    </>
  );
});

/** Promise line, name, categories, search and cart. On small screens the categories are in a dialog that works before any script. */
export const Header = ({ navigation }: { readonly navigation: Navigation }): ReactNode => {
  const t = useTranslations('shell');
  const { locale } = useSite();
  return (
    <>
      <header className={styles.top}>
        {navigation.promo !== undefined && (
          <p className={styles.promo}>{navigation.promo.url === undefined ? navigation.promo.text : <Link to={localisePath(navigation.promo.url, locale)}>{navigation.promo.text}</Link>}</p>
        )}
        <div className={styles.header}>
          <div className={styles.bar}>
            <button type="button" className={styles.menuButton} command="show-modal" commandfor={MENU_DIALOG_ID} aria-label={t('menu')}>
              <Icon name="menu" />
            </button>
            <BrandLink />
            <nav className={styles.categories} aria-label={t('mainMenu')}>
              <ul>
                {navigation.menu.map((entry) => (
                  <li key={entry.id}>
                    <NavLink to={localisePath(entry.url, locale)} data-style={entry.style}>
                      {entry.title}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
            <div className={styles.tools}>
              <SearchForm />
              <CartLink />
            </div>
          </div>
          <div className={styles.searchRow}>
            <SearchForm />
          </div>
        </div>
      </header>
      <MenuDialog navigation={navigation} />
    </>
  );
};
