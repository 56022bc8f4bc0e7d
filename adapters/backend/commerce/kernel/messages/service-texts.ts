import english from './en-us.json' with { type: 'json' };
import { loadTexts } from './load-texts.ts';

/** Texts of the service in one locale. `|` separates a callout into lead, highlight and tail (CART-16, CART-17). */
export type ServiceTexts = typeof english;

/** The texts of every locale, from `<locale>.json` in this folder. A missing file or text stops the start. */
export const serviceTexts = await loadTexts(english, import.meta.url);

/** Replaces placeholders; inserted values are not searched for placeholders. */
export const formatText = (text: string, params: { readonly [placeholder: string]: string }): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
