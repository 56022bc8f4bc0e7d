import type { DataRouter } from 'react-router';
import { siteToConfirm } from '#core/site/confirmed-location.ts';
import { isModalLink } from '#core/site/modal-link.ts';
import { localeOf, pathInSite } from '#core/site/route-address.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { hasChosenLocale, rememberLocale } from '#ui/kernel/chosen-locale.ts';
import { nextTask } from '#ui/kernel/next-task.ts';
import type { SiteChoice } from '#ui/kernel/page-data.ts';
import type { DialogsPresenter } from '#ui/stores/dialogs.presenter.ts';

/** The address of the page of this shop from which the visitor came. */
const addressBefore = (): string | undefined => {
  if (!URL.canParse(document.referrer)) return undefined;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin ? pathname : undefined;
};

/** Paths of pages that are forms. */
const formPages = /^\/(?:account|sign-|(?:forgot|reset)-|contact-us|warranty|gift-cards|order-|returns|withdrawal)/;

/** Whether the question would cover a form that the visitor may be using, or a dialog of the page. */
const isInUse = (pathname: string): boolean =>
  formPages.test(pathInSite(pathname)) ||
  document.activeElement?.matches('input, select, textarea') === true ||
  document.querySelector('dialog[open]') !== null;

/**
 * Asks a visitor from another country which site they want, once (DLG-09): not after a choice, which a link from another
 * site of the shop is, too; not if they came from another page of the shop or by a link to a dialog; and never over a
 * form or a dialog: then they are asked on the next page.
 */
export const confirmLocation = (
  current: SiteConfiguration,
  sites: readonly SiteChoice[],
  dialogs: Pick<DialogsPresenter, 'open' | 'stack'>,
  router: Pick<DataRouter, 'state' | 'subscribe'>,
): void => {
  const before = addressBefore();
  if (before !== undefined && localeOf(before) !== undefined && localeOf(before) !== current.locale)
    rememberLocale(current.locale);
  if (hasChosenLocale() || before !== undefined || isModalLink(location.hash)) return;
  const offered = siteToConfirm(navigator.languages, current, sites);
  if (offered === undefined) return;
  let { pathname } = router.state.location;
  /** Returns whether the question needs no further attempt. */
  const ask = (): boolean => {
    if (hasChosenLocale()) return true;
    if (dialogs.stack.length > 0 || isInUse(pathname)) return false;
    dialogs.open('location', { offered });
    return true;
  };
  if (ask()) return;
  const stop = router.subscribe(({ location: next }) => {
    if (next.pathname === pathname) return;
    pathname = next.pathname;
    void nextTask().then(() => {
      if (ask()) stop();
    });
  });
};
