import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { ToastView } from '#ui/design/toast-view.tsx';
import type { ToastsPresenter } from '../stores/toasts.presenter.ts';
import styles from './toasts.module.css';

/** The topmost modal dialog. The rest of the page is inert, so toasts are rendered inside the dialog. */
const openModal = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal'));

/** The toast region. It exists before the first toast, so that screen readers announce that one. */
export const ToastRegion = observer(({ presenter }: { readonly presenter: ToastsPresenter }) => {
  const t = useTranslations('shell');
  const list = useRef<HTMLUListElement>(null);
  const modal = presenter.toasts.length > 0 ? openModal() : undefined;
  // A closing dialog removes the region without an event that the pointer or the focus has left it.
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
