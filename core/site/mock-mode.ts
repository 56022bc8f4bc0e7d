/** The status of a mocked answer unless a request asks for another (CFG-02). */
export const MOCK_STATUS = 200;

/** The status that an answer is mocked with, or undefined for a real one: the session key `mock` turns it on, and in production nothing does (CFG-02, HTTP-07). */
export const mockStatus = (
  wish: { readonly mock: boolean; readonly status?: number },
  isProduction: boolean,
): number | undefined => (wish.mock && !isProduction ? (wish.status ?? MOCK_STATUS) : undefined);
