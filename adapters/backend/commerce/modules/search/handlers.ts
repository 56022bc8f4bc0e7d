import type { products } from '#adapters/contract/catalog.ts';
import { isProductId } from '#core/catalog/product-id.ts';
import { present } from '#core/kernel/present.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { productsFailed } from '#adapters/backend/commerce/kernel/errors.ts';
import type { GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { listingWire } from '../catalog/listing-wire.ts';
import { productUrl } from '../catalog/product-wire.ts';
import { requestedListing } from '../catalog/requested-listing.ts';
import { readLikelyWords, readProductAddress } from './search-records.ts';
import { normalizedWords, textQuery } from './text-query.ts';
import { readSuggestions } from './suggestion-records.ts';
import { suggestionsWire } from './suggestions-wire.ts';

type SearchHandlers = Pick<GroupHandlers<typeof products>, 'search' | 'autoSuggest'>;

/** Search and suggestions (API-086). */
export const makeSearchHandlers = ({ database: { db } }: Pick<CommerceContext, 'database'>): SearchHandlers => {
  /** The corrected query, when it differs from the entered one. */
  const suggestion = async (site: CommerceSite, term: string): Promise<string | undefined> => {
    const words = normalizedWords(term).slice(0, 8);
    const likely = (await readLikelyWords(db, site.locale, words)).join(' ');
    return likely === '' || normalizedWords(likely).join(' ') === words.join(' ') ? undefined : likely;
  };

  return {
    search: async ({ query, site }) => {
      const term = query.q.trim();
      const list = await requestedListing(db, site, { _tag: 'TextQuery', query: textQuery(term) }, query);
      if (list === undefined) return productsFailed;
      const title = formatText(serviceTexts[site.locale].catalog.searchTitle, { term });
      const listing = listingWire(list.record, site, {
        ...list.part,
        title,
        breadcrumbs: [{ label: serviceTexts[site.locale].catalog.home, url: '/' }, { label: title }],
      });
      const id = term.toUpperCase();
      const product = isProductId(id) ? await readProductAddress(db, id) : undefined;
      return {
        ...listing,
        ...present({
          redirectUrl: product === undefined ? undefined : productUrl(product),
          suggestedTerm: listing.total === 0 && product === undefined ? await suggestion(site, term) : undefined,
        }),
      };
    },

    autoSuggest: async ({ query: { q }, site }) => {
      const words = normalizedWords(q);
      return words.length === 0
        ? { terms: [], categories: [], products: [] }
        : suggestionsWire(await readSuggestions(db, site, { query: textQuery(q), words }), site, words);
    },
  };
};
