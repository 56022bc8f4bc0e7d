import { sites } from '#adapters/composition/sites.ts';
import { serverTexts } from './server-texts.ts';

// Read at start, because files may be unavailable later.
const wordsByLocale = new Map(
  sites.map((site) => [site.locale, serverTexts(site, 'document', ['incomplete', 'reload'])]),
);

/**
 * The hidden bar of a document whose scripts fail to load, with a link that loads the page again
 * (`ui/design/load-notice.css`). The starter shows it when an import has failed. `isEager`: a page that shows nothing
 * without its scripts also shows it by its style sheet, if the page is not hydrated 15 seconds after its first paint.
 */
export const loadNotice = (locale: string, isEager: boolean): string => {
  const words = wordsByLocale.get(locale);
  return words === undefined
    ? ''
    : `<div data-load-notice="${isEager ? 'eager' : ''}" role="alert">${words.incomplete} <a href="">${words.reload}</a></div>`;
};
