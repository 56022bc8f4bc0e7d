import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from './icon-button.tsx';
import styles from './dialog.module.css';

type DialogProps = {
  readonly open: boolean;
  /** Called after the dialog was closed in any way; may be called again for a closed dialog. */
  readonly onClose: () => void;
  readonly title: string;
  /** Position: at an edge in full height, or over the whole page. Default: centered. */
  readonly side?: 'end' | 'start' | 'full';
  /** false: only the content can close the dialog, not Escape, the backdrop or a close button. */
  readonly dismissible?: boolean;
  /** Stays visible below the scrolling part. */
  readonly footer?: ReactNode;
  /** For buttons that open the dialog by `commandfor` before hydration. */
  readonly id?: string;
  readonly children: ReactNode;
};

/** React bubbles the events of nested dialogs; those are ignored. */
const own = (event: SyntheticEvent): boolean => event.target === event.currentTarget;

/**
 * The native modal dialog (DLG-19): it traps the focus, focuses its heading and returns the focus. A dialog that the
 * browser opened before hydration stays open; its `open` attribute is then an expected hydration difference.
 */
export const Dialog = ({
  open,
  onClose,
  title,
  side,
  dismissible = true,
  footer,
  id,
  children,
}: DialogProps): ReactNode => {
  const t = useTranslations('design');
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Where the press began: text that is selected from a field to the backdrop does not close the dialog. */
  const pressed = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return undefined;
    if (!element.open) element.showModal();
    heading.current?.focus();
    return () => {
      // Closing the dialog before it is removed returns the focus to the opener.
      element.close();
      // One that its address has opened has no opener: its link on the page takes the focus, else the content. React
      // gives back the focus that it found when its commit began, so this comes after.
      queueMicrotask(() => {
        if (document.activeElement === document.body)
          (document.querySelector<HTMLElement>(`[href="#${element.id}"]`) ?? document.getElementById('main'))?.focus({
            preventScroll: true,
          });
      });
    };
  }, [open]);
  const close = (): void => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      id={id}
      className={styles.dialog}
      data-side={side}
      aria-labelledby={headingId}
      suppressHydrationWarning
      onCancel={(event) => own(event) && !dismissible && event.preventDefault()}
      onClose={(event) => own(event) && !event.currentTarget.open && onClose()}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={(event) => own(event) && pressed.current === event.target && dismissible && close()}
    >
      <div className={styles.sheet}>
        {/* No `header` or `footer` elements: in a dialog they would be landmarks of the page. */}
        <div className={styles.head}>
          <h2 ref={heading} id={headingId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {dismissible && <IconButton icon="close" label={t('close')} onClick={close} />}
        </div>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  );
};
