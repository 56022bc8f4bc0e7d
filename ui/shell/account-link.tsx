import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import { useStore } from '#ui/stores/use-presenter.ts';
import { VisitorStore } from './visitor-store.ts';

const MemberName = lazy(async () => ({ default: (await import('./member-name.tsx')).MemberName }));

type AccountLinkProps = {
  readonly className: string | undefined;
  /** Shown in place of the word; without it the link is a line of a menu. */
  readonly icon?: ReactNode;
};

/**
 * The link to the account, equal for all shoppers in the document. Once the device has been read it shows the member's
 * first name, and for a guest it opens the sign-in dialog on the page.
 */
export const AccountLink = observer(({ className, icon }: AccountLinkProps): ReactNode => {
  const t = useTranslations('shell');
  const { site, shell } = useStorefront();
  const visitor = useStore(VisitorStore);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    visitor.start();
    setHydrated(true);
  }, [visitor]);
  // Another link may have read the device before this one is hydrated, which has to start as in the document.
  const firstName = isHydrated ? visitor.firstName : undefined;
  const signIn = (event: MouseEvent<HTMLElement>): void => {
    if (visitor.isMember !== false || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The menu of small screens: its own button gets the focus back.
    event.currentTarget.closest('dialog')?.close();
    shell.dialogs.openLink('#modal-sign-in');
  };
  return (
    <a className={className} href={`/${site.locale}/account`} onClick={signIn}>
      {icon}
      {icon === undefined ? t('account') : <VisuallyHidden>{t('account')}</VisuallyHidden>}
      {firstName !== undefined && icon === undefined && ` · ${firstName}`}
      {firstName !== undefined && icon !== undefined && (
        <Suspense>
          {' '}
          <MemberName>{firstName}</MemberName>
        </Suspense>
      )}
    </a>
  );
});
