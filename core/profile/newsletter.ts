import { mandatory, type Form } from '../validation/form.ts';
import { emailField, phoneField } from './person-fields.ts';

/** E-mail and the ticked box of the policy (VAL-20, SUB-04, AMB-81). */
export const newsletterForm: Form<'email' | 'policy'> = [emailField(mandatory), mandatory('policy')];

/** A number for text messages, as its country writes it (SUB-07). */
export const smsForm = (country: string): Form<'phone'> => [phoneField(mandatory, country)];

/** States of a form that subscribes (SUB-01). */
export type SignUpState = 'idle' | 'submitting' | 'success' | 'error';

const moves: { readonly [from in SignUpState]: readonly SignUpState[] } = {
  idle: ['submitting'],
  submitting: ['success', 'error'],
  success: ['submitting'],
  error: ['submitting'],
};

/** Whether a form may change from one state into another (SUB-01). */
export const isSignUpMove = (from: SignUpState, to: SignUpState): boolean => moves[from].includes(to);
