import { birthDateField, type SignUpContext } from '../profile/age.ts';
import { nameFields, phoneField, postalCodeField } from '../profile/person-fields.ts';
import { forgotPasswordForm } from '../account/password-forms.ts';
import { signInForm } from '../account/sign-in-form.ts';
import { signUpForm } from '../account/sign-up-form.ts';
import { mandatory, optional, type Form } from '../validation/form.ts';
import type { EnrollmentStep } from './enrollment.ts';
import { lookupForm } from './lookup.ts';

const forms: { readonly [step in EnrollmentStep]: (joining: SignUpContext) => Form } = {
  lookup: ({ country }) => lookupForm(country),
  'sign-in': () => signInForm,
  'sign-up': signUpForm,
  'forgot-password': () => forgotPasswordForm,
  'non-loyalty': () => [],
  welcome: () => [],
  mobile: ({ country }) => [phoneField(mandatory, country)],
  profile: (joining) => [
    ...nameFields(mandatory),
    birthDateField(mandatory, joining),
    postalCodeField(mandatory, joining.country),
  ],
  interests: () => [optional('interests')],
  success: () => [],
};

/** The form of a step; empty for steps that only show information (ENR-01). */
export const enrollmentForm = (step: EnrollmentStep, joining: SignUpContext): Form => forms[step](joining);
