import { use, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { memoizeAsync } from '#ui/kernel/memoize-async.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { loadMessages, type TextPart } from './load-messages.ts';

type Source = ReturnType<typeof loadMessages>;
const sources = new Map<string, () => Source>();

const textsOf = (locale: string, ...wanted: readonly TextPart[]): Source => {
  const key = [locale, ...wanted].join(' ');
  const source = sources.get(key) ?? memoizeAsync(() => loadMessages(locale, ['shop', ...wanted]));
  sources.set(key, source);
  return source();
};

type LazyTextsProps = {
  readonly part: TextPart;
  /** Another part that the views need. */
  readonly also?: TextPart | undefined;
  readonly children: ReactNode;
};

/**
 * Provides lazy parts of the texts, merged with those of the page, to the views inside. Suspends while they load, so it
 * needs a `Suspense` around it.
 */
export const LazyTexts = ({ part, also, children }: LazyTextsProps): ReactNode => {
  const { locale, language, timeZone } = useSite();
  return (
    <IntlProvider
      locale={language}
      timeZone={timeZone}
      messages={use(textsOf(locale, part, ...(also === undefined ? [] : [also])))}
    >
      {children}
    </IntlProvider>
  );
};
