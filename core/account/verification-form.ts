import { mandatory, type Form } from '../validation/form.ts';
import { matches } from '../validation/text-rules.ts';

/** The code of the e-mail that verifies an address: six digits. Spaces of a pasted code are removed. */
export const verificationForm: Form<'code'> = [
  mandatory('code', [matches('^[0-9]{6}$')], { clean: (typed) => typed.replaceAll(' ', '') }),
];
