import { relative } from 'node:path';
import { shopBuilds } from '../build.ts';
import { exitCodes } from '../report.ts';

/** `portico build`, and `npm run build`: a new build in a folder of its own. Shops that run keep theirs. */
export const buildCommand = async (): Promise<number> => {
  console.log('Building the shop …');
  const { client } = await shopBuilds.build();
  console.log(`Built into ${relative(process.cwd(), client)}`);
  return exitCodes.asExpected;
};
