import { observer } from 'mobx-react-lite';
import { Suspense, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isOnDark } from '#core/content/content-color.ts';
import { popUpKind, type PopUp } from '#core/content/popup.ts';
import { useColorClass } from '#ui/blocks/content-styles.ts';
import { RichTextNodes } from '#ui/features/content/rich-text-nodes.tsx';
import { IconButton } from '#ui/design/icon-button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { TargetRow } from '#ui/blocks/target-row.tsx';
import { CreateAccountForm } from '#ui/features/account/create-account-form.tsx';
import { LoadedNewsletter } from '#ui/features/account/newsletter/newsletter-sign-up.tsx';
import { useFollowLinks } from '#ui/kernel/follow-links.ts';
import type { PopUpsPresenter } from './pop-ups.presenter.ts';
import { PopUpLogo } from '#ui/blocks/pop-up/pop-up-logo.tsx';
import styles from './pop-up.module.css';

const TITLE_ID = 'pop-up-title';

type PopUpViewProps = {
  readonly presenter: PopUpsPresenter;
  readonly popUp: PopUp;
  readonly isExpanded: boolean;
  /** Whether it was expanded before: its form then stays mounted, with what was typed. */
  readonly wasExpanded: boolean;
};

/** The form of a pop-up by its kind (POP-06). Rule texts suspend below the title. */
const PopUpForm = ({ popUp, presenter }: Pick<PopUpViewProps, 'popUp' | 'presenter'>): ReactNode => (
  <Suspense>
    {popUpKind(popUp.name) === 'newsletter' ? (
      <LoadedNewsletter titleId={TITLE_ID} prefix="pop-up-newsletter" onSent={presenter.settle} />
    ) : (
      <CreateAccountForm place="pop-up" onSignedIn={presenter.close} />
    )}
  </Suspense>
);

/**
 * A pop-up: a region at the lower edge of the window that covers the page only in part and never takes the focus by
 * itself. A press moves the focus to what it shows; Escape minimizes the pop-up, then closes it.
 */
export const PopUpView = observer(({ presenter, popUp, isExpanded, wasExpanded }: PopUpViewProps): ReactNode => {
  const t = useTranslations('popUp');
  const follow = useFollowLinks();
  const colors = useColorClass({ text: popUp.colors?.text, background: popUp.colors?.background });
  const heading = useRef<HTMLHeadingElement>(null);
  const small = useRef<HTMLButtonElement>(null);
  /** Whether the shopper has changed the form by a press, so that the focus follows. */
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (isPressed.current) (isExpanded ? heading : small).current?.focus({ preventScroll: true });
    isPressed.current = false;
  }, [isExpanded]);
  const change = (act: () => void) => (): void => {
    isPressed.current = true;
    act();
  };
  const close = (): void => {
    presenter.close();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const minimize = change(presenter.minimize);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (isExpanded) minimize();
    else close();
  };
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    if (event.target instanceof Element && event.target.closest('a[href]') !== null) presenter.follow();
    follow(event);
  };
  const shortTitle = popUp.minimizedTitle ?? popUp.title;
  const title = popUp.maximizedTitle ?? popUp.title;
  const classes = [styles.popUp, colors].filter(Boolean).join(' ');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, and the links inside
    <aside
      className={classes}
      aria-label={shortTitle}
      data-expanded={isExpanded}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {(isExpanded || wasExpanded) && (
        <div className={styles.full} hidden={!isExpanded}>
          <div className={styles.head}>
            {popUp.logo !== undefined && (
              <span className={styles.logo}>
                <PopUpLogo logo={popUp.logo} size={popUp.logoSize} />
              </span>
            )}
            <h2 ref={heading} id={TITLE_ID} className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            <div className={styles.commands}>
              <IconButton icon="minus" label={t('minimize', { title })} onClick={minimize} />
              <IconButton icon="close" label={t('close', { title })} onClick={close} />
            </div>
          </div>
          {title !== popUp.title && <p>{popUp.title}</p>}
          <PopUpForm popUp={popUp} presenter={presenter} />
          <TargetRow
            targets={popUp.targets}
            tone={isOnDark({ background: popUp.colors?.background }) ? 'light' : undefined}
          />
          {popUp.disclaimer !== undefined && (
            <div className={styles.disclaimer}>
              <RichTextNodes text={popUp.disclaimer} />
            </div>
          )}
        </div>
      )}
      {!isExpanded && (
        <div className={styles.small}>
          <button ref={small} type="button" aria-expanded="false" onClick={change(presenter.expand)}>
            {shortTitle}
            <Icon name="plus" size={18} />
          </button>
          <IconButton icon="close" label={t('close', { title: shortTitle })} onClick={close} />
        </div>
      )}
    </aside>
  );
});
