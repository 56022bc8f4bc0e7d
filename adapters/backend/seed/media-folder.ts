import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Pictures and films of the demo catalog. */
export const mediaFolder = join(import.meta.dirname, 'media');

/** Whether a picture or film, such as `scenes/dawn.webp`, is one of them. */
export const isDelivered = (file: string): boolean =>
  statSync(join(mediaFolder, file), { throwIfNoEntry: false })?.isFile() === true;
