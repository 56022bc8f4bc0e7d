import { createContext, type Ref } from 'react';

// The replacement in a browser of two files of the router: its framework mode and its instrumentation, of which this
// shop uses neither. They would weigh 2 KB on every page. A change that adds one of these has to remove the
// replacement, and a router that asks for more than is here does not build (adapters/web/build/lean-router.ts).

/** No framework: routes and their data are the shop's own. */
export const FrameworkContext = createContext(undefined);

/** No link fetches ahead by itself; read-ahead does. */
export const usePrefetchBehavior = (): readonly [boolean, undefined, object] => [false, undefined, {}];
export const mergeRefs = <Value>(own: Ref<Value>): Ref<Value> => own;

/** No listener is registered for the router's steps. */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;
export const getRouteInstrumentationUpdates = (): object => ({});
export const instrumentClientSideRouter = <Router>(router: Router): Router => router;

/** Asked for by files of the router that nothing here reaches. */
export const CRITICAL_CSS_DATA_ATTRIBUTE = undefined;
export const Links = undefined;
export const Meta = undefined;
export const PrefetchPageLinks = undefined;
export const Scripts = undefined;
export const instrumentHandler = undefined;
export const instrumentationResultMetaContext = undefined;
export const setIsHydrated = undefined;
export const useFrameworkContext = undefined;
