import { html } from 'hono/html';
import { formatText } from '../../messages/service-texts.ts';
import type { MessageTexts } from '../texts/message-texts.ts';
import type { MessageBlock, Content } from './content.ts';

/** Header and footer of a message. */
type Frame = {
  readonly texts: MessageTexts['frame'];
  /** BCP 47. */
  readonly language: string;
  readonly to: string;
  readonly shopUrl: string;
  readonly contactUrl: string;
  readonly unsubscribeUrl?: string;
};

type Html = ReturnType<typeof html>;

const FACE = "Geist, 'Helvetica Neue', Helvetica, Arial, sans-serif";
const HEAD = "'Archivo Expanded', 'Arial Black', 'Helvetica Neue', Arial, sans-serif";

/** Colors of the brand (`ui/design/tokens/`), repeated because mail clients read neither style sheets nor variables. */
const ink = 'color:#17201f';
const muted = 'color:#56605d';
const body = `margin:0 0 20px;font-family:${FACE};font-size:16px;line-height:1.55;${ink}`;
const cell = `padding:12px 0;border-bottom:1px solid #e3ded4;font-family:${FACE};font-size:15px;line-height:1.45;vertical-align:top`;
const sum = `padding:4px 0;font-family:${FACE};font-size:15px;line-height:1.45`;
const title = `margin:0 0 4px;font-family:${FACE};font-size:14px;font-weight:bold;${muted}`;

