import type { products } from '#adapters/contract/catalog.ts';
import { isProductId } from '#core/catalog/product-id.ts';
import { present } from '#core/kernel/present.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { productsFailed } from '#adapters/backend/commerce/kernel/errors.ts';
import type { GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { ListingScope } from '../catalog/listing-records.ts';
import { listingWire } from '../catalog/listing-wire.ts';
import { productUrl } from '../catalog/product-wire.ts';
import { requestedListing } from '../catalog/requested-listing.ts';
import { likelyTerm } from './likely-term.ts';
import { readLikelyWords, readProductAddress } from './search-records.ts';
import { normalizedWords, textQuery } from './text-query.ts';
import { readSuggestions } from './suggestion-records.ts';
import { suggestionsWire } from './suggestions-wire.ts';

type SearchHandlers = Pick<GroupHandlers<typeof products>, 'search' | 'autoSuggest'>;

/** Most words of a query that are corrected. */
const MAX_CORRECTED = 8;

const scopeOf = (term: string): ListingScope => ({ _tag: 'TextQuery', query: textQuery(term) });

/** Search and suggestions (API-086). */
export const makeSearchHandlers = ({ database: { db } }: Pick<CommerceContext, 'database'>): SearchHandlers => {
  const hasResults = async (site: CommerceSite, term: string): Promise<boolean> =>
    ((await requestedListing(db, site, scopeOf(term), { count: 1 }))?.record.total ?? 0) > 0;

  /** The corrected query, or as much of its beginning as has results, when it differs from the entered one. */
  const suggestion = async (site: CommerceSite, term: string): Promise<string | undefined> => {
    const words = normalizedWords(term).slice(0, MAX_CORRECTED);
    const likely = likelyTerm(await readLikelyWords(db, site.locale, words));
    for (let length = likely.length; length > 0; length -= 1) {
      const part = likely.slice(0, length).join(' ');
      const isSame = normalizedWords(part).join(' ') === words.join(' ');
      if (!isSame && (await hasResults(site, part))) return part;
    }
    return undefined;
  };

  return {
    search: async ({ query, site }) => {
      const term = query.q.trim();
      const list = await requestedListing(db, site, scopeOf(term), query);
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
