import { emailField } from '../profile/person-fields.ts';
import { asTyped, mandatory, type Form } from '../validation/form.ts';

/**
 * Of shoppers and of agents (ASC-07). A password that exists is asked for, not validated: it may be older than today's
 * rules.
 */
export const signInForm: Form<'email' | 'password'> = [
  emailField(mandatory),
  mandatory('password', [], { clean: asTyped }),
];
