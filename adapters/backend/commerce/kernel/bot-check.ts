import { refusal, type Refusal } from './errors.ts';

const notHuman = refusal(403, 'AUT403');

/**
 * Refuses a call whose bot-check token shows no person at work (CHK-14): AUT403. The check that comes along takes every
 * token but an
 * empty one; a vendor's check asks the vendor here.
 */
export const refuseBot = (captchaToken: string): Refusal | undefined =>
  captchaToken.trim() === '' ? notHuman : undefined;
