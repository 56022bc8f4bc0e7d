import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AddressField } from '#core/profile/address.ts';
import { regionsOf } from '#core/profile/region.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { Field } from '#ui/design/field.tsx';
import { Select } from '#ui/design/select.tsx';
import type { AddressForm } from '#ui/features/checkout/address-form.ts';
import { addressInputs } from '#ui/features/checkout/address-inputs.ts';
import { SessionStore } from '#ui/stores/session-store.ts';
import { useStore } from '#ui/stores/use-presenter.ts';
import { LazySavedAddresses } from './lazy-views.ts';
import styles from './address-fields.module.css';

type AddressFieldsProps = {
  readonly form: AddressForm;
  readonly site: SiteConfiguration;
  readonly section: 'shipping' | 'billing';
};

/** The fields of an address form, in the order and with the labels of the site's country. */
export const AddressFields = observer(({ form, site, section }: AddressFieldsProps): ReactNode => {
  const t = useTranslations('checkout.fields');
  const hints: { readonly [field in AddressField]?: string } = { phone: t('phoneHint') };
  const { owner } = useStore(SessionStore);
  return (
    <>
      {owner !== undefined && form.fields.some(({ name }) => name === 'line1') && (
        <LazySavedAddresses
          render={({ SavedAddresses }) => <SavedAddresses form={form} type={section === 'shipping' ? 'S' : 'B'} />}
        />
      )}
      <div className={styles.fields}>
        {form.fields.map((field) => {
          const { name } = field;
          if (name === 'country') return null;
          const ties = {
            id: form.idOf(name),
            name,
            label: t(name),
            required: field.required,
            error: form.messages[name],
            accepted: form.isAccepted(field),
            value: form.values[name] ?? '',
            onBlur: () => form.leave(name),
            onValue: (value: string) => form.change(name, value),
          };
          if (name === 'state') {
            return (
              <div key={name} className={styles.short}>
                <Select
                  {...ties}
                  accepted={false}
                  autoComplete={`${section} address-level1`}
                  placeholder={t('choose')}
                  options={regionsOf(site.country, site.language).map(({ code, name: label }) => ({
                    value: code,
                    label,
                  }))}
                />
              </div>
            );
          }
          const { short, autoComplete, ...input } = addressInputs[name];
          return (
            <div key={name} className={short === true ? styles.short : styles.long}>
              <Field {...ties} {...input} autoComplete={`${section} ${autoComplete}`} hint={hints[name]} />
            </div>
          );
        })}
        {form.fields.some(({ name }) => name === 'country') && (
          <p className={styles.country}>
            {t('country', {
              name: new Intl.DisplayNames(site.language, { type: 'region' }).of(site.country) ?? site.country,
            })}
          </p>
        )}
      </div>
    </>
  );
});