/** Dark mode, for clients that support it; the others show the inline colors. */
const darkMode = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #101716 !important; }
  .card { background: #17201f !important; border-color: #34413e !important; }
  .ink { color: #f3efe6 !important; }
  .muted { color: #b9b7ad !important; }
  .line { border-color: #34413e !important; }
  .box { background: #22433b !important; }
  .action { background: #f3efe6 !important; }
  .label { color: #17332c !important; }
}
@media (max-width: 480px) {
  .pad { padding: 28px 20px 12px !important; }
  .side { padding-left: 21px !important; padding-right: 21px !important; }
}
`;

/** Quantity and name of an item, such as "2 × Fleece". */
const itemName = ({
  name,
  quantity,
  units = quantity === 1 ? undefined : String(quantity),
}: {
  readonly name: string;
  readonly quantity: number;
  readonly units?: string;
}): string => (units === undefined ? name : `${units} × ${name}`);

/** How an item is made, and the remark on it. */
const linesBelow = ({ made = [], note }: { readonly made?: readonly string[]; readonly note?: string }) => [
  ...made,
  ...(note === undefined ? [] : [note]),
];

const table = (rows: readonly Html[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">
    ${rows}
  </table>`;

const blockHtml = (block: MessageBlock): Html => {
  switch (block._tag) {
    case 'Paragraph':
      return block.isQuiet === true
        ? html`<p class="muted" style="${body};font-size:14px;${muted}">${block.text}</p>`
        : html`<p class="ink" style="${body}">${block.text}</p>`;
    case 'Items':
      return table(
        block.rows.map(
          (row) =>
            html`<tr>
              <td class="line" style="${cell};overflow-wrap:anywhere">
                <span class="ink" style="${ink};font-weight:bold">${itemName(row)}</span><br />
                <span class="muted" style="${muted}">${row.detail}</span>
                ${linesBelow(row).map((line) => html`<br /><span class="muted" style="${muted}">${line}</span>`)}
              </td>
              <td class="line ink" align="right" style="${cell};${ink};padding-left:16px;white-space:nowrap">
                ${row.amount ?? ''}
              </td>
            </tr>`,
        ),
      );
    case 'Sums':
      return table(
        block.rows.map(({ label, amount, isTotal = false }) => {
          const weight = isTotal ? ';font-weight:bold;font-size:18px;padding-top:12px' : '';
          return html`<tr>
            <td class="ink" style="${sum};${ink}${weight}">${label}</td>
            <td class="ink" align="right" style="${sum};${ink};white-space:nowrap${weight}">${amount}</td>
          </tr>`;
        }),
      );
    case 'Lines':
      return html`<p class="muted" style="${title}">${block.title}</p>
        <p class="ink" style="${body};overflow-wrap:anywhere">
          ${block.lines.map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))}
        </p>`;
    case 'Quote':
      return html`<p class="muted" style="${title}">${block.title}</p>
        <p
          class="ink line"
          style="${body};padding-left:16px;border-left:3px solid #e3ded4;overflow-wrap:anywhere;white-space:pre-line"
        >
          ${block.text}
        </p>`;
    case 'Code':
      return html`<p
        class="box ink"
        style="${body};padding:16px;border-radius:4px;background:#f1ede4;font-size:24px;font-weight:bold;letter-spacing:2px;text-align:center;overflow-wrap:anywhere"
      >
        ${block.code}
      </p>`;
    case 'Button':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px">
        <tr>
          <td class="action" style="border-radius:4px;background:#22433b">
            <a
              class="label"
              href="${block.url}"
              style="display:inline-block;padding:14px 28px;font-family:${FACE};font-size:16px;font-weight:bold;line-height:1.2;color:#ffffff;text-decoration:none"
              >${block.label}</a
            >
          </td>
        </tr>
      </table>`;
    case 'Link':
      return html`<p class="ink" style="${body}">
        <a class="ink" href="${block.url}" style="${ink};text-decoration:underline">${block.label}</a>
      </p>`;
  }
};

const footerLink = (label: string, url: string): Html =>
  html`<br /><a class="muted" href="${url}" style="${muted};text-decoration:underline">${label}</a>`;

/** A message as an HTML document. Tables and inline styles, since mail clients support little else. */
export const messageHtml = ({ subject, heading, blocks }: Content, frame: Frame): string => {
  const { texts, language, to, shopUrl, contactUrl, unsubscribeUrl } = frame;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${darkMode}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:#faf8f4">
        <table
          class="page"
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background:#faf8f4"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="main"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px;table-layout:fixed;text-align:left"
              >
                <tr role="presentation">
                  <td
                    role="presentation"
                    class="side"
                    style="padding:20px 32px;border-radius:6px 6px 0 0;background:#22433b"
                  >
                    <a
                      href="${shopUrl}"
                      style="font-family:${HEAD};font-size:20px;font-weight:bold;letter-spacing:3px;color:#f3efe6;text-decoration:none"
                      >NORDKAMM</a
                    >
                  </td>
                </tr>
                <tr role="presentation">
                  <td
                    role="presentation"
                    class="card pad line"
                    style="padding:36px 32px 16px;border:1px solid #e3ded4;border-top:0;border-radius:0 0 6px 6px;background:#ffffff"
                  >
                    <h1
                      class="ink"
                      style="margin:0 0 16px;font-family:${HEAD};font-size:26px;line-height:1.2;${ink};overflow-wrap:anywhere"
                    >
                      ${heading}
                    </h1>
                    ${blocks.map(blockHtml)}
                  </td>
                </tr>
                <tr role="presentation">
                  <td
                    role="presentation"
                    class="muted side"
                    style="padding:20px 32px;font-family:${FACE};font-size:13px;line-height:1.6;${muted};overflow-wrap:anywhere"
                  >
                    NORDKAMM · ${texts.tagline}<br />${formatText(texts.sentTo, { to })}${footerLink(
                      texts.contact,
                      contactUrl,
                    )}${unsubscribeUrl === undefined ? '' : footerLink(texts.unsubscribe, unsubscribeUrl)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.toString();
};

const blockText = (block: MessageBlock, colon: string): string => {
  switch (block._tag) {
    case 'Paragraph':
      return block.text;
    case 'Items':
      return block.rows
        .map((row) =>
          [
            [`- ${itemName(row)}`, row.detail, row.amount ?? ''].filter((part) => part !== '').join(', '),
            ...linesBelow(row).map((line) => `  ${line.replaceAll(/[^\S\u00A0\u202F]+/g, ' ')}`),
          ].join('\n'),
        )
        .join('\n');
    case 'Sums':
      return block.rows.map(({ label, amount }) => `${label}${colon} ${amount}`).join('\n');
    case 'Lines':
      return [`${block.title}${colon}`, ...block.lines].join('\n');
    case 'Quote':
      return [`${block.title}${colon}`, ...block.text.split('\n').map((line) => `> ${line}`)].join('\n');
    case 'Code':
      return block.code;
    case 'Button':
    case 'Link':
      return `${block.label}${colon} ${block.url}`;
  }
};

/** The same message as plain text. */
export const messageText = ({ heading, blocks }: Content, { texts, to, contactUrl, unsubscribeUrl }: Frame): string =>
  [
    heading,
    ...blocks.map((block) => blockText(block, texts.colon)),
    [
      `-- \nNORDKAMM · ${texts.tagline}`,
      formatText(texts.sentTo, { to }),
      `${texts.contact}${texts.colon} ${contactUrl}`,
      ...(unsubscribeUrl === undefined ? [] : [`${texts.unsubscribe}${texts.colon} ${unsubscribeUrl}`]),
    ].join('\n'),
  ].join('\n\n');
