/** The address has no product and no content: the page responds with 404 (PDP-22, RTE-45). */
export type NotFound = { readonly _tag: 'NotFound' };
