import { useEffect, useRef, type RefObject } from 'react';

type Selectors = {
  /** Selects the items within the list's element. */
  readonly items: string;
  /** Selects the element of an item that takes the focus. */
  readonly target: string;
};

/**
 * Moves the focus to the first appended item of a list that grows on demand, since the pressed button may be gone.
 * Returns the ref of the list's element.
 */
export const useFocusOnNew = <Element extends HTMLElement>(
  firstNew: number | undefined,
  { items, target }: Selectors,
): RefObject<Element | null> => {
  const list = useRef<Element>(null);
  useEffect(() => {
    if (firstNew !== undefined)
      list.current?.querySelectorAll(items)[firstNew]?.querySelector<HTMLElement>(target)?.focus();
  }, [firstNew, items, target]);
  return list;
};
