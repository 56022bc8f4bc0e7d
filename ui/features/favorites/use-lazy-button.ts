import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a button with `data-replay="late"`: from its mount on clicks are its own, and one that came before has left it
 * busy and is done now. `act` is the same from one render to the next.
 */
export const useLazyButton = (act: (button: HTMLButtonElement) => void): RefObject<HTMLButtonElement | null> => {
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
