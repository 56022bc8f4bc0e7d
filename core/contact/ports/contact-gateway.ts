import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { Keyed } from '#core/kernel/keyed.ts';
import type { Values } from '#core/validation/rule.ts';
import type { Warranty } from '../warranty.ts';
import type { CaseChoices, CaseField } from '../case.ts';

/** Requests to the customer service. Writes need a session; a guest's is enough. */
export type ContactGateway = {
  /** The categories and subjects of cases in the language of the site (API-069). */
  readonly choices: Effect.Effect<CaseChoices, ApiFailure>;
  /**
   * Sends a warranty request with its photos as base64, and returns the id of its case (API-067). API415 for a photo
   * that is none, with its place from 1 as `photo`, ORD400 for an order that does not belong to the email address,
   * ATTR200 for an order without the product, AUT453 for an email address, API400 for any other invalid value, or beyond
   * the limits of messages and bytes.
   */
  readonly requestWarranty: (command: Keyed & Warranty<string>) => Effect.Effect<string, ApiFailure>;
  /**
   * Sends a case and returns its number (API-068). AUT403 for a suspected bot, AUT453 for an email address, API400 for
   * any other invalid value, or beyond the limit of messages to one address.
   */
  readonly sendCase: (
    command: Keyed & {
      readonly values: Values<CaseField>;
      readonly country: string;
      readonly captchaToken: string;
    },
  ) => Effect.Effect<string, ApiFailure>;
};
