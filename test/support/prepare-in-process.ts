import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preparedFolder } from './prepared-folder.ts';

/**
 * Prepares a folder of two files as one of several processes, waiting between them to be released, and reports the
 * number of files afterwards.
 */
const [folder = ''] = process.argv.slice(2);
await preparedFolder(folder, async (empty) => {
  await writeFile(join(empty, 'first'), '');
  process.send?.('half done');
  await once(process, 'message');
  await writeFile(join(empty, 'second'), '');
});
process.send?.((await readdir(folder)).length);
process.disconnect();
