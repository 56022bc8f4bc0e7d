import { join } from 'node:path';

/** Where the pictures and films of the demonstration lie. */
export const mediaFolder = join(import.meta.dirname, '../../backend/seed/media');
