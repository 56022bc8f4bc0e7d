import { configure } from 'mobx';
import { enableStaticRendering } from 'mobx-react-lite';

/** Runs before any view is wrapped. On the server, observers render once and subscribe to nothing. */
enableStaticRendering(import.meta.env.SSR);
configure({ enforceActions: 'always' });
