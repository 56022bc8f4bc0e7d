import type { ReactNode } from 'react';
import { HeroStandardBlock } from '../hero-standard/hero-standard-block.tsx';
import type { BlockProps } from '../registry.ts';
import { BackgroundFilm } from './background-film.tsx';
import { VideoBlock } from './video-block.tsx';

/** A block with a film: one of its own, or a hero with one over its picture, which is what the page is waited for (CNT-24). */
export const FilmBlock = ({ block, first }: BlockProps<'hero-film'> | BlockProps<'video'>): ReactNode =>
  block._tag === 'video' ? (
    <VideoBlock block={block} />
  ) : (
    <HeroStandardBlock block={block} first={first}>
      <BackgroundFilm film={block.film} label={block.media.alt} />
    </HeroStandardBlock>
  );
