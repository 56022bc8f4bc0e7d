import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '#ui/design/link-button.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { SessionStore } from '#ui/stores/session-store.ts';
import { useStore } from '#ui/stores/use-presenter.ts';
import styles from './account-page.module.css';

/** The name of the member, and links to the most used pages. */
export const AccountOverview = observer((): ReactNode => {
  const t = useTranslations('account');
  const { locale, flags } = useSite();
  const { owner } = useStore(SessionStore);
  return (
    <section className={styles.overview} aria-labelledby="account-title">
      <p>{t('signedInAs', { email: owner?.email ?? '' })}</p>
      <div className={styles.links}>
        {flags.favorites && (
          <LinkButton to={`/${locale}/favorites`} variant="secondary">
            {t('favorites')}
          </LinkButton>
        )}
        <LinkButton to={`/${locale}/cart`} variant="secondary">
          {t('cart')}
        </LinkButton>
      </div>
    </section>
  );
});
