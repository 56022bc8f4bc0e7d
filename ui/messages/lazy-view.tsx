import { Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { IntlProvider, type AbstractIntlMessages } from 'use-intl';
import type { Locale } from '#core/site/site-configuration.ts';
import { ErrorBoundary } from '#ui/kernel/error-boundary.tsx';
import type { TextPart } from '#ui/kernel/text-part.ts';
import { readablePromise } from '#ui/kernel/readable-promise.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { loadMessages } from './load-messages.ts';

type LazyViewProps<Module> = {
  readonly render: (module: Module) => ReactNode;
  /** Shown until the code is loaded. Default: nothing. */
  readonly fallback?: ReactNode;
  /** Called after the code failed to load or the view threw. The view is left out, the rest of the page stays. */
  readonly onBroken?: () => void;
};

type Loaded<Module> = { readonly module: Module; readonly messages: AbstractIntlMessages | undefined };
type Source<Module> = Promise<Loaded<Module> | undefined>;

const ignore = (): void => undefined;

const ReportBroken = ({ onBroken }: { readonly onBroken: () => void }): ReactNode => {
  useEffect(onBroken, [onBroken]);
  return null;
};

type LazyView<Module> = ((props: LazyViewProps<Module>) => ReactNode) & {
  /** Loads code and texts ahead, so that the view shows without its fallback. Never rejects. */
  readonly prepare: (locale: Locale) => Promise<unknown>;
};

/**
 * A view whose code and texts load on first render, or ahead of it. All instances share one load. A failed load is
 * reported once; an instance that is mounted later loads again.
 */
export const lazyView = <Module,>(load: () => Promise<Module>, part?: TextPart): LazyView<Module> => {
  const sources = new Map<string, Source<Module>>();

  const sourceOf = (locale: Locale): Source<Module> => {
    const known = sources.get(locale);
    if (known !== undefined) return known;
    const texts = part === undefined ? undefined : loadMessages(locale, ['shop', part]);
    const source = Promise.all([load(), texts]).then(
      ([module, messages]) => ({ module, messages }),
      (cause: unknown) => {
        sources.delete(locale);
        globalThis.reportError(cause);
        return undefined;
      },
    );
    sources.set(locale, readablePromise(source));
    return source;
  };

  const LoadedModule = ({
    source,
    render,
    onBroken,
  }: Pick<LazyViewProps<Module>, 'render'> & {
    readonly source: Source<Module>;
    readonly onBroken: () => void;
  }): ReactNode => {
    const { language, timeZone } = useSite();
    const loaded = use(source);
    if (loaded === undefined) return <ReportBroken onBroken={onBroken} />;
    const view = render(loaded.module);
    return loaded.messages === undefined ? (
      view
    ) : (
      <IntlProvider locale={language} timeZone={timeZone} messages={loaded.messages}>
        {view}
      </IntlProvider>
    );
  };

  const View = ({ render, fallback, onBroken = ignore }: LazyViewProps<Module>): ReactNode => {
    const { locale } = useSite();
    const [source] = useState(() => sourceOf(locale));
    return (
      <ErrorBoundary onBroken={onBroken}>
        <Suspense fallback={fallback}>
          <LoadedModule source={source} render={render} onBroken={onBroken} />
        </Suspense>
      </ErrorBoundary>
    );
  };
  return Object.assign(View, { prepare: sourceOf });
};
