/** Locales that the catalogue and the content are written in. */
export const locales = ['en-us', 'en-gb', 'fr-ca'] as const;
export type LocaleName = (typeof locales)[number];

/** A short text in every locale. */
export type LocalText = { readonly [locale in LocaleName]: string };

/** A picture without its description, which depends on the language. */
export type StoredPicture = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
};
