import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * One handler for a part that is full of links, which then are plain ones: they cost nothing to render, and nothing to
 * update when the address changes.
 * What already has an answer of its own, wants another window or leaves the site is left to it.
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
      link.hreflang !== ''
    )
      return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
  };
};
