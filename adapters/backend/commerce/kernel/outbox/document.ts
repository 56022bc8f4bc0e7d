import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

/** Style of the documents that the service writes itself. */
const style = `
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 24px 16px; max-width: 60rem; font: 16px/1.5 'Helvetica Neue', Arial, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
a { color: LinkText; }
button, input { font: inherit; padding: 10px 14px; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 16px 0; }
label { display: grid; gap: 4px; flex: 1 1 16rem; }
ul { padding: 0; list-style: none; }
li { padding: 12px 0; border-top: 1px solid GrayText; overflow-wrap: anywhere; }
iframe { width: 100%; height: 60rem; border: 1px solid GrayText; background: Canvas; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 15px/1.5 ui-monospace, monospace; }
`;

/** Nothing but the styles in the document itself, frames and forms of the shop. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The response for an HTML document without scripts. */
export const documentResponse = (
  text: string,
  {
    status = 200,
    contentSecurityPolicy = policy,
  }: { readonly status?: number; readonly contentSecurityPolicy?: string },
): Response =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  });

/** A plain page of the service, outside the user interface of the shop. */
export const servicePage = (
  { language, title, body }: { readonly language: string; readonly title: string; readonly body: Html },
  status = 200,
): Response =>
  documentResponse(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <style>
            ${style}
          </style>
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            ${body}
          </main>
        </body>
      </html>`.toString(),
    { status },
  );
