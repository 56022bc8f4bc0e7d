type Translation = readonly [title: string, text: string];

/** Translations of reviews by title. */
export type Translations = { readonly [title: string]: { readonly en?: Translation; readonly fr?: Translation } };
