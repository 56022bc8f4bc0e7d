import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { breakpointAt } from '#core/site/breakpoint.ts';
import { pageType } from '#core/site/page-type.ts';
import { isWebview, WEBVIEW_FLAG } from '#core/site/webview.ts';
import { lazyView } from '#ui/messages/lazy-view.tsx';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import { VisitorStore } from '../visitor-store.ts';
import { PopUpsPresenter } from './pop-ups.presenter.ts';

const LazyPopUp = lazyView(() => import('./pop-up-view.tsx'), 'account');

/** Pixels of height below which only a press expands a pop-up, as at a zoom of 200 percent. */
const LOW_WINDOW = 500;

/** What counts as the first interaction on a small screen. */
const interactions = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Whether the shopper watches a film: one with controls, not a silent background. The player of another site does not
 * say whether it plays.
 */
const isFilmPlaying = (): boolean =>
  document.querySelector('iframe[allow*=autoplay]') !== null ||
  [...document.querySelectorAll('video')].some(({ controls, paused, ended }) => controls && !paused && !ended);

/** Events of a film that stops; they do not bubble. */
const filmStops = ['pause', 'ended'] as const;

const isFlagged = (): boolean => {
  try {
    return sessionStorage.getItem(WEBVIEW_FLAG) === 'true';
  } catch {
    return false;
  }
};

/** Shows at most one pop-up, on the pages that have them (POP-11). */
export const PopUpHost = observer((): ReactNode => {
  const { pathname, search } = useLocation();
  const visitor = useStore(VisitorStore);
  const presenter = usePresenter(
    ({ tasks }) =>
      new PopUpsPresenter({
        tasks,
        now: () => performance.now(),
        memory: () => localStorage,
        session: () => sessionStorage,
        isLow: () => innerHeight < LOW_WINDOW,
        isSmall: () => breakpointAt(innerWidth) === 'sm',
        isFilmPlaying,
      }),
  );
  const { isMember } = visitor;
  useEffect(() => visitor.start(), [visitor]);
  useEffect(() => {
    const inApp = isWebview({ flag: isFlagged(), query: search.slice(1), userAgent: navigator.userAgent });
    presenter.visit({ path: pathname, pageType: pageType(pathname + search, 200), isWebview: inApp, isMember });
  }, [presenter, pathname, search, isMember]);
  useEffect(() => {
    for (const type of interactions) addEventListener(type, presenter.interact, { once: true, passive: true });
    return () => {
      for (const type of interactions) removeEventListener(type, presenter.interact);
    };
  }, [presenter]);
  useEffect(() => {
    for (const type of filmStops) document.addEventListener(type, presenter.filmStopped, { capture: true });
    return () => {
      for (const type of filmStops) document.removeEventListener(type, presenter.filmStopped, { capture: true });
    };
  }, [presenter]);
  const { open } = presenter.showing;
  return (
    open !== undefined && (
      <LazyPopUp key={open.popUp.id} render={({ PopUpView }) => <PopUpView presenter={presenter} {...open} />} />
    )
  );
});
