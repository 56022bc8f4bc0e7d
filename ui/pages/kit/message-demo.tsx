import type { ReactNode } from 'react';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { PictureView } from '#ui/design/picture.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { Spinner } from '#ui/design/spinner.tsx';
import { ToastView } from '#ui/design/toast-view.tsx';
import { longText } from './long-text.ts';
import { Demo, Sample } from './sample.tsx';
import styles from './message-demo.module.css';

const nothing = (): void => undefined;
const picture = {
  name: 'products/NKTRAIL3FJO-1',
  alt: 'Kamm Trail 3 in fjord',
  width: 960,
  height: 1200,
  color: '#e8d8c8',
};

/** Notices, toasts and placeholders. */
export const MessageDemo = (): ReactNode => (
  <Demo id="messages" title="Messages and pictures">
    <Sample title="Notice" note="Within the page, until it is closed." wide>
      <NoticeBar tone="info">Your cart was changed in another window.</NoticeBar>
      <NoticeBar tone="success" onClose={nothing}>
        Your code was applied.
      </NoticeBar>
      <NoticeBar tone="error" onClose={nothing}>
        {longText}
      </NoticeBar>
      <RetryNotice retry="Try again" onRetry={nothing}>
        The sizes could not be loaded.
      </RetryNotice>
    </Sample>
    <Sample title="Toast" note="Disappears automatically, but not while it is hovered or focused." wide>
      <ol className={styles.toasts}>
        <ToastView title="Added to your cart" tone="success" onDismiss={nothing} />
        <ToastView
          title="Removed"
          text="Kamm Trail 3"
          tone="info"
          action={{ label: 'Undo', act: nothing }}
          onDismiss={nothing}
        />
        <ToastView title={longText} tone="error" onDismiss={nothing} />
      </ol>
    </Sample>
    <Sample
      title="Spinner and skeleton"
      note="A skeleton appears after 300 milliseconds, so that fast responses do not flicker."
      wide
    >
      <Spinner />
      <Skeleton shape="title" />
      <Skeleton lines={3} />
      <Skeleton shape="control" />
      <Skeleton shape="block" />
    </Sample>
    <Sample title="Picture" note="Its size and dominant color are reserved before it has loaded.">
      <span className={styles.picture}>
        <PictureView picture={picture} sizes="12rem" />
      </span>
      <span className={styles.picture}>
        <Skeleton shape="picture" />
      </span>
    </Sample>
  </Demo>
);
