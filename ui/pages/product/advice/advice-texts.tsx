import { use, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Locale } from '#core/site/site-configuration.ts';
import { once } from '#ui/kernel/once.ts';
import { useSite } from '#ui/kernel/storefront-context.ts';
import { loadMessages } from '#ui/messages/load-messages.ts';

const makeSource = (locale: Locale) => once(() => loadMessages(locale, ['shop', 'advice']));
const sources = new Map<Locale, ReturnType<typeof makeSource>>();

const textsOf = (locale: Locale) => {
  const source = sources.get(locale) ?? makeSource(locale);
  sources.set(locale, source);
  return source();
};

/** Gives the views inside the texts that only they speak, beside those of the page, which are here already. */
export const AdviceTexts = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const { locale, language, timeZone } = useSite();
  return (
    <IntlProvider locale={language} timeZone={timeZone} messages={use(textsOf(locale))}>
      {children}
    </IntlProvider>
  );
};
