import { useEffect, useState, type RefObject } from 'react';

/** A condition on where an element is, and whether it held before. `margin` enlarges the window, in the order of CSS. */
type Condition = {
  readonly holds: (entry: IntersectionObserverEntry, before: boolean) => boolean;
  readonly margin?: string;
};

/**
 * The element has been scrolled past: it is above the window. All that is below counts as inside, or a jump across the
 * window would not be noticed.
 */
export const past: Condition = {
  holds: (entry) => !entry.isIntersecting && entry.boundingClientRect.bottom <= 0,
  margin: '0px 0px 100000px',
};

/** The element has come near the window at least once. */
export const near: Condition = { holds: (entry, before) => before || entry.isIntersecting, margin: '300px' };

/** Whether the condition holds for an element of the page. */
export const useIntersection = (element: RefObject<Element | null>, { holds, margin = '0px' }: Condition): boolean => {
  const [isTrue, setTrue] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry !== undefined && setTrue((before) => holds(entry, before)),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, holds, margin]);
  return isTrue;
};
