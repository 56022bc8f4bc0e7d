/** Maximum size of the body of a request in bytes, unless its endpoint allows more (reliability G3). */
export const BODY_LIMIT_BYTES = 100 * 1024;
