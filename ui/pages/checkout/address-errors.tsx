import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '#ui/design/error-summary.tsx';
import type { AddressFormPresenter } from './address-form.presenter.ts';

/** Everything that is wrong with an address form, each field by its name. */
export const AddressErrors = observer(({ form }: { readonly form: AddressFormPresenter }): ReactNode => {
  const t = useTranslations('checkout.fields');
  return (
    <ErrorSummary
      attempt={form.attempt}
      errors={form.errors.map(({ name, field, message }) => ({
        field,
        message: t('error', { field: t(name), message }),
      }))}
    />
  );
});
