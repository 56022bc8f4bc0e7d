import { useEffect, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Navigation } from '#core/content/navigation.ts';
import type { OpenDialog } from '#ui/kernel/shell-ports.ts';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import { DialogHost } from './dialog-host.tsx';
import { HtmlDocument } from './html-document.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import styles from './site-layout.module.css';
import { ToastRegion } from './toasts.tsx';

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
  // Dialogs belong to the page that opened them, so a navigation closes them, also on back navigation.
  useEffect(() => () => parts.dialogs.closeAll(), [parts, pathname]);
  const showRetryToast = (dialog: OpenDialog): void =>
    parts.toasts.show({
      title: t('somethingWrong'),
      tone: 'error',
      action: { label: t('retry'), act: () => parts.dialogs.open(...dialog) },
    });
  return (
    <HtmlDocument>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      {isEnclosed ? <CheckoutHeader /> : <Header navigation={navigation} />}
      <Outlet />
      {!isEnclosed && <Footer navigation={navigation} />}
      <ToastRegion presenter={parts.toasts} />
      <DialogHost presenter={parts.dialogs} onBroken={showRetryToast} />
      <RouteAnnouncer />
      <ScrollRestoration />
    </HtmlDocument>
  );
};
