import { sites } from '#adapters/composition/sites.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { failureText } from '../server/failure-report.ts';
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

/** Errors at the lower edge of a page in development, where no policy forbids style attributes. */
export const errorBlocks = (faults: readonly unknown[]): string =>
  faults
    .map(
      (fault) =>
        `<pre style="position:sticky;bottom:0;margin:0;padding:1rem;max-height:50vh;overflow:auto;background:#fff;color:#a00">${escapedMarkup(failureText(fault))}</pre>`,
    )
    .join('');

/**
 * A self-contained page for failures in which the frame of the shop cannot be rendered (RTE-45). It shows nothing of
 * the error (ERR-39), except in development. An address outside the sites uses the texts of the default one.
 */
export const failurePage = ({
  address,
  correlationId,
  faults = [],
}: {
  /** The failed path, for the retry link. */
  readonly address: string;
  readonly correlationId: string;
  /** The errors, in development. */
  readonly faults?: readonly unknown[];
}): string => {
  const { language, failedTitle, failedText, retry, reference } =
    otherWords.find(({ locale }) => locale === address.split('/')[1]) ?? defaultWords;
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${failedTitle}</title></head><body><main><h1>${failedTitle}</h1><p>${failedText}</p><p><a href="${escapedMarkup(address)}">${retry}</a></p><p><small>${reference} ${escapedMarkup(correlationId)}</small></p></main>${errorBlocks(faults)}</body></html>`;
};
