import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AddressField } from '#core/profile/address.ts';
import { regionsOf } from '#core/profile/region.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { AddressControl } from '#ui/features/checkout/address-control.tsx';
import type { AddressForm } from '#ui/features/checkout/address-form.ts';
import { SessionStore } from '#ui/stores/session-store.ts';
import { useStore } from '#ui/stores/use-presenter.ts';
import { LazySavedAddresses } from './lazy-views.ts';
import styles from './address-fields.module.css';

type AddressFieldsProps = {
  readonly form: AddressForm;
  readonly site: SiteConfiguration;
  readonly section: 'shipping' | 'billing';
  /** Whether the main address of the address book is filled in at first. */
  readonly prefills?: boolean;
};

/** The fields of an address form, in the order and with the labels of the site's country. */
export const AddressFields = observer(({ form, site, section, prefills = true }: AddressFieldsProps): ReactNode => {
  const t = useTranslations('checkout.fields');
  const regions = regionsOf(site.country, site.language);
  const { owner } = useStore(SessionStore);
  const hasAddress = form.fields.some(({ name }) => name === 'line1');
  const country = new Intl.DisplayNames(site.language, { type: 'region' }).of(site.country) ?? site.country;
  const hintOf = (name: AddressField): string | undefined => {
    if (name === 'phone') return t(hasAddress ? 'phoneHint' : 'collectPhoneHint');
    return name === 'firstName' && !hasAddress ? t('collectNameHint') : undefined;
  };
  return (
    <>
      {owner !== undefined && hasAddress && (
        <LazySavedAddresses
          render={({ SavedAddresses }) => (
            <SavedAddresses form={form} type={section === 'shipping' ? 'S' : 'B'} prefills={prefills} />
          )}
        />
      )}
      <div className={styles.fields}>
        {form.fields.map(
          ({ name }) =>
            name !== 'country' && (
              <AddressControl
                key={name}
                form={form}
                name={name}
                label={t(name)}
                hint={hintOf(name)}
                section={section}
                regions={regions}
                choose={t('choose')}
                marksAccepted
                classes={styles}
              />
            ),
        )}
        {form.fields.some(({ name }) => name === 'country') && (
          <p className={styles.country}>{section === 'shipping' ? t('country', { name: country }) : country}</p>
        )}
      </div>
    </>
  );
});
