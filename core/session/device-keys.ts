/** Storage key of the member's first name, which the header shows without a request. */
export const FIRST_NAME = 'first-name';
