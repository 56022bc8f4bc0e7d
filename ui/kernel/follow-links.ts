import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { WITHDRAWAL_PATH } from '#core/site/service-paths.ts';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * One click handler for a container of many plain links, which cost nothing to render or to update when the address
 * changes. Clicks that are handled already, open another window, leave the site or open the form of
 * withdrawals are left to the browser.
 */
export const useFollowLinks = (): ((event: MouseEvent<HTMLElement>) => void) => {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (
      link === null ||
      event.defaultPrevented ||
      !isPlain(event) ||
      link.target !== '' ||
      link.origin !== location.origin ||
      link.pathname.endsWith(WITHDRAWAL_PATH) ||
      link.hreflang !== ''
    )
      return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
  };
};
