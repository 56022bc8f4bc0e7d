import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import section from '#ui/features/page/section.module.css';
import { near, useIntersection } from '#ui/kernel/use-intersection.ts';
import styles from './gallery-section.module.css';

type GallerySectionProps = {
  readonly title?: string | undefined;
  /** Renders the gallery once the section is near the viewport; `onEmpty` removes the section. */
  readonly children: (onEmpty: () => void) => ReactNode;
};

/** The place of a gallery, whose height is reserved until its pictures are loaded. */
export const GallerySection = ({ title, children }: GallerySectionProps): ReactNode => {
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const onEmpty = useCallback(() => setEmpty(true), []);
  const isNear = useIntersection(place, near);
  if (isEmpty) return <div hidden />;
  return (
    <section
      ref={place}
      className={`${section.section} ${styles.place}`}
      {...(title !== undefined && { 'aria-labelledby': titleId })}
    >
      {title !== undefined && <h2 id={titleId}>{title}</h2>}
      {isNear && children(onEmpty)}
    </section>
  );
};
