import { join } from 'node:path';

/** Pictures and films of the demo catalog. */
export const mediaFolder = join(import.meta.dirname, 'media');
