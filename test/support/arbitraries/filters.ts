import fc from 'fast-check';

/** An id of a facet or of a value, with the special characters of addresses. */
export const facetId = fc.oneof(
  fc.stringMatching(/^[a-z0-9-]{1,8}$/),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
  fc.constantFrom('__proto__', '%2C', 'a,b', 'a:b;c', '%'),
);
export const facetFilters = fc
  .uniqueArray(fc.tuple(facetId, fc.uniqueArray(facetId, { minLength: 1, maxLength: 4 })), {
    maxLength: 4,
    selector: ([id]) => id,
  })
  .map((entries) => Object.fromEntries(entries));
