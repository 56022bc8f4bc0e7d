import type { DataRouter } from 'react-router';
import { formatModalLink, isModalLink, linkAction } from '#core/site/modal-link.ts';
import { isShopDialog } from '#core/site/shop-dialogs.ts';
import type { DialogsPresenter } from '../stores/dialogs.presenter.ts';

/** Marks the history entries of dialogs that were opened on this page: closing the dialog goes back. */
const OPENED_HERE = 'dialog';

const isOpenedHere = (state: unknown): boolean => state === OPENED_HERE;

// oxlint-disable-next-line no-console -- RTE-18: authors of content see the mistake.
const warnOfUnknown = (href: string): void => console.warn(`No dialog has the address ${href}`);

/** Whether the page contains the dialog, whose block has not been hydrated yet. */
const isInPage = (hash: string): boolean => document.getElementById(hash.replace(/^#|\?.*$/g, '')) !== null;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Connects dialogs with the address. A link or an address with `#modal-{name}` opens a dialog without leaving the page;
 * Back closes it, a reload shows it again, and an unknown name is ignored with a warning (RTE-17, RTE-18). Dialogs
 * belong to their page, so a navigation closes all. Lives as long as the document.
 */
export const openDialogsByAddress = (router: DataRouter, dialogs: DialogsPresenter): void => {
  let shown: string | undefined;
  /** Dialogs of the shop come before those of content. */
  const isKnown = (id: string): id is string => isShopDialog(id) || dialogs.contentIds.has(id);
  let { key, pathname, hash: at } = router.state.location;
  /** Whether the page is going back to the entry before a closed dialog; a browser arrives there in a later task. */
  let isGoingBack = false;
  /** The link that was pressed meanwhile. */
  let pressed: string | undefined;

  const close = (id: string): void => (isShopDialog(id) ? dialogs.close(id) : dialogs.closeContent(id));

  /** `isRendered`: whether the page is complete; before, its content may still have the dialog. */
  const show = (isRendered: boolean): void => {
    const { hash } = router.state.location;
    const action = linkAction(hash, isKnown);
    if (action._tag === 'unknown-dialog' && isRendered && !isInPage(hash)) warnOfUnknown(hash);
    const before = shown;
    shown = action._tag === 'open-dialog' ? action.dialogId : undefined;
    if (before !== undefined && before !== shown) close(before);
    if (action._tag !== 'open-dialog') return;
    if (isShopDialog(action.dialogId)) dialogs.open(action.dialogId, action.props);
    else dialogs.showContent(action.dialogId);
  };

  /** The page's entry is the one before that of the dialog, or the dialog was the first thing that the tab showed. */
  const leaveAddress = (): void => {
    const { state, ...location } = router.state.location;
    if (isOpenedHere(state)) {
      isGoingBack = true;
      void router.navigate(-1);
    } else void router.navigate({ ...location, hash: '' }, { replace: true, preventScrollReset: true });
  };

  const openLink = (href: string): void => {
    if (isGoingBack) {
      pressed = href;
      return;
    }
    // A page whose address is changing is already where it goes: its entry is not replaced.
    const { hash, pathname: path, search, state } = router.state.navigation.location ?? router.state.location;
    const action = linkAction(href, isKnown);
    if (action._tag !== 'open-dialog') return warnOfUnknown(href);
    // One dialog replaces another, so that Back leaves them both.
    const replace = isModalLink(hash);
    void router.navigate(
      { pathname: path, search, hash: formatModalLink(action) },
      { replace, preventScrollReset: true, state: replace ? state : OPENED_HERE },
    );
  };

  dialogs.address = {
    openLink,
    onClosed: (name) => {
      if (name !== shown) return;
      shown = undefined;
      leaveAddress();
    },
    onAdded: (id) => {
      if (shown === undefined || shown === id) show(false);
    },
  };
  router.subscribe(({ location }) => {
    // An address typed with another `#` has the key of the page's first entry.
    if (location.key === key && location.hash === at) return;
    const isSamePage = location.pathname === pathname;
    if (!isSamePage) {
      shown = undefined;
      dialogs.closeAll();
    }
    ({ key, pathname, hash: at } = location);
    isGoingBack = false;
    show(isSamePage);
    const href = pressed;
    pressed = undefined;
    if (href !== undefined) openLink(href);
  });
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#modal"]') : null;
      if (link === null || !isPlain(event)) return;
      event.preventDefault();
      openLink(link.getAttribute('href') ?? '');
    },
    true,
  );
  show(true);
};
