import type { SiteLocale } from '#adapters/composition/sites.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const words = {
  'en-us': {
    title: 'Something went wrong',
    text: 'This page could not be shown. Your cart is safe. Please try again in a moment.',
    retry: 'Try again',
    reference: 'Reference:',
  },
  'en-gb': {
    title: 'Something went wrong',
    text: 'This page could not be shown. Your basket is safe. Please try again in a moment.',
    retry: 'Try again',
    reference: 'Reference:',
  },
  'fr-ca': {
    title: 'Une erreur s’est produite',
    text: 'Cette page n’a pas pu être affichée. Votre panier est intact. Veuillez réessayer dans un instant.',
    retry: 'Réessayer',
    reference: 'Référence :',
  },
} as const satisfies {
  readonly [locale in SiteLocale]: { readonly [part in 'title' | 'text' | 'retry' | 'reference']: string };
};

const isLocale = (locale: string): locale is keyof typeof words => Object.hasOwn(words, locale);

/**
 * The page that needs nothing but itself: shown when even the frame of the shop cannot be made (RTE-45). Nothing of the
 * fault is shown (ERR-39).
 */
export const failurePage = ({
  locale,
  address,
  correlationId,
}: {
  readonly locale: string;
  readonly address: string;
  readonly correlationId: string;
}): string => {
  const { title, text, retry, reference } = words[isLocale(locale) ? locale : 'en-us'];
  return `<!DOCTYPE html><html lang="${escaped(locale.slice(0, 2))}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${escaped(address)}">${retry}</a></p><p><small>${reference} ${escaped(correlationId)}</small></p></main></body></html>`;
};
