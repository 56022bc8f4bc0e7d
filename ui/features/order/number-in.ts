/** The number in a link to an order; empty for other texts. */
export const numberIn = (query: URLSearchParams): string => /^\d{1,20}$/.exec(query.get('number') ?? '')?.[0] ?? '';
