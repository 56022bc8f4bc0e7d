type Translation = readonly [title: string, text: string];

/** Reviews in a language other than their own, by their title. */
export type Translations = { readonly [title: string]: { readonly en?: Translation; readonly fr?: Translation } };
