import { build, isBuilt } from '#adapters/cli/build.ts';

/** Before all files that look at the built shop: one build, since two at once would empty the same folder. */
export const setup = async (): Promise<void> => {
  if (!isBuilt()) await build();
};
