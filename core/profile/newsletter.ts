import { transitions } from '../kernel/transitions.ts';
import { mandatory, type Form } from '../validation/form.ts';
import { emailField, phoneField } from './person-fields.ts';

/** E-mail and the ticked policy box (VAL-20, SUB-04, AMB-81). */
export const newsletterForm: Form<'email' | 'policy'> = [emailField(mandatory), mandatory('policy')];

/** A number for messages, as its country writes it (SUB-07, SUB-09). */
export const smsForm = (country: string): Form<'phone'> => [phoneField(mandatory, country)];

/** Where a form that signs up stands (SUB-01). */
export const signUpStates = ['idle', 'submitting', 'success', 'error'] as const;
export type SignUpState = (typeof signUpStates)[number];

/** A form is sent, ends well or badly, and may be sent again; every other move throws (SUB-01). */
export const signUpMoves = transitions<SignUpState>('A sign-up', {
  idle: ['submitting'],
  submitting: ['success', 'error'],
  success: ['submitting'],
  error: ['submitting'],
});
