/**
 * Header with the secret of the browser's device cookie: 43 characters of base64url. The shop's server sends it with a
 * sign-in and with the exchange of its code, and never passes on that of a browser. A backend that stores it (as a
 * digest) with a sign-in can count wrong passwords of known devices separately.
 */
export const DEVICE_HEADER = 'x-device';
