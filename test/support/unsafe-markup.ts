import { Parser } from 'htmlparser2';

/** Elements that load another document, or change how addresses are read. */
const active: ReadonlySet<string> = new Set(['iframe', 'frame', 'object', 'embed', 'applet', 'base', 'portal']);
const addresses: ReadonlySet<string> = new Set(['href', 'src', 'action', 'formaction', 'poster', 'data', 'xlink:href']);
const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const dataTypes: ReadonlySet<string> = new Set(['application/json', 'application/ld+json']);

const schemeOf = (address: string): string => {
  try {
    return new URL(address, 'https://shop.test').protocol;
  } catch {
    return '';
  }
};

const inAttributes = (name: string, attributes: { readonly [name: string]: string }): readonly string[] =>
  Object.entries(attributes).flatMap(([key, value]) => {
    if (/^on|^style$|^srcdoc$/.test(key)) return [`<${name}> has ${key}`];
    if (name === 'meta' && key === 'http-equiv') return ['<meta> replaces a header'];
    return addresses.has(key) && !schemes.has(schemeOf(value))
      ? [`<${name}> has the ${key} ${value.slice(0, 60)}`]
      : [];
  });

/**
 * What could run a script or load foreign code in a document of the shop; empty for one that contains only the scripts
 * of the build and data.
 */
export const unsafeMarkup = (html: string): readonly string[] => {
  const found: string[] = [];
  let text: { readonly type: string; json: string } | undefined;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (active.has(name)) found.push(`<${name}>`);
      found.push(...inAttributes(name, attributes));
      const { src, type = '' } = attributes;
      if (name !== 'script') return;
      if (src === undefined) text = { type, json: '' };
      else if (!src.startsWith('/assets/')) found.push(`a script of ${src}`);
    },
    ontext: (part) => {
      if (text !== undefined) text.json += part;
    },
    onclosetag: (name) => {
      if (name !== 'script' || text === undefined) return;
      const { type, json } = text;
      text = undefined;
      try {
        if (!dataTypes.has(type)) found.push(`a script of its own, ${type}`);
        JSON.parse(json);
      } catch {
        found.push(`a script that is no data: ${json.slice(0, 60)}`);
      }
    },
  });
  parser.end(html);
  return found;
};
