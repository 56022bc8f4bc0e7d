/** The environment variables that are settings, as README.md lists them. No other variable is read as a setting. */
const settingNames = [
  'HOST',
  'PORT',
  'PORTICO_DATA',
  'DATABASE_URL',
  'COMMERCE_URL',
  'PUBLIC_URL',
  'PORTICO_ENV',
  'PORTICO_WARM_UP',
  'PAYMENT_PORT',
  'PAYMENT_URL',
  'PAYMENT_SECRET',
  'SHOP_ORIGINS',
  'SHOWCASE_ORIGINS',
  'SMTP_URL',
  'MAIL_FROM',
  'TRUST_PROXY',
  'TRUSTED_NETWORK',
  'PORTICO_DEBUG',
] as const;

/** The environment variables of a process, as far as they are settings. */
export type SettingVariables = { readonly [name in (typeof settingNames)[number]]?: string | undefined };

const PREFIX = 'PORTICO_';

/** Variables of builds and tests with the prefix of settings. */
const otherNames: ReadonlySet<string> = new Set(
  ['BUILD_FOLDER', 'PROOF', 'SEED', 'SHOTS', 'TEST_TOOLS'].map((name) => PREFIX + name),
);

const ownNames = settingNames.filter((name) => name.startsWith(PREFIX));

/** The number of characters that are inserted, removed or replaced to make one text of the other. */
const distanceOf = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, character] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, counterpart] of [...other].entries())
      next.push(
        Math.min(
          (row[column] ?? 0) + (character === counterpart ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
};

/** A longer name is no mistyped setting; its beginning is compared. */
const LONGEST = 40;

/** A setting without the prefix, such as `SMTP_URL` for `PORTICO_SMTP`, or else the one with the fewest differences. */
const nearestTo = (name: string): string =>
  settingNames.find((known) => `${known}_`.startsWith(`${name.slice(PREFIX.length)}_`)) ??
  ownNames.toSorted((one, other) => distanceOf(name, one) - distanceOf(name, other))[0] ??
  '';

/**
 * One sentence for each variable that begins with `PORTICO_` and is no setting, with the nearest setting. Such a
 * variable has no effect, so it is probably mistyped. An empty one is not reported.
 */
export const unknownSettings = (variables: { readonly [name: string]: string | undefined }): readonly string[] =>
  Object.keys(variables)
    .filter(
      (name) =>
        name.startsWith(PREFIX) &&
        variables[name] !== '' &&
        !otherNames.has(name) &&
        !settingNames.some((known) => known === name),
    )
    .map((name) => name.slice(0, LONGEST))
    .toSorted()
    .map((name) => `Warning: ${name} is no setting and has no effect. The nearest setting is ${nearestTo(name)}.`);
