import { buildsIn } from '#adapters/cli/build.ts';

/** The builds of tests and measurements, separate from those of the shop. */
export const testBuilds = buildsIn('.build/tests', 0);
