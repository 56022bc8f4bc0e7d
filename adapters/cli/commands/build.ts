import { relative } from 'node:path';
import { shopBuilds } from '../build.ts';
import { exitCodes } from '../report.ts';
import { steadyProgress } from '../steady-progress.ts';

/** `portico build`, and `npm run build`: a new build in its own folder. Running shops keep theirs. */
export const buildCommand = async (): Promise<number> => {
  const { progress, done } = steadyProgress((line) => console.log(line));
  progress('Building the shop …');
  const { client } = await shopBuilds.build().finally(done);
  console.log(`Built into ${relative(process.cwd(), client)}`);
  return exitCodes.asExpected;
};
