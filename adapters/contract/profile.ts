import { endpoint } from './endpoint.ts';
import { ProfileChangesWire, ProfileWire } from './wire/profile.codec.ts';
import { nothing } from './wire/primitives.codec.ts';

/** The profile of a member. */
export const profile = {
  change: endpoint({
    id: 'API-042',
    name: 'change',
    method: 'PUT',
    path: 'consumers-v3/consumer/profile',
    query: nothing,
    body: ProfileChangesWire,
    reply: ProfileWire,
    access: ['registered'],
  }),
} as const;
