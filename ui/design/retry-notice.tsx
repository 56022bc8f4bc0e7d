import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { NoticeBar } from './notice-bar.tsx';

type RetryNoticeProps = {
  readonly children: ReactNode;
  /** What the button says. */
  readonly retry: string;
  readonly onRetry: () => void;
};

/** Something that could not be loaded, in its place, with the way to try again (DLG-26). */
export const RetryNotice = ({ children, retry, onRetry }: RetryNoticeProps): ReactNode => (
  <NoticeBar
    tone="error"
    action={
      <Button variant="quiet" onClick={onRetry}>
        {retry}
      </Button>
    }
  >
    {children}
  </NoticeBar>
);
