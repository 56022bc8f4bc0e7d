import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AddressType } from '#core/profile/address-book.ts';
import { Select } from '#ui/design/select.tsx';
import type { AddressForm } from '#ui/features/checkout/address-form.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { SavedAddressesPresenter } from './saved-addresses.presenter.ts';

type SavedAddressesProps = { readonly form: AddressForm; readonly type: AddressType; readonly prefills: boolean };

/** The choice of a saved address, which fills the form; nothing for a member without one. */
export const SavedAddresses = observer(({ form, type, prefills }: SavedAddressesProps): ReactNode => {
  const t = useTranslations('addresses');
  const presenter = usePresenter(
    (environment) => new SavedAddressesPresenter({ ...environment, form, type, prefills }),
  );
  return (
    presenter.offered.length > 0 && (
      <Select
        id={`saved-${form.idOf('line1')}`}
        name="savedAddress"
        label={t('use')}
        required
        value={presenter.chosen}
        onValue={presenter.choose}
        placeholder={t('another')}
        options={presenter.offered.map(({ id, firstName, lastName, line1, city }) => ({
          value: id,
          label: t('option', { name: `${firstName} ${lastName}`, address: `${line1}, ${city}` }),
        }))}
      />
    )
  );
});
