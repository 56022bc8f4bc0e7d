import { useCallback, type MouseEvent, type RefCallback } from 'react';
import type { ProductReports } from './product-reports.ts';

/** The part of a product that has to be visible, so that it counts as seen. */
const SEEN = 0.5;

/** Items of a list have their token as `data-id`. */
const tokenOf = (item: Element | null): string => item?.getAttribute('data-id') ?? '';

/** What the element around a list of recommendations needs, so that its products are reported. */
export const useProductReports = (
  reports: ProductReports,
): { readonly ref: RefCallback<HTMLElement>; readonly onClick: (event: MouseEvent) => void } => {
  const ref = useCallback(
    (place: HTMLElement | null) => {
      if (place === null) return undefined;
      const observer = new IntersectionObserver(
        (entries) =>
          reports.see(
            entries.filter(({ intersectionRatio }) => intersectionRatio >= SEEN).map(({ target }) => tokenOf(target)),
          ),
        { threshold: SEEN },
      );
      for (const item of place.querySelectorAll('[data-id]')) observer.observe(item);
      return () => observer.disconnect();
    },
    [reports],
  );
  const onClick = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null) reports.follow(tokenOf(link.closest('[data-id]')));
  };
  return { ref, onClick };
};
