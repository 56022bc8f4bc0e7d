import * as t from 'io-ts';
import { interactionOrigins, type InteractionOrigin } from './interaction-origin.ts';

const isOrigin = (value: unknown): value is InteractionOrigin => interactionOrigins.some((origin) => origin === value);

export const InteractionOriginCodec = new t.Type<InteractionOrigin, InteractionOrigin, unknown>(
  'an origin of an interaction',
  isOrigin,
  (value, context) => (isOrigin(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);
