import { testBuilds } from '#test/support/test-builds.ts';
import type { ShopBuild } from '#adapters/web/server/load-front.ts';

/** Before all files that read the built shop: one build of the current sources. */
export const setup = async (): Promise<void> => {
  if (!testBuilds.isFresh()) await testBuilds.build();
};

/** The build that the setup has made. */
export const builtShop = (): ShopBuild => {
  const build = testBuilds.current();
  if (build === undefined) throw new Error('The setup of this project builds no shop.');
  return build;
};
