import { fileURLToPath } from 'node:url';
import { sites } from '#adapters/composition/sites.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { messagesIn } from '../messages-in.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What the page of a site says: texts of its error page. One that is missing stops the start of the server. */
const wordsOf = ({ locale, language }: SiteConfiguration) => {
  const file = fileURLToPath(new URL(`../../../ui/messages/${locale}.json`, import.meta.url));
  const { errors } = messagesIn(file);
  const text = (key: string): string => {
    const found = typeof errors === 'object' ? errors[key] : undefined;
    if (typeof found !== 'string') throw new Error(`${file}: errors.${key} is missing`);
    return escaped(found);
  };
  return {
    locale,
    language,
    title: text('failedTitle'),
    text: text('failedText'),
    retry: text('retry'),
    reference: text('reference'),
  };
};

// Read while the server starts: once it fails, files may fail as well.
const [defaultWords, ...otherWords] = sites.map(wordsOf);
if (defaultWords === undefined) throw new Error('There is no site');

/**
 * The page that needs nothing but itself: shown when even the frame of the shop cannot be made (RTE-45). Nothing of the
 * fault is shown (ERR-39). An address of no site gets the words of the default one.
 */
export const failurePage = ({
  address,
  correlationId,
}: {
  /** The path that failed, which the page offers again. */
  readonly address: string;
  readonly correlationId: string;
}): string => {
  const { language, title, text, retry, reference } =
    otherWords.find(({ locale }) => locale === address.split('/')[1]) ?? defaultWords;
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${escaped(address)}">${retry}</a></p><p><small>${reference} ${escaped(correlationId)}</small></p></main></body></html>`;
};
