import type { AbstractIntlMessages } from 'use-intl';
import type { Locale } from '#core/site/site-configuration.ts';

const catalogues = import.meta.glob<{ readonly default: AbstractIntlMessages }>('./*.json');

/** The texts of one locale; only that one's file is fetched. */
export const loadMessages = async (locale: Locale): Promise<AbstractIntlMessages> => {
  const load = catalogues[`./${locale}.json`];
  if (load === undefined) throw new Error(`No texts for the locale ${locale}`);
  return (await load()).default;
};
