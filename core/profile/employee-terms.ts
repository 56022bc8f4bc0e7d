import { mandatory, type Form } from '../validation/form.ts';
import type { ConsumerType } from './profile.ts';
import type { SpecialProfile } from './spend-banner.ts';

/** The box of the employee discount terms (SPC-02). */
export const employeeTermsForm: Form<'terms'> = [mandatory('terms')];

/** Whether the terms are asked for: of employees who have not accepted them (SPC-02, AUTH-08). */
export const asksEmployeeTerms = (consumerType: ConsumerType, { employee }: SpecialProfile): boolean =>
  consumerType === 'EMPLOYEE' && employee?.termsAccepted !== true;
