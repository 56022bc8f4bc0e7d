import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { messagesIn } from '#adapters/web/messages-in.ts';
import { sites } from '#adapters/composition/sites.ts';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { dialogSources } from '#ui/shell/dialog-sources.ts';
import type { OtherTabs } from '#core/notifications/ports/other-tabs.ts';
import type { LoadEngine } from '#ui/kernel/engine.ts';
import { makeEngine } from '#ui/kernel/run.ts';
import type { NavigationPort } from '#ui/kernel/shell-ports.ts';
import { StorefrontProvider, type StorefrontEnvironment } from '#ui/stores/storefront-context.ts';
import { DialogHost } from '#ui/shell/dialog-host.tsx';
import { ToastsPresenter } from '#ui/stores/toasts.presenter.ts';
import * as toastRules from '#core/notifications/toast-queue.ts';
import { makeShell, type ShellParts } from '#ui/stores/make-shell.ts';
import { ToastRegion } from '#ui/shell/toasts.tsx';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import frCa from '#ui/messages/fr-ca.json' with { type: 'json' };
import { buildStorefront } from '../support/storefront.ts';

// The frames of these tests show about:blank, which needs no network; without this permission each one logs an error.
if ('happyDOM' in window)
  Object.assign(Object(Reflect.get(Object(window.happyDOM), 'settings')), { enableIframePageLoading: true });

const enGb = messagesIn('ui/messages/en-gb.json') as typeof enUs;
const messages: { readonly [locale: string]: typeof enUs } = { 'en-us': enUs, 'en-gb': enGb, 'fr-ca': frCa };

export const paymentOrigin = 'https://pay.test';

/**
 * A shop in one window: real use cases over fakes, the real shell, and a list of navigations. `of`: the shop of another
 * window; `ready`: when the engine is loaded.
 */
export const openShop = ({
  locale = 'en-us',
  of = buildStorefront({ locale }),
  ready = Promise.resolve(),
  otherTabs,
}: {
  readonly locale?: string;
  readonly ready?: Promise<void>;
  /** The other windows of the same shopper. */
  readonly otherTabs?: OtherTabs;
  readonly of?: Pick<ReturnType<typeof buildStorefront>, 'shop' | 'fakes' | 'announcements$'>;
} = {}) => {
  const { shop, fakes, announcements$ } = of;
  const sent: string[] = [];
  const note = (way: string) => (path: string) => {
    sent.push(`${way} ${path}`);
  };
  const navigation: NavigationPort = {
    go: note('go'),
    replace: note('replace'),
    load: note('load'),
    loadInstead: note('load instead'),
  };
  return {
    shop,
    fakes,
    announcements$,
    sent,
    ...openWindow(makeEngine({ ...shop, announcements$, ...(otherTabs !== undefined && { otherTabs }) }), {
      navigation,
      ready,
    }),
    locale,
  };
};

const openWindow = (
  engine: Awaited<ReturnType<LoadEngine>>,
  { navigation, ready }: { readonly navigation: NavigationPort; readonly ready: Promise<void> },
): ShellParts =>
  makeShell({
    toasts: new ToastsPresenter(toastRules),
    loadEngine: () => ready.then(() => engine),
    navigation,
    loadDialog: (name) => dialogSources[name].load(),
    fallbackMessage: 'Something went wrong',
  });

export type OpenShop = ReturnType<typeof openShop>;

type ShownShop = Pick<OpenShop, 'shop' | 'locale' | keyof ShellParts>;

/** State shared by the views of one document. */
export const environmentOf = ({ shop, locale: _, ...parts }: ShownShop): StorefrontEnvironment => ({
  site: shop.site,
  ruleTexts: ruleTextsOf(shop.site.language),
  sites,
  publicUrl: 'https://shop.test',
  paymentOrigin,
  parts,
  shell: parts.shell,
  makeTasks: parts.makeTasks,
});

/** A view with the texts and the environment of its shop. */
export const inEnvironment = (view: ReactNode, environment: StorefrontEnvironment, locale = 'en-us'): ReactNode => (
  <IntlProvider
    locale={environment.site.language}
    messages={messages[locale] ?? enUs}
    timeZone={environment.site.timeZone}
  >
    <StorefrontProvider value={environment}>{view}</StorefrontProvider>
  </IntlProvider>
);

/** Renders a view as a page does: with texts, site, router, toasts and dialogs around it. */
export const renderInShop = (view: ReactNode, shop: ShownShop, address = '/'): RenderResult => {
  const element = (
    <>
      {view}
      <ToastRegion presenter={shop.toasts} />
      <DialogHost
        presenter={shop.dialogs}
        onBroken={() => shop.toasts.show({ title: 'Something went wrong', tone: 'error' })}
      />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  return render(inEnvironment(<RouterProvider router={router} />, environmentOf(shop), shop.locale));
};

/** Flushes promises until the check holds. */
export const eventually = async (check: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 200 && !check(); turn += 1) await new Promise((resolve) => setImmediate(resolve));
  if (!check()) throw new Error('It never came about');
};
