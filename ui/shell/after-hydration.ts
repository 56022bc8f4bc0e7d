/**
 * Modules that every page loads after hydration, in one script instead of one for each view
 * (`adapters/web/build/chunks.ts`). Views below the shell import these modules directly.
 */
import '#adapters/browser/data-layer-entry.ts';
import '#core/notifications/toast-queue.ts';
import '#ui/features/catalog/product-tile/tile-actions.tsx';
import '#ui/features/favorites/favorite-button.tsx';

export { loadRuleTexts } from '#core/validation/load-rule-texts.ts';
export { focusHeading } from './focus-heading.ts';
export { readPayload } from '#ui/kernel/read-payload.ts';
export { prefetchOnIntent } from '#ui/kernel/prefetch-pages.ts';
export { Footer } from './footer.tsx';
export { AccountLink } from './account-link.tsx';
export { MegaMenu } from './mega-menu/mega-menu.tsx';
export { MenuDialog } from './menu-dialog.tsx';
export { PromoBarView } from '#ui/features/navigation/promo-bar.tsx';
export { PopUps } from './pop-ups/pop-ups.tsx';
export { DialogHost } from './dialog-host.tsx';
export { dialogSources } from './dialog-sources.ts';
export { leaveOldBuild } from './leave-old-build.ts';
export { confirmLocation } from './location/confirm-location.ts';
export { openDialogsByAddress } from './dialogs-by-address.ts';
