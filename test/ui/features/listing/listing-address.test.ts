import { describe, expect, it } from 'vitest';
import { MAX_LISTING_COUNT } from '#core/catalog/listing.ts';
import { listingHref } from '#ui/features/listing/listing-place.ts';
import { listingSpan } from '#ui/features/listing/listing-span.ts';

describe('the address of a list', () => {
  it('PLP-05 clear all empties the query', () => {
    expect(listingHref({ path: '/en-us/c/footwear-1000' }, { start: 0, sort: 'recommended', filters: {} })).toBe(
      '/en-us/c/footwear-1000',
    );
  });

  it('PLP-05 filters are kept in the query', () => {
    expect(listingHref({ path: '/c' }, { start: 24, sort: 'newest', filters: { color: ['red', 'blue'] } })).toBe(
      '/c?start=24&sort=newest&filter.color=red,blue',
    );
  });

  it('SRCH-04 a search keeps its term, with any characters', () => {
    expect(listingHref({ path: '/search', term: 'a&b #1' }, { start: 0, sort: 'recommended', filters: {} })).toBe(
      '/search?q=a%26b%20%231',
    );
  });
});

describe('the first render of a list', () => {
  it('PLP-03 the first request is for the first page', () =>
    expect(listingSpan(0, 24)).toEqual({ start: 0, count: 24 }));

  it('ux 22 a reload or going back shows everything up to the page in the address', () =>
    expect(listingSpan(48, 24)).toEqual({ start: 0, count: 72 }));

  it('if one request cannot load that much, only that page is shown', () =>
    expect(listingSpan(MAX_LISTING_COUNT, 24)).toEqual({ start: MAX_LISTING_COUNT, count: 24 }));

  it('PLP-03 PLP-08 no page of a list requests more than the limit of the service', () => {
    const counts = Array.from({ length: 40 }, (_, index) => listingSpan(index * 24, 24).count);
    expect(Math.max(...counts)).toBe(MAX_LISTING_COUNT);
  });
});
