import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { Checkbox } from '#ui/design/checkbox.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { RadioCards } from '#ui/design/radio-cards.tsx';
import { Select } from '#ui/design/select.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { LoadFailed } from '#ui/features/page/load-failed.tsx';
import { CountryFields } from '#ui/features/address/country-fields.tsx';
import { ShortForm } from '#ui/forms/short-form.tsx';
import type { AddressEditorPresenter } from './address-editor.presenter.ts';

type EditorProps = { readonly presenter: AddressEditorPresenter; readonly onClose: () => void };

/** The dialog that adds or edits an address. The kind of a saved address does not change. */
export const AddressEditor = observer(({ presenter, onClose }: EditorProps): ReactNode => {
  const t = useTranslations('addresses');
  const account = useTranslations('account');
  const { form, layout, edited, type } = presenter;
  const labels = new Map(layout?.fields.map(({ name, label }) => [name, label]));
  const errors = form.errors.map(({ name, field, message }) => ({
    field,
    message: account('error', { field: labels.get(name) ?? t('country'), message }),
  }));
  const section = type === 'S' ? 'shipping' : 'billing';
  const title = edited === undefined ? t('newTitle') : t('editTitle');
  return (
    <Dialog open side="end" title={title} onClose={onClose}>
      <ShortForm
        aria-label={title}
        errors={errors}
        attempt={form.attempt}
        notice={presenter.notice}
        onSend={presenter.save}
      >
        {edited === undefined && (
          <RadioCards
            legend={t('type')}
            name="type"
            value={type}
            options={[
              { value: 'S', label: t('types.S') },
              { value: 'B', label: t('types.B') },
            ]}
            onValue={(value) => presenter.setType(value === 'B' ? 'B' : 'S')}
          />
        )}
        {presenter.countries.length > 0 && (
          <Select
            id="address-country"
            name="country"
            label={t('country')}
            required
            autoComplete={`${section} country`}
            value={presenter.country}
            onValue={presenter.setCountry}
            options={presenter.countries.map(({ code, name }) => ({ value: code, label: name }))}
          />
        )}
        {presenter.hasFailed ? (
          <LoadFailed onRetry={presenter.load}>{account('unreachable')}</LoadFailed>
        ) : (
          layout === undefined && <Skeleton shape="block" />
        )}
        {layout !== undefined && (
          <>
            <CountryFields
              fields={layout.fields}
              regions={layout.regions}
              form={form}
              section={section}
              phoneHint={t('phoneHint')}
            />
            {edited?.main !== true && (
              <Checkbox
                name="main"
                label={t(`makeMainOf.${type}`)}
                checked={presenter.isMain}
                onChecked={presenter.setMain}
              />
            )}
            <Button type="submit" wide busy={presenter.isBusy} busyText={t('saving')}>
              {t('save')}
            </Button>
          </>
        )}
      </ShortForm>
    </Dialog>
  );
});
