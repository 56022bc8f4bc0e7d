import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { pathOnSite } from '#core/site/path-on-site.ts';
import { Button } from '#ui/design/button.tsx';
import { buttonClass } from '#ui/design/button-class.ts';
import { Dialog } from '#ui/design/dialog.tsx';
import { rememberLocale } from '#ui/kernel/chosen-locale.ts';
import type { DialogControl, DialogProps } from '#ui/kernel/shell-ports.ts';
import { LazyTexts } from '#ui/messages/lazy-texts.tsx';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import styles from './location-dialog.module.css';

type LocationDialogProps = DialogProps['location'] & DialogControl;

const View = ({ offered, onClose }: LocationDialogProps): ReactNode => {
  const t = useTranslations('location');
  const { site, sites } = useStorefront();
  const names = new Intl.DisplayNames(site.language, { type: 'region' });
  const nameOf = (country: string): string => names.of(country) ?? country;
  /** Closing the dialog in any way is an answer, too. */
  const stay = (): void => {
    rememberLocale(site.locale);
    onClose();
  };
  const path = pathOnSite(location.pathname.slice(site.locale.length + 1), site, offered) + location.search;
  return (
    <Dialog open title={t('title')} onClose={stay}>
      <div className={styles.question}>
        <p>
          {t('text', {
            here: offered.country,
            hereName: nameOf(offered.country),
            site: site.country,
            siteName: nameOf(site.country),
          })}
        </p>
        <a
          className={buttonClass({ wide: true })}
          href={`/${offered.locale}${path}`}
          lang={offered.language}
          hrefLang={offered.language}
          onClick={() => rememberLocale(offered.locale)}
        >
          {offered.languageName}
        </a>
        <Button wide variant="secondary" onClick={stay}>
          {t('stay', { site: sites.find(({ locale }) => locale === site.locale)?.languageName ?? '' })}
        </Button>
      </div>
    </Dialog>
  );
};

/** Asks which site the visitor wants, in the language of the current one (DLG-09). */
export const LocationDialog = (props: LocationDialogProps): ReactNode => (
  <LazyTexts part="account">
    <View {...props} />
  </LazyTexts>
);
