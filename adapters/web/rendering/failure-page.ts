import { fileURLToPath } from 'node:url';
import { sites } from '#adapters/composition/sites.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { messagesIn } from '../messages-in.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Texts of a site's error page. A missing one stops the start of the server. */
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
  const { language, title, text, retry, reference } =
    otherWords.find(({ locale }) => locale === address.split('/')[1]) ?? defaultWords;
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${escaped(address)}">${retry}</a></p><p><small>${reference} ${escaped(correlationId)}</small></p></main></body></html>`;
};
