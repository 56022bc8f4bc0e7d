import * as t from 'io-ts';
import { document } from '../kernel/document.codec.ts';
import { filledText } from '../kernel/primitives.codec.ts';
import type { Experience } from './experience.ts';

/** An experience whose content another codec reads (CNT-05). */
export const experienceCodec = <Content>(
  content: t.Type<Content, unknown, unknown>,
): t.Type<Experience<Content>, unknown, unknown> => {
  const targets = t.readonlyArray(content);
  return document(
    'an experience',
    {
      id: filledText,
      variants: t.readonlyArray(document('a variant', { name: filledText, targets }, {})),
      baselines: targets,
    },
    {},
  );
};
