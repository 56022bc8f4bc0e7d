import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AddressLayout } from '#core/profile/address-layout.ts';
import { AddressControl } from '#ui/features/checkout/address-control.tsx';
import type { AddressForm } from '#ui/features/checkout/address-form.ts';
import styles from './country-fields.module.css';

type CountryFieldsProps = Pick<AddressLayout, 'fields' | 'regions'> & {
  readonly form: AddressForm;
  readonly section: 'shipping' | 'billing';
  readonly phoneHint?: string;
};

/** The fields of an address form with the labels of its country, in their order (ADR-06). */
export const CountryFields = observer(
  ({ fields, regions, form, section, phoneHint }: CountryFieldsProps): ReactNode => {
    const t = useTranslations('addresses');
    return (
      <div className={styles.fields}>
        {fields.map(
          ({ name, label }) =>
            name !== 'country' && (
              <AddressControl
                key={name}
                form={form}
                name={name}
                label={label}
                hint={name === 'phone' ? phoneHint : undefined}
                section={section}
                regions={regions}
                choose={t('choose')}
                classes={styles}
              />
            ),
        )}
      </div>
    );
  },
);
