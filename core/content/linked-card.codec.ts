import * as t from 'io-ts';
import { PictureCodec } from '../catalog/picture.codec.ts';
import { document } from '../kernel/document.codec.ts';
import { heroAllows, heroNeeds } from './hero.codec.ts';
import type { LinkedCard } from './linked-card.ts';

/** Reads a card: the fields of a hero, a badge, and whether it is one of a collection (ENT-29). */
export const LinkedCardCodec: t.Type<LinkedCard, unknown, unknown> = document(
  'a linked card',
  { ...heroNeeds, isPartOfCollection: t.boolean },
  { ...heroAllows, badge: PictureCodec },
);
