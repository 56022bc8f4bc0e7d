import { useEffect, useState, type RefObject } from 'react';

/** Whether a part of the page has been scrolled past: out of sight, and above. */
export const useIsPast = (part: RefObject<Element | null>): boolean => {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (part.current === null) return undefined;
    const observer = new IntersectionObserver(([seen]) => setIsPast(seen !== undefined && !seen.isIntersecting && seen.boundingClientRect.bottom <= 0));
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part]);
  return isPast;
};
