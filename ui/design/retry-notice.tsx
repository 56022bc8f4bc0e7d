import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { NoticeBar } from './notice-bar.tsx';

type RetryNoticeProps = {
  readonly children: ReactNode;
  readonly retry: string;
  readonly onRetry: () => void;
};

/** A failed load within the page, with a retry button (DLG-26). */
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
