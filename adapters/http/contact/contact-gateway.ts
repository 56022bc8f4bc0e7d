import * as Effect from 'effect/Effect';
import { contact } from '#adapters/contract/contact.ts';
import type { ContactGateway } from '#core/contact/ports/contact-gateway.ts';
import { present } from '#core/kernel/present.ts';
import type { BaseClient } from '../base-client.ts';
import { UPLOAD_LIMIT_MS } from '../time-limits.ts';

/** The customer service with API-067 to API-069. */
export const makeContactGateway = ({ ask }: BaseClient): ContactGateway => ({
  requestWarranty: ({ key, values, photos }) => {
    const { productId = '', purchaseDate = '', email = '', description = '', orderNumber } = values;
    const body = { productId, purchaseDate, email, description, photos: [...photos], ...present({ orderNumber }) };
    return Effect.map(
      ask(contact.requestWarranty, { key, body, timeLimit: UPLOAD_LIMIT_MS }),
      ({ body: { caseId } }) => caseId,
    );
  },
  choices: Effect.map(ask(contact.choices, {}), ({ body }) => body.categories),
  sendCase: ({ key, values, country, captchaToken }) => {
    const { firstName = '', lastName = '', email = '', categoryId = '', subjectId = '', message = '' } = values;
    const { phone, orderNumber } = values;
    const required = { firstName, lastName, email, categoryId, subjectId, message, country, captchaToken };
    return Effect.map(
      ask(contact.send, { key, body: { ...required, ...present({ phone, orderNumber }) } }),
      ({ body }) => body.caseNumber,
    );
  },
});
