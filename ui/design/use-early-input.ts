import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Handles input from before hydration: React keeps the value of the server's element but reports no change. Calls
 * `read` with that element once, on mount. Returns the ref to attach. It reads in the task of the commit: a submit that
 * arrives between the commit and the other effects already finds the values.
 */
export const useEarlyInput = <Control extends HTMLElement>(
  read: (control: Control) => void,
): RefObject<Control | null> => {
  const control = useRef<Control>(null);
  const first = useRef(read);
  useLayoutEffect(() => {
    if (control.current !== null) first.current(control.current);
  }, []);
  return control;
};

/** Handles text or a choice from before hydration: reports the value of the control where it differs from the known one. */
export const useEarlyValue = <Control extends HTMLElement & { readonly value: string }>(
  value: string,
  onValue: (value: string) => void,
): RefObject<Control | null> =>
  useEarlyInput((control) => {
    if (control.value !== value) onValue(control.value);
  });
