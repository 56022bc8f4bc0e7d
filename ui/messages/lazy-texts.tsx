import { use, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { memoizeAsync } from '#ui/kernel/memoize-async.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { loadMessages, type TextPart } from './load-messages.ts';

type Source = ReturnType<typeof loadMessages>;
const sources = new Map<string, () => Source>();

const textsOf = (locale: string, part: TextPart): Source => {
  const key = `${locale} ${part}`;
  const source = sources.get(key) ?? memoizeAsync(() => loadMessages(locale, ['shop', part]));
  sources.set(key, source);
  return source();
};

/**
 * Provides a lazy part of the texts, merged with those of the page, to the views inside. Suspends while it loads, so it
 * needs a `Suspense` around it.
 */
export const LazyTexts = ({ part, children }: { readonly part: TextPart; readonly children: ReactNode }): ReactNode => {
  const { locale, language, timeZone } = useSite();
  return (
    <IntlProvider locale={language} timeZone={timeZone} messages={use(textsOf(locale, part))}>
      {children}
    </IntlProvider>
  );
};
