import compile from 'icu-minify/compile';
import { afterEach, expect, test, vi } from 'vitest';
import formatMessage from '#ui/messages/format-message.ts';

const say = (text: string, values: { readonly [name: string]: number | string }, locale = 'en-US') => {
  const woken: unknown[] = [];
  const said = formatMessage('key', compile(text), values, {
    cache: { dateTime: {}, number: {}, message: {}, relativeTime: {}, pluralRules: {}, list: {}, displayNames: {} },
    formatters: {
      getNumberFormat: (...given) => {
        woken.push(given);
        return new Intl.NumberFormat(...given);
      },
      getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
      getPluralRules: (...given) => new Intl.PluralRules(...given),
      getRelativeTimeFormat: (...given) => new Intl.RelativeTimeFormat(...given),
      getListFormat: (...given) => new Intl.ListFormat(...given),
      getDisplayNames: (...given) => new Intl.DisplayNames(...given),
    },
    locale,
  });
  return { said, woken: woken.length };
};

afterEach(() => {
  vi.restoreAllMocks();
});

const rated = 'Rated {score} by {count, plural, one {# person} other {# people}} ({count, number})';

test.each([
  [0, 'people'],
  [1, 'person'],
  [212, 'people'],
  [999, 'people'],
] as const)('a count of %i is written without waking a number format', (count, noun) => {
  expect(say(rated, { score: '4.7', count })).toEqual({ said: `Rated 4.7 by ${count} ${noun} (${count})`, woken: 0 });
});

test.each(['en-US', 'fr-CA', 'en-GB'])(
  'every count below a thousand looks as the formats of %s would write it',
  (locale) => {
    const format = new Intl.NumberFormat(locale);
    for (let count = 0; count < 1000; count += 1)
      expect(say('{count, number}', { count }, locale).said).toBe(format.format(count));
  },
);

test.each([1000, 12_345, -3, 0.5])('%d is written by the language', (count) => {
  expect(say('{count, number}', { count })).toEqual({ said: new Intl.NumberFormat('en-US').format(count), woken: 1 });
});
