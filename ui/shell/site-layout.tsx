import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Navigation } from '#core/content/navigation.ts';
import { Loadable } from '#ui/kernel/loadable.ts';
import { LoadedView } from '#ui/kernel/loaded-view.tsx';
import type { OpenDialog } from '#ui/kernel/shell-ports.ts';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import { HtmlDocument } from './html-document.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import './footer.module.css';
import { Header } from './header.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import styles from './site-layout.module.css';
import { ToastRegion } from './toasts.tsx';

/** Hydrated after the page: its links work without script. Its styles are part of the layout. */
const Footer = lazy(async () => ({ default: (await import('./after-hydration.ts')).Footer }));

const PopUps = lazy(async () => ({ default: (await import('./after-hydration.ts')).PopUps }));

const dialogHost = new Loadable(async () => (await import('./after-hydration.ts')).DialogHost);

/** The open dialogs. Their code loads after the page. */
const Dialogs = observer((): ReactNode => {
  const t = useTranslations('shell');
  const { dialogs, toasts } = useStorefront().parts;
  const [first] = dialogs.stack;
  if (first === undefined) return null;
  const showRetryToast = (dialog: OpenDialog): void =>
    toasts.show({
      title: t('somethingWrong'),
      tone: 'error',
      action: { label: t('retry'), act: () => dialogs.open(...dialog) },
    });
  const fail = (): void => {
    dialogs.closeAll();
    showRetryToast(first);
  };
  return <LoadedView source={dialogHost} props={{ presenter: dialogs, onBroken: showRetryToast }} onBroken={fail} />;
});

/** The layout of every page: header, footer, and the regions of toasts and dialogs. */
export const SiteLayout = (): ReactNode => {
  const t = useTranslations('shell');
  const { site, parts, makeTasks } = useStorefront();
  const navigation = useLoaderData<Navigation>();
  const { pathname } = useLocation();
  const isEnclosed = pathname === `/${site.locale}/checkout`;
  useEffect(() => parts.cart.activate(), [parts]);
  useEffect(() => {
    const tasks = makeTasks();
    tasks.follow((event) => {
      if (event._tag === 'ChangedElsewhere' && event.state === 'signed-out')
        parts.toasts.show({ title: t('signedOutElsewhere'), tone: 'info' });
    });
    return tasks.start();
  }, [makeTasks, parts, t]);
  return (
    <HtmlDocument>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      {isEnclosed ? <CheckoutHeader /> : <Header navigation={navigation} />}
      <Outlet />
      {!isEnclosed && (
        <Suspense>
          <Footer navigation={navigation} />
        </Suspense>
      )}
      <ToastRegion presenter={parts.toasts} />
      <Dialogs />
      {!isEnclosed && (
        <Suspense>
          <PopUps />
        </Suspense>
      )}
      <RouteAnnouncer />
      <ScrollRestoration />
    </HtmlDocument>
  );
};
