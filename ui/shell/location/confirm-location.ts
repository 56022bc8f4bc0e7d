import { siteToConfirm } from '#core/site/confirmed-location.ts';
import { isModalLink } from '#core/site/modal-link.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { hasChosenLocale } from '#ui/kernel/chosen-locale.ts';
import type { SiteChoice } from '#ui/kernel/page-data.ts';
import type { Dialogs } from '#ui/kernel/shell-ports.ts';

/** Whether the visitor came from a page of the shop, such as by a link to another language. */
const isFromHere = (): boolean =>
  URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin;

/**
 * Asks a visitor from another country which site they want, once (DLG-09): not after a choice, and not if they came from
 * another page of the shop or by a link to a dialog.
 */
export const confirmLocation = (
  current: SiteConfiguration,
  sites: readonly SiteChoice[],
  dialogs: Pick<Dialogs, 'open'>,
): void => {
  if (hasChosenLocale() || isFromHere() || isModalLink(location.hash)) return;
  const offered = siteToConfirm(navigator.languages, current, sites);
  if (offered !== undefined) dialogs.open('location', { offered });
};
