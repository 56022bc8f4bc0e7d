import { serve } from '@hono/node-server';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToReadableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { routes } from './floor-routes.tsx';

enableStaticRendering(true);
const handler = createStaticHandler(routes);

const answer = async (request: Request): Promise<Response> => {
  const context = await handler.query(request);
  if (context instanceof Response) return context;
  const stream = await renderToReadableStream(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
  await stream.allReady;
  return new Response(await new Response(stream).text(), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
};

serve({ fetch: answer, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(`Floor http://127.0.0.1:${port}`));
