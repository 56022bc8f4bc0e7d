/** Joins a base address and a relative path with a single slash (HTTP-08). */
export const joinPath = (base: string, path: string): string =>
  `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;

/**
 * Replaces each `{name}` in a path by its percent-encoded value (HTTP-24). An empty or missing value throws, because
 * the call would reach another operation.
 */
export const fillPath = (template: string, params: { readonly [name: string]: unknown }): string =>
  template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (typeof value !== 'string' || value === '')
      throw new TypeError(`Path parameter ${name} of ${template} is empty`);
    return segment(value);
  });

/** A query string with its question mark; empty if all values are undefined. Undefined values are omitted. */
export const queryText = (query: { readonly [name: string]: unknown }): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.append(name, String(value));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
};

/** Encodes a value of a path. Dot segments throw, because URL parsers remove them even if they are percent-encoded. */
const segment = (value: string): string => {
  if (value === '.' || value === '..') throw new TypeError('A path parameter may not be a dot segment');
  return encodeURIComponent(value);
};
