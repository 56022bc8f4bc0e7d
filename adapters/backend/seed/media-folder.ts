import { join } from 'node:path';

/** The pictures and films of the demonstration. */
export const mediaFolder = join(import.meta.dirname, 'media');
