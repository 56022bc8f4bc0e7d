import { useEffect, useRef, type RefObject } from 'react';

/**
 * Connects a button with `data-replay="late"`: after mount it handles its own clicks; an earlier click has left it
 * `aria-busy` and is handled on mount. `act` must be stable between renders.
 */
export const useReplayedClick = (act: (button: HTMLButtonElement) => void): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { current } = button;
    current?.removeAttribute('data-replay');
    if (current?.getAttribute('aria-busy') !== 'true') return;
    current.removeAttribute('aria-busy');
    act(current);
  }, [act]);
  return button;
};
