import { use, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Locale } from '#core/site/site-configuration.ts';
import { memoizeAsync } from '#ui/kernel/memoize-async.ts';
import { readablePromise } from '#ui/kernel/readable-promise.ts';
import type { TextPart } from '#ui/kernel/text-part.ts';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import { loadMessages } from './load-messages.ts';

type Source = ReturnType<typeof loadMessages>;
const sources = new Map<string, () => Source>();

const textsOf = (locale: Locale, part: TextPart): Source => {
  const key = `${locale} ${part}`;
  const source = sources.get(key) ?? memoizeAsync(() => loadMessages(locale, ['shop', part]));
  sources.set(key, source);
  return source();
};

/**
 * Loads a part of the texts ahead, so that views with it do not suspend: React would drop a click in a part of the page
 * that waits for its texts.
 */
export const prepareTexts = async (locale: Locale, part: TextPart): Promise<void> => {
  await readablePromise(textsOf(locale, part));
};

/**
 * Provides a lazy part of the texts, merged with those of the page, to the views inside. Suspends while it loads, so it
 * needs a `Suspense` around it.
 */
export const LazyTexts = ({ part, children }: { readonly part: TextPart; readonly children: ReactNode }): ReactNode => {
  const { site, onTexts } = useStorefront();
  const { locale, language, timeZone } = site;
  onTexts?.(part);
  return (
    <IntlProvider locale={language} timeZone={timeZone} messages={use(textsOf(locale, part))}>
      {children}
    </IntlProvider>
  );
};
