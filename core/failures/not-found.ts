/** Nothing is sold or written under this address: the page answers 404 (PDP-22, RTE-45). */
export type NotFound = { readonly _tag: 'NotFound' };
