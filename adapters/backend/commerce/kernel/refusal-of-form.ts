import type { InvalidInput } from '#core/kernel/violation.ts';
import { badRequest, refusal, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';

const invalidEmail = refusal(400, 'AUT453');

/** The refusal of a form: AUT453 for its email address, API400 for any other field. */
export const refusalOfForm = ({ violations: [first] }: InvalidInput): Refusal =>
  first.field === 'email' ? invalidEmail : badRequest;
