import type { ReactNode } from 'react';
import type { Caption } from '#core/content/caption.ts';
import styles from './caption.module.css';
import { useColorClass } from './content-styles.ts';

/** A caption above or below the media of a hero or banner (CNT-22, CNT-23). */
export const CaptionView = ({ caption }: { readonly caption: Caption | undefined }): ReactNode => {
  const color = useColorClass({ text: caption?.color });
  return (
    caption !== undefined &&
    caption.position !== 'off' && (
      <p className={`${styles.caption} ${color ?? ''}`} data-position={caption.position} dir="auto">
        {caption.text}
      </p>
    )
  );
};
