import { useEffect, type ReactNode } from 'react';
import { IntlProvider, type AbstractIntlMessages } from 'use-intl';
import { StorefrontProvider, type StorefrontEnvironment } from '#ui/stores/storefront-context.ts';

type AppProps = {
  readonly environment: StorefrontEnvironment;
  readonly messages: AbstractIntlMessages;
  readonly onReady?: () => void;
  readonly children: ReactNode;
};

/** The providers that server and browser put around the router. */
export const App = ({ environment, messages, onReady, children }: AppProps): ReactNode => {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <IntlProvider locale={environment.site.language} messages={messages} timeZone={environment.site.timeZone}>
      <StorefrontProvider value={environment}>{children}</StorefrontProvider>
    </IntlProvider>
  );
};
