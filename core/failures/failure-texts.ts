import type { DeliveryFlag } from './delivery-flags.ts';
import { languageOf } from '../kernel/language.ts';
import type { ErrorId } from './catalogue.ts';

/** What is told of failures in one language. `{name}` is filled from the failure's parameters. */
export type FailureTexts = {
  /**
   * A language may leave an id out, so that the service's message shows (ERR-03); the general text it always has
   * (ERR-02).
   */
  readonly errors: { readonly [errorId in ErrorId]?: string } & { readonly GEN500: string };
  /** The text where the failure has every parameter that it names (CART-27). */
  readonly withParams: { readonly [errorId in ErrorId]?: string };
  readonly flashes: {
    readonly [
      flash in
        | 'ProductLineItemInventoryMissing'
        | 'ProductItemNotAvailable'
        | 'ProductLineItemFullInventoryMissing'
        | 'InvalidShippingAddress'
    ]: string;
  };
  readonly deliveries: { readonly [flag in DeliveryFlag]: string };
  /** ERR-29. */
  readonly cardNotSaved: string;
};

const loaded = new Map<string, FailureTexts>();

/** Puts the texts for a language tag at hand, once at the start (`loadFailureTexts` fetches them). */
export const keepFailureTexts = (tag: string, texts: FailureTexts): void => void loaded.set(languageOf(tag), texts);

/** Texts of the language of a tag; English where there are none in it. That none are at hand is a defect. */
export const failureTexts = (tag: string): FailureTexts => {
  const texts = loaded.get(languageOf(tag)) ?? loaded.get('en');
  if (texts === undefined) throw new Error(`No texts of failures are loaded for "${tag}"`);
  return texts;
};
