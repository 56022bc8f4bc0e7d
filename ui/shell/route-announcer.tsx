import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import styles from './route-announcer.module.css';

/**
 * After a navigation the focus moves to the page's heading, which screen readers then announce; a slow navigation shows
 * a progress bar.
 */
export const RouteAnnouncer = (): ReactNode => {
  const t = useTranslations('shell');
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    let isShown = true;
    let stop = (): void => undefined;
    void import('./after-hydration.ts').then(
      ({ focusHeading }) => {
        if (isShown) stop = focusHeading(() => setTitle(document.title));
      },
      () => undefined,
    );
    return () => {
      isShown = false;
      stop();
    };
  }, [pathname]);
  return (
    <>
      <VisuallyHidden live>{state === 'loading' ? t('loadingPage') : title}</VisuallyHidden>
      {state === 'loading' && <div className={styles.bar} aria-hidden="true" />}
    </>
  );
};
