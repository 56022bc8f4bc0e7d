import { createContext, use } from 'react';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { TextPart } from '../kernel/text-part.ts';
import type { SiteChoice } from '../kernel/page-data.ts';
import type { Shell } from '#ui/stores/shell.ts';
import type { ShellParts } from '#ui/stores/make-shell.ts';
import type { Tasks } from '../kernel/tasks.ts';

/** The React context of all views. */
export type StorefrontEnvironment = {
  readonly site: SiteConfiguration;
  /** The messages of form rules: the value in a document of checkout, else a function that loads them. */
  readonly ruleTexts: RuleTexts | (() => Promise<RuleTexts>);
  readonly sites: readonly SiteChoice[];
  /** Scheme and host of the shop. */
  readonly publicUrl: string;
  /** Origin of the payment provider's frames. */
  readonly paymentOrigin: string;
  /** The document shows content that is not published yet. */
  readonly isPreview?: true;
  /** Origins whose pages may frame the showcase; only in its documents. */
  readonly showcaseOrigins?: readonly string[];
  readonly shell: Shell;
  /** The parts that the shell's views render. */
  readonly parts: Pick<ShellParts, 'toasts' | 'dialogs' | 'cart' | 'stores'>;
  /** On the server: notes a lazy part of the texts that the markup contains. */
  readonly onTexts?: (part: TextPart) => void;
  /** Creates the tasks of one presenter. */
  readonly makeTasks: () => Tasks;
};

const StorefrontContext = createContext<StorefrontEnvironment | undefined>(undefined);

export const StorefrontProvider = StorefrontContext.Provider;

export const useStorefront = (): StorefrontEnvironment => {
  const environment = use(StorefrontContext);
  if (environment === undefined) throw new Error('No storefront is provided');
  return environment;
};

export const useSite = (): SiteConfiguration => useStorefront().site;
