import { refusal, type Refusal } from './errors.ts';

const notHuman = refusal(403, 'AUT403');

/**
 * Refuses a request whose bot-check token is invalid (CHK-14): AUT403. The included check accepts every token but an
 * empty one; a vendor's check calls the vendor here.
 */
export const refuseBot = (captchaToken: string): Refusal | undefined =>
  captchaToken.trim() === '' ? notHuman : undefined;
