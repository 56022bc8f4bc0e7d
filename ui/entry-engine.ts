import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { browserChannel } from '#adapters/composition/browser-channel.ts';
import type { Engine } from './kernel/engine.ts';
import { makeEngine } from './kernel/run.ts';

/** The engine of a browser: one chunk, fetched right after the page has come alive. */
export const startEngine = (site: SiteConfiguration): Engine => makeEngine(browserChannel({ site }));
