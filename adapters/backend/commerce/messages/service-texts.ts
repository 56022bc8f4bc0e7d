import type { LocaleName } from '../localised.ts';
import enGb from './en-gb.json' with { type: 'json' };
import enUs from './en-us.json' with { type: 'json' };
import frCa from './fr-ca.json' with { type: 'json' };

/** What the service says in one locale. `|` parts a callout into lead, highlight and tail (CART-16, CART-17). */
export type ServiceTexts = typeof enUs;

/** A catalog that holds only what differs from the one that it completes. */
type Overlay<Texts> = { readonly [key in keyof Texts]?: Texts[key] extends string ? string : Overlay<Texts[key]> };

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

function over<Texts extends object>(base: Texts, own: Overlay<Texts>): Texts;
function over(base: object, own: object): object {
  const below = new Map<string, unknown>(Object.entries(base));
  return {
    ...base,
    ...Object.fromEntries(
      Object.entries(own).map(([key, value]: [string, unknown]) => {
        const group = below.get(key);
        return [key, isGroup(group) && isGroup(value) ? over(group, value) : value];
      }),
    ),
  };
}

/** The texts of every locale; British English completes American English. */
export const serviceTexts: { readonly [locale in LocaleName]: ServiceTexts } = {
  'en-us': enUs,
  'en-gb': over(enUs, enGb),
  'fr-ca': frCa,
};

/** A text with its placeholders replaced; what is put in is not read for placeholders. */
export const filled = (text: string, params: { readonly [placeholder: string]: string }): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
