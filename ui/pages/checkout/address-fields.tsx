import { observer } from 'mobx-react-lite';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AddressField } from '#core/profile/address.ts';
import { regionsOf } from '#core/profile/region.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { Field } from '#ui/design/field.tsx';
import { Select } from '#ui/design/select.tsx';
import type { AddressForm } from './address-form.ts';
import styles from './address-fields.module.css';

/** Input attributes of each field (WCAG 1.3.5); `short` fields may share a row. */
const kinds: {
  readonly [field in Exclude<AddressField, 'country' | 'state'>]: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'
  > & { readonly short?: true };
} = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  firstName: { autoComplete: 'given-name', short: true },
  lastName: { autoComplete: 'family-name', short: true },
  line1: { autoComplete: 'address-line1' },
  line2: { autoComplete: 'address-line2' },
  city: { autoComplete: 'address-level2' },
  postalCode: { autoComplete: 'postal-code', autoCapitalize: 'characters', short: true },
};

type AddressFieldsProps = {
  readonly form: AddressForm;
  readonly site: SiteConfiguration;
  readonly section: 'shipping' | 'billing';
};

/** The fields of an address form, in the order and with the labels of the site's country. */
export const AddressFields = observer(({ form, site, section }: AddressFieldsProps): ReactNode => {
  const t = useTranslations('checkout.fields');
  const hints: { readonly [field in AddressField]?: string } = { phone: t('phoneHint') };
  return (
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
        const { short, autoComplete, ...input } = kinds[name];
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
  );
});
