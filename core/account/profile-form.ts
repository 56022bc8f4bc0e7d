import { birthDateField, type SignUpContext } from '../profile/age.ts';
import { nameFields, phoneField, postalCodeField } from '../profile/person-fields.ts';
import { shoeSizes } from '../profile/shoe-sizes.ts';
import { dateText, isoDate } from '../validation/date-format.ts';
import { cleaned, mandatory, optional, type Form, type FormField } from '../validation/form.ts';
import { nationalPhone, normalizePhone } from '../validation/phone.ts';
import type { Values } from '../validation/rule.ts';
import { choiceOf } from '../validation/text-rules.ts';
import type { AccountOwner } from './ports/account-gateway.ts';
import type { ProfileChanges } from './ports/profile-gateway.ts';

export type ProfileField = 'firstName' | 'lastName' | 'phone' | 'birthDate' | 'postalCode' | 'shoeSize';

/** The profile as the form shows it: phone and birth date as they are written on the site. */
export const profileValues = (
  owner: AccountOwner,
  { country, dateFormat }: Pick<SignUpContext, 'country' | 'dateFormat'>,
): Values<ProfileField> => ({
  firstName: owner.firstName,
  lastName: owner.lastName,
  phone: nationalPhone(owner.phone ?? '', country),
  birthDate: owner.birthDate === undefined ? '' : dateText(owner.birthDate, dateFormat),
  postalCode: owner.postalCode ?? '',
  shoeSize: owner.shoeSize ?? '',
});

/** A stored value passes as it is: it may come from a site of another country. */
const acceptingStored = <Name extends string>(field: FormField<Name>, stored = ''): FormField<Name> => ({
  ...field,
  clean: (typed) => (typed === stored ? stored : field.clean(typed)),
  rules: field.rules.map((rule) => ({
    ...rule,
    passes: (value, form) => (stored !== '' && value === stored) || rule.passes(value, form),
  })),
});

/** The form of the profile page (RTE-22). Names are required; the e-mail address is not editable (PRO-12). */
export const profileForm = (context: SignUpContext, stored: Values<ProfileField>): Form<ProfileField> => {
  const fields: Form<ProfileField> = [
    ...nameFields(mandatory),
    phoneField(optional, context.country),
    birthDateField(optional, context),
    postalCodeField(optional, context.country),
    optional('shoeSize', [choiceOf(shoeSizes)]),
  ];
  return fields.map((field) => acceptingStored(field, stored[field.name]));
};

/**
 * The parts of a valid form that differ from the stored profile (PRO-08).
 * Law: exactly the edited fields are changed (PRO-08).
 */
export const changedParts = (
  typed: Values<ProfileField>,
  stored: Values<ProfileField>,
  context: SignUpContext,
): ProfileChanges => {
  const form = profileForm(context, stored);
  const values = cleaned(form, typed);
  const sent: { readonly [name in ProfileField]?: (value: string) => string } = {
    phone: (value) => (value === '' ? '' : normalizePhone(value, context.country)),
    birthDate: (value) => isoDate(value, context.dateFormat) ?? '',
  };
  return Object.fromEntries(
    form.flatMap(({ name }) => {
      const value = values[name] ?? '';
      return value === (stored[name] ?? '') ? [] : [[name, sent[name]?.(value) ?? value] as const];
    }),
  );
};
