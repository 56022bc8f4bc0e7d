/** More than the locales and styles that a shop has; a page that asked for ever new ones would not fill the memory. */
const LIMIT = 200;

const cached = <Formatter extends object>(make: new (...how: never[]) => Formatter): typeof make => {
  const known = new Map<string, object>();
  return new Proxy(make, {
    construct: (target, how, newTarget): object => {
      const key = JSON.stringify(how);
      const found = known.get(key);
      if (found !== undefined) return found;
      const made: object = Reflect.construct(target, how, newTarget);
      if (known.size < LIMIT) known.set(key, made);
      return made;
    },
  });
};

/**
 * Lets equal formatters be one. They hold nothing but how they were asked for, are dear to make, and the library of
 * texts
 * makes new ones for every page that is rendered, without a place to hand it others.
 */
export const cacheFormatters = (): void => {
  for (const name of ['NumberFormat', 'PluralRules', 'DateTimeFormat'] as const)
    Reflect.set(Intl, name, cached<object>(Intl[name]));
};
