import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

/** Style of the documents that the service writes itself: the colors and measures of the shop. */
const frameStyle = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #faf8f4; color: #17201f; font: 16px/1.5 Geist, system-ui, Arial, sans-serif; }
header { padding: 20px clamp(1rem, 3.2vw, 3rem); border-bottom: 1px solid #e3ded4; background: #fff; }
header a { color: inherit; font: 700 18px/1 Archivo Expanded, Arial Black, sans-serif; text-decoration: none; }
main { max-width: 60rem; padding: clamp(2rem, 4.4vw, 4rem) clamp(1rem, 3.2vw, 3rem); }
`;

/** Style of the content, also inside the frame of the shop. */
const contentStyle = `
h1 { margin: 0 0 16px; font-size: clamp(1.75rem, 3vw, 2.5rem); line-height: 1.15; overflow-wrap: anywhere; }
h2 { margin: 32px 0 8px; font-size: 1.375rem; line-height: 1.25; }
p { max-width: 40rem; margin: 12px 0; }
a { padding-block: 3px; color: inherit; }
:focus-visible { outline: 2px solid #17201f; outline-offset: 2px; }
button, input, select { min-height: 48px; padding: 10px 14px; border: 1px solid #857f72; border-radius: 4px;
  background: #fff; color: inherit; font: inherit; }
button { padding: 10px 24px; border-color: #22433b; background: #22433b; color: #fff; font-weight: 600; cursor: pointer; }
button:hover { background: #17332c; }
form { display: flex; flex-wrap: wrap; gap: 16px; align-items: end; margin: 24px 0; }
form.stacked { display: block; }
form.column { flex-direction: column; align-items: start; max-width: 28rem; }
form.column label { flex: none; width: 100%; }
form.column button, form.stacked button { width: 100%; max-width: 28rem; }
h3 { margin: 24px 0 8px; font-size: 1.125rem; }
label { display: grid; gap: 4px; flex: 1 1 16rem; font-size: 0.875rem; font-weight: 560; }
label input { width: 100%; font-size: 1rem; font-weight: 400; }
ul { max-width: 40rem; margin: 16px 0; padding: 0; border-bottom: 1px solid #e3ded4; list-style: none; }
li { padding: 12px 0; border-top: 1px solid #e3ded4; overflow-wrap: anywhere; }
li.choice { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
li.choice span { flex: 1; min-width: 0; }
li.choice img { width: 72px; height: auto; }
li.choice input { flex: none; width: 24px; min-height: 24px; }
small { color: #56605d; font-size: 0.875rem; }
small.error { color: #b3261e; font-weight: 400; }
li.choice small.error { flex: 1 0 100%; }
[aria-invalid=true] { border-color: #b3261e; }
[role=alert] { padding: 12px 16px; border-left: 4px solid #b3261e; background: #fbeae6; color: #8f1d16; }
[role=alert] p { margin: 0; font-weight: 600; }
[role=alert] ul { margin: 4px 0 0; border: 0; }
[role=alert] li { padding: 2px 0; border: 0; font-size: 0.875rem; }
[role=status] { padding: 12px 16px; border-left: 4px solid #1f5138; background: #e6efe4; color: #1f5138; }
iframe { width: 100%; height: 60rem; border: 1px solid #e3ded4; background: Canvas; }
code { font: 15px/1.5 ui-monospace, monospace; user-select: all; }
p.print { display: none; font-weight: 700; }
@media print { .screen { display: none; } p.print { display: block; } }
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
      // No path, which may be a secret. With `no-referrer` browsers would send the forms with the origin `null`.
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex',
    },
  });

/**
 * A plain page of the service, outside the user interface of the shop. The shop may put its style `part-style` and its
 * element `part` into a page of its own with the same title.
 */
export const servicePage = (
  {
    language,
    title,
    body,
    home,
  }: {
    readonly language: string;
    readonly title: string;
    readonly body: Html;
    /** Address of the shop's home page, to which the name of the brand links. */
    readonly home?: string;
  },
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
            ${frameStyle}
          </style>
          <style id="part-style">
            ${contentStyle}
          </style>
        </head>
        <body>
          ${home === undefined ? '' : html`<header><a href="${home}">NORDKAMM</a></header>`}
          <main>
            <h1>${title}</h1>
            <div id="part">${body}</div>
          </main>
        </body>
      </html>`.toString(),
    { status },
  );
