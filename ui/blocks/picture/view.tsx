import type { ReactNode } from 'react';
import { AddressLink } from '#ui/features/content/address-link.tsx';
import section from '#ui/features/page/section.module.css';
import type { BlockProps } from '../registry.ts';
import { ResponsivePicture } from '../promotion/responsive-picture.tsx';
import styles from './responsive-image.module.css';

/** A picture with a source per breakpoint, in its link (CNT-66). A link needs a name: without one it is left out. */
export const View = ({ block: { sources, alt, target } }: BlockProps<'picture'>): ReactNode => {
  const name = alt === '' ? (target?.text ?? '') : alt;
  return (
    <div className={section.section}>
      <AddressLink url={name === '' ? '' : (target?.url ?? '')} newWindow={target?.newWindow === true}>
        <ResponsivePicture
          sources={sources}
          alt={target === undefined ? alt : name}
          sizes="(min-width: 80rem) 84rem, 100vw"
          className={styles.image}
        />
      </AddressLink>
    </div>
  );
};
