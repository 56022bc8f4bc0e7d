import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { ToastView } from '#ui/design/toast-view.tsx';
import type { ToastsPresenter } from '../stores/toasts.presenter.ts';
import styles from './toasts.module.css';

/**
 * The topmost modal dialog. The rest of the page is inert and behind its backdrop meanwhile, so toasts show inside it.
 */
const openModal = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal'));

/** The region of toasts; it is there before any, so that the first one is announced. */
export const ToastRegion = observer(({ presenter }: { readonly presenter: ToastsPresenter }) => {
  const t = useTranslations('shell');
  const list = useRef<HTMLUListElement>(null);
  const modal = presenter.toasts.length > 0 ? openModal() : undefined;
  // A dialog that closes takes the region along, and with it the event that the pointer or the focus is gone.
  useEffect(() => presenter.activate(() => list.current?.closest('dialog') === (openModal() ?? null)), [presenter]);
  useEffect(() => () => presenter.pause(false), [presenter, modal]);
  const region = (
    <ul
      ref={list}
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
          action={
            toast.action === undefined
              ? undefined
              : {
                  ...toast.action,
                  act: () => {
                    toast.action?.act();
                    presenter.dismiss(toast.id);
                  },
                }
          }
          onDismiss={() => presenter.dismiss(toast.id)}
        />
      ))}
    </ul>
  );
  return modal === undefined ? region : createPortal(region, modal);
});
