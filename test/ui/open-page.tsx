import { sites } from '#adapters/composition/sites.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { render, type RenderResult } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider, type RouteObject } from 'react-router';
import { NEVER } from 'rxjs';
import { IntlProvider } from 'use-intl';
import type { Storefront } from '#core/storefront.ts';
import { dialogSources } from '#ui/shell/dialog-sources.ts';
import { engineContext } from '#ui/kernel/engine.ts';
import { page } from '#ui/kernel/page.ts';
import { makeEngine } from '#ui/kernel/run.ts';
import { StorefrontProvider } from '#ui/stores/storefront-context.ts';
import { PageErrorBoundary } from '#ui/pages/errors/page-error.tsx';
import { ToastsPresenter } from '#ui/stores/toasts.presenter.ts';
import * as toastRules from '#core/notifications/toast-queue.ts';
import { makeShell, type ShellParts } from '#ui/stores/make-shell.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import frCa from '#ui/messages/fr-ca.json' with { type: 'json' };

export type PageModule = Pick<RouteObject, 'Component' | 'loader'>;
export type OpenPage = RenderResult &
  Pick<ShellParts, 'shell' | 'dialogs' | 'toasts'> & { readonly router: ReturnType<typeof createMemoryRouter> };

const noNavigation = {
  go: () => undefined,
  replace: () => undefined,
  load: () => undefined,
  loadInstead: () => undefined,
};

/** Opens an address with a real router and loaders, without the frame of the shop. */
export const openPage = async (
  address: string,
  { shop, pages }: { readonly shop: Storefront; readonly pages: { readonly [path: string]: PageModule } },
): Promise<OpenPage> => {
  const engine = makeEngine({ ...shop, announcements$: NEVER });
  const parts = makeShell({
    toasts: new ToastsPresenter(toastRules),
    loadEngine: () => Promise.resolve(engine),
    navigation: noNavigation,
    loadDialog: (name) => dialogSources[name].load(),
    fallbackMessage: 'Something went wrong',
  });
  const { shell, dialogs, toasts, makeTasks } = parts;
  const router = createMemoryRouter(
    [
      {
        id: 'site',
        path: '/:locale',
        loader: page((one) => one.content.viewNavigation),
        HydrateFallback: () => null,
        children: [
          {
            id: 'page',
            ErrorBoundary: PageErrorBoundary,
            children: Object.entries(pages).map(([path, module]) => ({ path, ...module })),
          },
        ],
      },
    ],
    {
      initialEntries: [address],
      getContext: () => new RouterContextProvider(new Map([[engineContext, () => Promise.resolve(engine)]])),
    },
  );
  const rendered = render(
    <IntlProvider
      locale={shop.site.language}
      messages={shop.site.locale === 'fr-ca' ? frCa : enUs}
      timeZone={shop.site.timeZone}
    >
      <StorefrontProvider
        value={{
          site: shop.site,
          ruleTexts: ruleTextsOf(shop.site.language),
          sites,
          publicUrl: 'https://shop.test',
          paymentOrigin: 'https://pay.test',
          shell,
          makeTasks,
          parts,
        }}
      >
        <RouterProvider router={router} />
      </StorefrontProvider>
    </IntlProvider>,
  );
  await rendered.findByRole('main');
  return { ...rendered, shell, dialogs, toasts, router };
};
