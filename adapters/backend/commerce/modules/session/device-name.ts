/** Browsers by the mark of their user agent. Most name others, too: the first match applies. */
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const firstOf = (table: typeof browsers, userAgent: string): readonly string[] =>
  table
    .filter(([, mark]) => mark.test(userAgent))
    .flatMap(([name]) => name)
    .slice(0, 1);

/** Browser and system of a user agent, such as "Firefox, Windows". Empty for an unknown one. */
export const deviceName = (userAgent: string): string =>
  [...firstOf(browsers, userAgent), ...firstOf(systems, userAgent)].join(', ');
