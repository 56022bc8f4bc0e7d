import { relative } from 'node:path';
import { buildPackage } from '../build-package.ts';
import { exitCodes } from '../report.ts';

/** `portico build --package`, and `npm run build:package`. */
export const packageCommand = async (): Promise<number> => {
  console.log('Building the package …');
  console.log(`Built into ${relative(process.cwd(), await buildPackage())}`);
  return exitCodes.asExpected;
};
