import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import styles from './route-announcer.module.css';

/** On a change of page the focus goes to its heading, whose words are announced; a slow one shows a bar. */
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
