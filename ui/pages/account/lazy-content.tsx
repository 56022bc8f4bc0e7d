import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { Loadable } from '#ui/kernel/loadable.ts';
import { LoadedView } from '#ui/kernel/loaded-view.tsx';

/** Loads the document again, because a browser may cache a failed script load as long as the document exists. */
const reload = (): void => location.reload();

/**
 * Content of an account page whose code loads on its own. The page hydrates without it, because nothing is shown before
 * the session has been read; the document preloads it (`imports` in `ui/routes.tsx`). A failed load shows a notice.
 */
export const lazyContent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactNode) => {
  const source = new Loadable(load);
  const pending = <Skeleton shape="block" />;
  return (props) => {
    const t = useTranslations('account');
    const [isBroken, setBroken] = useState(false);
    return isBroken ? (
      <RetryNotice retry={t('retry')} onRetry={reload}>
        {t('unreachable')}
      </RetryNotice>
    ) : (
      // The content also loads the texts of its rules. Without its own boundary the whole page would be hidden
      // meanwhile, and its heading would lose the focus.
      <Suspense fallback={pending}>
        <LoadedView source={source} props={props} fallback={pending} onBroken={() => setBroken(true)} />
      </Suspense>
    );
  };
};
