import { fileURLToPath } from 'node:url';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { messagesIn } from '../messages-in.ts';

/** Escapes a text for markup and for quoted attributes. */
export const escapedMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Reads texts of a site that the server writes outside of React, escaped. A missing one throws, so that it stops the
 * start of the server.
 */
export const serverTexts = <Key extends string>(
  { locale }: Pick<SiteConfiguration, 'locale'>,
  namespace: string,
  keys: readonly Key[],
): { readonly [key in Key]: string } => {
  const file = fileURLToPath(new URL(`../../../ui/messages/${locale}.json`, import.meta.url));
  const texts = messagesIn(file)[namespace];
  const text = (key: Key): string => {
    const found = typeof texts === 'object' ? texts[key] : undefined;
    if (typeof found !== 'string') throw new Error(`${file}: ${namespace}.${key} is missing`);
    return escapedMarkup(found);
  };
  return Object.fromEntries(keys.map((key) => [key, text(key)])) as { readonly [key in Key]: string };
};
