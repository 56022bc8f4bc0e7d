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
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);
  return (
    <>
      <VisuallyHidden live>{state === 'loading' ? t('loadingPage') : title}</VisuallyHidden>
      {state === 'loading' && <div className={styles.bar} aria-hidden="true" />}
    </>
  );
};
