import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { sites } from '#adapters/composition/sites.ts';
import { App } from '#ui/app.tsx';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import type { StorefrontEnvironment } from '#ui/stores/storefront-context.ts';
import { openShop, paymentOrigin, type OpenShop } from '../render-in-shop.tsx';

export const choices = sites.map(({ siteId, locale, language, languageName, country }) => ({
  siteId,
  locale,
  language,
  languageName,
  country,
}));

const Where = (): ReactNode => <output>{useLocation().pathname + useLocation().search}</output>;

/**
 * Renders a part of the frame in the whole environment, on a router that accepts every address and shows the current
 * one.
 */
export const openFrame = (
  view: ReactNode,
  address = '/en-us',
  opened: OpenShop = openShop(),
  ruleTexts: StorefrontEnvironment['ruleTexts'] = ruleTextsOf(opened.shop.site.language),
): RenderResult & OpenShop & { readonly router: ReturnType<typeof createMemoryRouter> } => {
  const element = (
    <>
      {view}
      <Where />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  const { shop, shell, makeTasks, toasts, dialogs, cart, stores } = opened;
  const rendered = render(
    <App
      environment={{
        site: shop.site,
        ruleTexts,
        sites: choices,
        publicUrl: 'https://shop.test',
        paymentOrigin,
        shell,
        makeTasks,
        parts: { toasts, dialogs, cart, stores },
      }}
      messages={enUs}
    >
      <RouterProvider router={router} />
    </App>,
  );
  return { ...rendered, ...opened, router };
};
