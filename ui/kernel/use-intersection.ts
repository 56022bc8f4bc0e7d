import { useEffect, useState, type RefObject } from 'react';

/**
 * A condition on the position of an element, given whether it held before. `margin` enlarges the viewport, in CSS
 * order.
 */
type Condition = {
  readonly holds: (entry: IntersectionObserverEntry, before: boolean) => boolean;
  readonly margin?: string;
};

/**
 * Holds while the element is above the viewport. The area below the viewport counts as inside, because a jump over the
 * viewport would otherwise not be observed.
 */
export const past: Condition = {
  holds: (entry) => !entry.isIntersecting && entry.boundingClientRect.bottom <= 0,
  margin: '0px 0px 100000px',
};

/** Holds once the element has been near the viewport. */
export const near: Condition = { holds: (entry, before) => before || entry.isIntersecting, margin: '300px' };

/**
 * The margin of an observer for elements that load a number of pixels below the viewport. The area above the viewport
 * counts as inside: what a shopper has jumped over is there when they scroll back.
 */
export const marginAhead = (pixels: number): string => `100000px 0px ${pixels}px`;

/** Holds once the element has been near the viewport, or above it. */
export const reached: Condition = { ...near, margin: marginAhead(300) };

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
