import { configure } from 'mobx';
import { enableStaticRendering } from 'mobx-react-lite';

/** Before any view is wrapped: on the server observers render once and watch nothing. */
enableStaticRendering(import.meta.env.SSR);
configure({ enforceActions: 'always' });
