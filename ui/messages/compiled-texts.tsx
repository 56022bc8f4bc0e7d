/**
 * Provider and hook of `use-intl` for compiled texts. The build replaces the library with this module (vite.config.ts),
 * which makes every page 1.1 KB smaller. Tests and types use the library.
 */
import formatCompiled, { type FormatOptions, type FormatValues } from 'icu-minify/format';
import { cloneElement, createContext, isValidElement, useContext, useMemo, type ReactNode } from 'react';
import type { AbstractIntlMessages } from 'use-intl';

type Compiled = Parameters<typeof formatCompiled>[0];
type Values = FormatValues<ReactNode>;
type Formatted = ReturnType<typeof formatCompiled<ReactNode>>;
type Translate = { (key: string, values?: Values): Formatted; rich?: Translate };

type Texts = {
  readonly locale: string;
  readonly messages: AbstractIntlMessages;
  /** By namespace, so that a view gets the same function at each render. */
  readonly translators: Map<string, Translate>;
};

/** Caches a formatter for each locale: creating one takes about a millisecond. */
const memoize = <Formatter,>(make: (locale: string) => Formatter): ((locale: unknown) => Formatter) => {
  const made = new Map<string, Formatter>();
  return (given) => {
    const locale = String(given);
    const formatter = made.get(locale) ?? make(locale);
    made.set(locale, formatter);
    return formatter;
  };
};

/**
 * A browser takes some 15 ms to load its first number format, during hydration. Integers below 1000 look the same in
 * every locale of the shop, so they are written without one.
 */
const plainNumbers = memoize((locale): Intl.NumberFormat => {
  const format = memoize(() => new Intl.NumberFormat(locale));
  const write = (value: number): string =>
    Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : format(locale).format(value);
  return Object.create(Intl.NumberFormat.prototype, { format: { value: write } });
});
const cardinals = memoize((locale) => new Intl.PluralRules(locale));

const formatters: FormatOptions['formatters'] = {
  getNumberFormat: (locale, options) =>
    options === undefined ? plainNumbers(locale) : new Intl.NumberFormat(locale, options),
  getPluralRules: (locale, options) =>
    options?.type === 'ordinal' ? new Intl.PluralRules(locale, options) : cardinals(locale),
  getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
};

/** Adds keys to the elements that the value functions return: they become items of an array. */
const withKeys = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      let count = 0;
      return [
        name,
        typeof value === 'function'
          ? (chunks: ReactNode[]) => {
              const made = value(chunks);
              return isValidElement(made) ? cloneElement(made, { key: `${name}${count++}` }) : made;
            }
          : value,
      ];
    }),
  );

const isGroup = (node: unknown): node is { readonly [key: string]: unknown } =>
  typeof node === 'object' && node !== null;
const isCompiled = (node: unknown): node is Compiled => typeof node === 'string' || Array.isArray(node);

/** A missing text, or a text without its values, is reported; the view shows its key. */
const translatorOf = ({ locale, messages }: Texts, namespace: string): Translate => {
  const translate: Translate = (key, values = {}) => {
    const path = `${namespace}.${key}`;
    try {
      const message = path
        .split('.')
        .reduce<unknown>((node, name) => (isGroup(node) ? node[name] : undefined), messages);
      if (!isCompiled(message)) throw new Error(`No text ${path}`);
      return formatCompiled<ReactNode>(message, locale, withKeys(values), { formatters });
    } catch (error) {
      // oxlint-disable-next-line no-console -- as the library does; the rest of the page keeps working
      console.error(error);
      return path;
    }
  };
  translate.rich = translate;
  return translate;
};

const TextsContext = createContext<Texts | undefined>(undefined);

type IntlProviderProps = {
  readonly locale: string;
  readonly messages: AbstractIntlMessages;
  readonly children: ReactNode;
};

/** Provides the texts of one locale. */
export const IntlProvider = ({ locale, messages, children }: IntlProviderProps): ReactNode => {
  const texts = useMemo(() => ({ locale, messages, translators: new Map() }), [locale, messages]);
  return <TextsContext value={texts}>{children}</TextsContext>;
};

/** Returns the texts of a namespace, by key. */
export const useTranslations = (namespace: string): Translate => {
  const texts = useContext(TextsContext);
  if (texts === undefined) throw new Error('No texts are provided');
  const translate = texts.translators.get(namespace) ?? translatorOf(texts, namespace);
  texts.translators.set(namespace, translate);
  return translate;
};
