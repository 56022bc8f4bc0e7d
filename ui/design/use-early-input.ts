import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps what was entered before the page was hydrated: the element of the server's markup holds it, and React keeps it
 * but reports no change. Calls `read` with that element once, at the mount; attach the ref to it.
 */
export const useEarlyInput = <Control extends HTMLElement>(
  read: (control: Control) => void,
): RefObject<Control | null> => {
  const control = useRef<Control>(null);
  const first = useRef(read);
  useEffect(() => {
    if (control.current !== null) first.current(control.current);
  }, []);
  return control;
};
