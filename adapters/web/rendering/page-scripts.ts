import type { ResponseKind } from '../server/security-headers.ts';

/** Source files of the scripts of a document. */
type ScriptSources = {
  /** Those that it loads at once. */
  readonly atOnce: readonly string[];
  /** Those that it loads with the shell, when hydration starts. */
  readonly withShell: readonly string[];
};

type Page = {
  readonly kind: ResponseKind;
  /** Source files of the matched pages and their blocks. */
  readonly files: readonly string[];
  /** Source files of the code that hydrates the page. */
  readonly hydratedFiles: readonly string[];
  /** Lazy parts of the texts in its markup. */
  readonly texts: readonly string[];
  readonly locale: string;
};

const messagesOf = (locale: string, part: string): string => `ui/messages/${locale}.json?${part}`;

/**
 * The scripts of a page. A private page shows its content only when the engine runs, so its own scripts and those of the
 * engine are loaded in parallel at once; a public page already shows its content.
 */
export const scriptSourcesOf = ({ kind, files, hydratedFiles, texts: parts, locale }: Page): ScriptSources => {
  const texts = ['shop', ...parts].map((part) => messagesOf(locale, part));
  if (kind !== 'private' && kind !== 'checkout') return { atOnce: [], withShell: [...hydratedFiles, ...texts] };
  const own = [...files, 'ui/entry-engine.ts', ...texts];
  const purchase = [messagesOf(locale, 'purchase'), 'adapters/composition/purchase.ts'];
  return { atOnce: kind === 'private' ? own : [...own, ...purchase], withShell: [] };
};
