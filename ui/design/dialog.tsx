import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from './icon-button.tsx';
import styles from './dialog.module.css';

type DialogProps = {
  readonly open: boolean;
  /** It was closed, by whatever way; may be called again for one that is closed already. */
  readonly onClose: () => void;
  readonly title: string;
  /** Where it stands: at an edge in full height, over the whole page, or, without, in the middle. */
  readonly side?: 'end' | 'start' | 'full';
  /** false: neither Escape nor the backdrop nor a cross closes it, only what its owner puts inside. */
  readonly dismissable?: boolean;
  /** Stays in sight below the scrolling part. */
  readonly footer?: ReactNode;
  /** For buttons that open it by `commandfor` before the page is alive. */
  readonly id?: string;
  readonly children: ReactNode;
};

/** Events of a dialog inside a dialog bubble in React; only its own count. */
const own = (event: SyntheticEvent): boolean => event.target === event.currentTarget;

/**
 * The platform's modal dialog (DLG-19): it traps the focus, starts at its heading, and gives the focus back.
 * One that the browser opened before the page was alive is left open, and its attribute that says so is no mistake of
 * the server's.
 */
export const Dialog = ({
  open,
  onClose,
  title,
  side,
  dismissable = true,
  footer,
  id,
  children,
}: DialogProps): ReactNode => {
  const t = useTranslations('design');
  const headingId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return undefined;
    if (!element.open) element.showModal();
    heading.current?.focus();
    // Closing before it leaves the page is what gives the focus back to the opener.
    return () => element.close();
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
      onCancel={(event) => own(event) && !dismissable && event.preventDefault()}
      onClose={(event) => own(event) && !event.currentTarget.open && onClose()}
      onClick={(event) => own(event) && dismissable && close()}
    >
      <div className={styles.sheet}>
        {/* Not header and footer: in a dialog those would count as the page's own. */}
        <div className={styles.head}>
          <h2 ref={heading} id={headingId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {dismissable && <IconButton icon="close" label={t('close')} onClick={close} />}
        </div>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  );
};
