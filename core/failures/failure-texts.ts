import type { DeliveryFlag } from '../cart/flash.ts';
import type { ErrorId } from './catalogue.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';

/** What is told of failures in one language. `{name}` is filled from the failure's parameters. */
export type FailureTexts = {
  /** A language may leave an id out, so that the service's message shows (ERR-03). */
  readonly errors: { readonly [errorId in ErrorId]?: string };
  /** The text where the failure has every parameter that it names (CART-27). */
  readonly withParams: { readonly [errorId in ErrorId]?: string };
  readonly flashes: {
    readonly [flash in 'ProductLineItemInventoryMissing' | 'ProductItemNotAvailable' | 'ProductLineItemFullInventoryMissing' | 'InvalidShippingAddress']: string;
  };
  readonly deliveries: { readonly [flag in DeliveryFlag]: string };
  /** ERR-29. */
  readonly cardNotSaved: string;
};

const languages: { readonly [language: string]: FailureTexts } = { en, fr };

/** Texts of a language by the first part of its tag; English where there are none yet. */
export const failureTexts = (language: string): FailureTexts => languages[language.toLowerCase().split('-')[0] ?? ''] ?? en;
