import type { ReactNode } from 'react';
import section from '#ui/features/page/section.module.css';
import type { BlockProps } from '../registry.ts';
import { Player } from '../video/player.tsx';

/** A player with the settings of its content (CNT-67, VID-05). The poster describes a video without a title. */
export const View = ({ block: { title, player, poster, captions } }: BlockProps<'video-player'>): ReactNode => (
  <section className={section.section}>
    {title !== undefined && <h2>{title}</h2>}
    <Player player={player} poster={poster} label={title ?? poster.alt} captions={captions} />
  </section>
);
