import { useEffect, useState, type RefObject } from 'react';

/**
 * What is told of a part of the page, by where it stands now and what was told before. `margin` counts so much around
 * the window to it, in the order of CSS.
 */
type Sight = {
  readonly judge: (seen: IntersectionObserverEntry, before: boolean) => boolean;
  readonly margin?: string;
};

/**
 * It has been scrolled past: out of sight, and above. All that is below counts as seen, or a jump across the window
 * would not be noticed.
 */
export const past: Sight = {
  judge: (seen) => !seen.isIntersecting && seen.boundingClientRect.bottom <= 0,
  margin: '0px 0px 100000px',
};

/** It has come near at least once. */
export const near: Sight = { judge: (seen, before) => before || seen.isIntersecting, margin: '300px' };

/** Whether that holds for a part of the page. */
export const useSight = (part: RefObject<Element | null>, { judge, margin = '0px' }: Sight): boolean => {
  const [holds, setHolds] = useState(false);
  useEffect(() => {
    if (part.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([seen]) => seen !== undefined && setHolds((before) => judge(seen, before)),
      { rootMargin: margin },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, judge, margin]);
  return holds;
};
