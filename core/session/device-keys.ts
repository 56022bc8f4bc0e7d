/** Storage key of the member's first name, which the header shows without a request. */
export const FIRST_NAME = 'first-name';

/** Storage key of what follows the sign-in after a password was reset, with the end of its validity. */
export const CONTINUATION = 'continuation';
