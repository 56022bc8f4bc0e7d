/** A part of the world with its countries, named in the language of the site. `locales`: those of the country's sites. */
export type LocationRegion = {
  readonly name: string;
  readonly countries: readonly { readonly code: string; readonly name: string; readonly locales: readonly string[] }[];
};
