import type { ReactNode } from 'react';
import type { Picture } from '#core/catalog/product.ts';
import { settingAt, type PerBreakpoint } from '#core/site/breakpoint.ts';
import { pictureAddress, pictureSources } from '#ui/design/picture-address.ts';

/** Media conditions of the smaller breakpoints; the largest needs none (CNT-07). */
const conditions = { sm: '(width < 48rem)', md: '(width < 80rem)', lg: undefined } as const;

/** A picture with a source per breakpoint. A missing one inherits from the next smaller breakpoint. */
export const ResponsivePicture = ({
  sources,
  alt,
  sizes,
  className,
}: {
  readonly sources: PerBreakpoint<Picture>;
  readonly alt: string;
  readonly sizes: string;
  readonly className?: string | undefined;
}): ReactNode => {
  const { sm, md, lg } = sources;
  const smallest = sm ?? md ?? lg;
  if (smallest === undefined) return null;
  const chosen = (['sm', 'md', 'lg'] as const).map(
    (breakpoint) => [breakpoint, settingAt(sources, breakpoint) ?? smallest] as const,
  );
  return (
    <picture>
      {chosen.map(([breakpoint, picture]) => (
        <source
          key={breakpoint}
          media={conditions[breakpoint]}
          srcSet={pictureSources(picture)}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
        />
      ))}
      <img
        className={className}
        src={pictureAddress(smallest.name, 640)}
        width={smallest.width}
        height={smallest.height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
};
