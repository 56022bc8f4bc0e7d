/** A record of a content document before it is read. */
export type DocumentFields = { readonly [key: string]: unknown };

export const isDocumentFields = (value: unknown): value is DocumentFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The items of a list, which is empty for any other value. */
export const documentItems = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
