import { useEffect, useState, type ReactNode } from 'react';
import { lazyView } from '#ui/messages/lazy-view.tsx';

/** Pause after the page has loaded, so that pop-ups never compete with it. */
const PAUSE_MS = 1500;

const LazyHost = lazyView(() => import('./pop-up-host.tsx'));

/** The pop-ups of the site. Their code and data load after the page (POP-09). */
export const PopUps = (): ReactNode => {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      timer = setTimeout(() => setIsWanted(true), PAUSE_MS);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
      clearTimeout(timer);
    };
  }, []);
  return isWanted && <LazyHost render={({ PopUpHost }) => <PopUpHost />} />;
};
