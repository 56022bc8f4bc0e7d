import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '#ui/design/error-summary.tsx';
import type { AddressForm } from '#ui/features/checkout/address-form.ts';

/** The error summary of an address form. */
export const AddressErrors = observer(({ form }: { readonly form: AddressForm }): ReactNode => {
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
