import { sites } from '#adapters/composition/sites.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { escapedMarkup, serverTexts } from './server-texts.ts';

/** Texts of a site's error page. */
const wordsOf = (site: SiteConfiguration) => ({
  locale: site.locale,
  language: site.language,
  ...serverTexts(site, 'errors', ['failedTitle', 'failedText', 'retry', 'reference']),
});

// Read at start, because files may be unavailable later.
const [defaultWords, ...otherWords] = sites.map(wordsOf);
if (defaultWords === undefined) throw new Error('There is no site');

/**
 * A self-contained page for failures in which the frame of the shop cannot be rendered (RTE-45). It shows nothing of
 * the error (ERR-39). An address outside the sites uses the texts of the default one.
 */
export const failurePage = ({
  address,
  correlationId,
}: {
  /** The failed path, for the retry link. */
  readonly address: string;
  readonly correlationId: string;
}): string => {
  const { language, failedTitle, failedText, retry, reference } =
    otherWords.find(({ locale }) => locale === address.split('/')[1]) ?? defaultWords;
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${failedTitle}</title></head><body><main><h1>${failedTitle}</h1><p>${failedText}</p><p><a href="${escapedMarkup(address)}">${retry}</a></p><p><small>${reference} ${escapedMarkup(correlationId)}</small></p></main></body></html>`;
};
