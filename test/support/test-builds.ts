import { buildsIn } from '#adapters/cli/build.ts';

/** The builds of tests and measurements, which leave those of the shop alone. */
export const testBuilds = buildsIn('.build/tests', 0);
