import { mandatory, type Form } from '../validation/form.ts';
import { unlessEmpty } from '../validation/rule.ts';

/** The code of the e-mail that verifies an address: six digits. Spaces of a pasted code are removed. */
export const verificationForm: Form<'code'> = [
  mandatory('code', [unlessEmpty('sixDigits', (value) => /^[0-9]{6}$/.test(value))], {
    clean: (typed) => typed.replaceAll(' ', ''),
    missing: 'sixDigits',
  }),
];
