import { loadCatalogs } from '#adapters/backend/translated.ts';
import { locales, type LocaleName } from '../sites.ts';

/**
 * The texts of every locale, from `<locale>.json` in the folder of a module, in the shape of `english`. Rejects if a file
 * or a text is missing.
 */
export const loadTexts = <Texts extends object>(
  english: Texts,
  folder: string,
): Promise<{ readonly [locale in LocaleName]: Texts }> =>
  loadCatalogs(english, { base: folder, path: '', names: locales, overlays: ['en-gb'] });
