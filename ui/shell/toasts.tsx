import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { ToastView } from '#ui/design/toast-view.tsx';
import type { ToastsPresenter } from './toasts.presenter.ts';
import styles from './toasts.module.css';

/** The region of toasts; it is there before any, so that the first one is announced. */
export const ToastRegion = observer(({ presenter }: { readonly presenter: ToastsPresenter }) => {
  const t = useTranslations('shell');
  useEffect(() => presenter.activate(), [presenter]);
  return (
    <ul
      className={styles.region}
      aria-label={t('toasts')}
      aria-live="polite"
      onPointerEnter={() => presenter.pause(true)}
      onPointerLeave={() => presenter.pause(false)}
      onFocus={() => presenter.pause(true)}
      onBlur={() => presenter.pause(false)}
    >
      {presenter.toasts.map((toast) => (
        <ToastView
          key={toast.id}
          title={toast.title}
          text={toast.text}
          tone={toast.tone}
          action={toast.action === undefined ? undefined : { ...toast.action, act: () => { toast.action?.act(); presenter.dismiss(toast.id); } }}
          onDismiss={() => presenter.dismiss(toast.id)}
        />
      ))}
    </ul>
  );
});
