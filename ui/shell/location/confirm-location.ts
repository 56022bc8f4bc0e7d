import { siteToConfirm } from '#core/site/confirmed-location.ts';
import { isModalLink } from '#core/site/modal-link.ts';
import { localeOf, pathInSite } from '#core/site/route-address.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { hasChosenLocale, rememberLocale } from '#ui/kernel/chosen-locale.ts';
import type { SiteChoice } from '#ui/kernel/page-data.ts';
import type { DialogsPresenter } from '#ui/stores/dialogs.presenter.ts';

/** The address of the page of this shop from which the visitor came. */
const addressBefore = (): string | undefined => {
  if (!URL.canParse(document.referrer)) return undefined;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin ? pathname : undefined;
};

/** Whether the question would cover a form that the visitor may be using: of the account, or one with the focus. */
const isAtForm = (): boolean =>
  pathInSite(location.pathname).startsWith('/account') ||
  document.activeElement?.matches('input, select, textarea') === true;

/**
 * Asks a visitor from another country which site they want, once (DLG-09): not after a choice, which a link from another
 * site of the shop is, too; not if they came from another page of the shop or by a link to a dialog; and never over a
 * form or a dialog.
 */
export const confirmLocation = (
  current: SiteConfiguration,
  sites: readonly SiteChoice[],
  dialogs: Pick<DialogsPresenter, 'open' | 'stack'>,
): void => {
  const before = addressBefore();
  if (before !== undefined && localeOf(before) !== undefined && localeOf(before) !== current.locale)
    rememberLocale(current.locale);
  if (hasChosenLocale() || before !== undefined || isModalLink(location.hash)) return;
  if (dialogs.stack.length > 0 || isAtForm()) return;
  const offered = siteToConfirm(navigator.languages, current, sites);
  if (offered !== undefined) dialogs.open('location', { offered });
};
