import { render, screen } from '@testing-library/react';
import compile from 'icu-minify/compile';
import type { ReactNode } from 'react';
import * as library from 'use-intl';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { messagesIn } from '#adapters/web/messages-in.ts';
import * as compiled from '#ui/messages/compiled-texts.tsx';

type Messages = { readonly [key: string]: string | Messages };
type Texts = { readonly [key: string]: string };

const compiledOf = (messages: Messages): object =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compiledOf(value),
    ]),
  );

/** Every text by the path of its keys. */
const textsIn = (messages: Messages, path = ''): Texts =>
  Object.assign(
    {},
    ...Object.entries(messages).map(([key, value]) =>
      typeof value === 'string' ? { [path + key]: value } : textsIn(value, `${path}${key}.`),
    ),
  );

/** A value for each parameter of a text; `count` if it counts or is formatted as a number. */
const valuesFor = (text: string, count: number): { readonly [name: string]: string | number } =>
  Object.fromEntries(
    [...text.matchAll(/\{(\w+)(, ?\w+)?/g)].map(([, name = '', kind]) => [
      name,
      kind === undefined ? `<${name}>` : count,
    ]),
  );

const bold = { b: (words: ReactNode) => <b>{words}</b> };

/** Renders one text with the library, or with the module that replaces it in a built shop. */
const draw = (
  { IntlProvider, useTranslations }: typeof library | typeof compiled,
  { locale, messages, path, values }: { locale: string; messages: object; path: string; values: object },
): string => {
  const [namespace = '', ...key] = path.split('.');
  const View = (): ReactNode => Reflect.apply(useTranslations, undefined, [namespace]).rich(key.join('.'), values);
  const Provider = IntlProvider as typeof library.IntlProvider;
  const { container, unmount } = render(
    <Provider locale={locale} messages={messages} timeZone="UTC">
      <View />
    </Provider>,
  );
  const { innerHTML } = container;
  unmount();
  return innerHTML;
};

const drawCount = (text: string, count: number, locale = 'en-US'): string =>
  draw(compiled, { locale, messages: { a: { b: compile(text) } }, path: 'a.b', values: { count, score: '4.7' } });

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(['en-us', 'en-gb', 'fr-ca'])('a built shop in %s', (locale) => {
  test('shows every text as the library does', () => {
    const messages = messagesIn(`ui/messages/${locale}.json`);
    const built = compiledOf(messages);
    for (const [path, text] of Object.entries(textsIn(messages)))
      for (const count of /, ?(plural|number)/.test(text) ? [0, 1, 2, 1234] : [1]) {
        const values = { ...valuesFor(text, count), ...(text.includes('<b>') ? bold : {}) };
        expect(draw(compiled, { locale, messages: built, path, values }), path).toBe(
          draw(library, { locale, messages, path, values }),
        );
      }
  }, 60_000);
});

test('views inside a further provider have its texts, and keep the same text function over renders', () => {
  const seen = new Set<unknown>();
  const View = (): ReactNode => {
    const t = compiled.useTranslations('a');
    seen.add(t);
    return <p>{t('b')}</p>;
  };
  const tree = (
    <compiled.IntlProvider locale="en" messages={{ a: { b: 'outer' } }}>
      <compiled.IntlProvider locale="en" messages={{ a: { b: 'inner' } }}>
        <View />
        <View />
      </compiled.IntlProvider>
    </compiled.IntlProvider>
  );
  const { rerender } = render(tree);
  rerender(tree);
  expect(screen.getAllByText('inner')).toHaveLength(2);
  expect(seen.size).toBe(1);
});

test('a missing text is reported, and its key is shown', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(draw(compiled, { locale: 'en', messages: { a: {} }, path: 'a.b.c', values: {} })).toBe('a.b.c');
  expect(report).toHaveBeenCalledWith(new Error('No text a.b.c'));
});

test.each([
  [0, 'people'],
  [1, 'person'],
  [212, 'people'],
  [999, 'people'],
] as const)('a count of %i is written without a number format', (count, noun) => {
  const rated = 'Rated {score} by {count, plural, one {# person} other {# people}} ({count, number})';
  const format = vi.spyOn(Intl, 'NumberFormat');
  expect(drawCount(rated, count)).toBe(`Rated 4.7 by ${count} ${noun} (${count})`);
  expect(format).not.toHaveBeenCalled();
});

test.each(['en-US', 'fr-CA', 'en-GB'])('every count below a thousand equals the number format of %s', (locale) => {
  const format = new Intl.NumberFormat(locale);
  for (let count = 0; count < 1000; count += 37)
    expect(drawCount('{count, number}', count, locale)).toBe(format.format(count));
});

test.each([1000, 12_345, -3, 0.5])('%d is formatted by the language', (count) => {
  expect(drawCount('{count, number}', count)).toBe(new Intl.NumberFormat('en-US').format(count));
});
