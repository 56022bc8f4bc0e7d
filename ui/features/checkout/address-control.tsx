import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { AddressField } from '#core/profile/address.ts';
import type { Region } from '#core/profile/region.ts';
import { Field } from '#ui/design/field.tsx';
import { Select } from '#ui/design/select.tsx';
import { tiesOf } from '#ui/forms/ties-of.ts';
import type { AddressForm } from './address-form.ts';
import { addressInputs } from './address-inputs.ts';

type AddressControlProps = {
  readonly form: AddressForm;
  readonly name: Exclude<AddressField, 'country'>;
  readonly label: string;
  readonly hint: string | undefined;
  readonly section: 'shipping' | 'billing';
  readonly regions: readonly Region[];
  /** Label of the empty choice of a region. */
  readonly choose: string;
  /** Whether a valid value of a text field is marked. */
  readonly marksAccepted?: boolean;
  /** Classes of fields that may share a row, and of the others. */
  readonly classes: { readonly short?: string | undefined; readonly long?: string | undefined };
};

/** A field of an address form, if the form has it: a region is selected, everything else is typed. */
export const AddressControl = observer((props: AddressControlProps): ReactNode => {
  const { form, name, label, hint, section, regions, choose, marksAccepted = false, classes } = props;
  const field = form.fields.find((one) => one.name === name);
  if (field === undefined) return null;
  const ties = tiesOf(form, name, label);
  if (name === 'state')
    return (
      <div className={classes.short} data-field={name}>
        <Select
          {...ties}
          autoComplete={`${section} address-level1`}
          placeholder={choose}
          options={regions.map((region) => ({ value: region.code, label: region.name }))}
        />
      </div>
    );
  const { short, autoComplete, ...input } = addressInputs[name];
  return (
    <div className={short === true ? classes.short : classes.long} data-field={name}>
      <Field
        {...ties}
        {...input}
        accepted={marksAccepted && form.isAccepted(field)}
        autoComplete={`${section} ${autoComplete}`}
        hint={hint}
      />
    </div>
  );
});
