import type { ReactNode } from 'react';
import { playerOf } from '#core/content/video.ts';
import { breakpoints } from '#core/site/breakpoint.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import type { BlockProps } from '../registry.ts';
import section from '#ui/features/page/section.module.css';
import { Player } from './player.tsx';
import styles from './video.module.css';

/** A video with a title and a text, which starts by a press and has its controls (CNT-51). */
export const View = ({ block: { title, text, poster, player } }: BlockProps<'video'>): ReactNode => {
  const { flags } = useSite();
  const video = breakpoints.map((breakpoint) => player.media[breakpoint]).find((one) => one !== undefined);
  if (video === undefined || playerOf(video, flags)._tag === 'none') return null;
  const caption = text ?? video.seoDescription;
  const playerSettings = { ...player.playerSettings, autoplay: false, hideControls: false };
  return (
    <section className={section.section}>
      <figure className={styles.figure}>
        <Player player={{ ...player, playerSettings }} poster={poster} label={title} />
        <figcaption className={styles.caption}>
          <h2>{title}</h2>
          {caption !== undefined && <p>{caption}</p>}
        </figcaption>
      </figure>
    </section>
  );
};
