import * as t from 'io-ts';
import { describe } from 'vitest';
import { experienceCodec } from '#core/personalization/experience.codec.ts';
import { segmentationCodec } from '#core/segmentation/segmentation.codec.ts';
import { shape } from '#test/support/shape.ts';
import { experience } from '#test/support/documents.ts';

describe('content of which a part of the shoppers sees another one', () => {
  shape('CNT-05 shared block data: experiences (variants, baselines, targets)', experienceCodec(t.string), {
    full: experience,
  });
  shape('ENT-36 segmentation: segments, baselines, isFullWidth, hideOnBreakpoint, id', segmentationCodec(t.string), {
    full: {
      id: 'greeting',
      segments: [{ id: 'logged-in', targets: ['hello again'] }],
      baselines: ['hello'],
      isFullWidth: true,
      hideOnBreakpoint: ['md'],
    },
  });
});
