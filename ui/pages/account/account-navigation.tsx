import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './account-navigation.module.css';
import { accountPages, type AccountPageName } from './account-pages.ts';

/** Where the link back of a page leads, unless to the overview: a path below `/account`, and the key of its text. */
export type AccountBack = { readonly path: string; readonly text: 'orders' | 'order' };

type AccountNavigationProps = {
  readonly page: AccountPageName;
  readonly back?: AccountBack | undefined;
  readonly isLeaving: boolean;
  readonly onSignOut: () => void;
};

/**
 * The links to the pages of the account, and the sign-out. On phones the overview lists them, and the other pages have
 * one link back.
 */
export const AccountNavigation = ({ page, back, isLeaving, onSignOut }: AccountNavigationProps): ReactNode => {
  const t = useTranslations('account');
  const orders = useTranslations('orders');
  const { locale } = useSite();
  const texts = { account: t('back'), orders: t('pages.orders'), order: orders('view') };
  return (
    <nav className={styles.navigation} aria-label={t('navigation')} data-page={page}>
      {page !== 'overview' && (
        <Link className={styles.back} to={`/${locale}/account${back?.path ?? ''}`}>
          <Icon name="chevron" size={18} />
          {texts[back?.text ?? 'account']}
        </Link>
      )}
      <div className={styles.pages}>
        <ul className={styles.list}>
          {accountPages.map(({ name, path }) => (
            <li key={name}>
              <Link
                className={styles.link}
                to={`/${locale}/account${path}`}
                aria-current={name === page ? 'page' : undefined}
              >
                {t(`pages.${name}`)}
                <Icon name="chevron" size={18} />
              </Link>
            </li>
          ))}
        </ul>
        <Button variant="quiet" busy={isLeaving} busyText={t('signingOut')} onClick={onSignOut}>
          {t('signOut')}
        </Button>
      </div>
    </nav>
  );
};
