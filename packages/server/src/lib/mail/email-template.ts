import { html, raw } from 'hono/html';
import { darkColors, lightColors } from './colors.ts';
import { logoPlaceholder } from './logo.ts';

/** A cell of a table; numbers stand to the right. */
export interface EmailColumn {
  readonly label: string;
  readonly isNumber?: boolean;
}

/** A part of a mail, which is written as text and as HTML alike. Line breaks within texts become spaces. */
export type EmailBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'steps'; readonly steps: readonly string[] }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  /** Things with a page of their own, and what is to be said of each. */
  | {
      readonly kind: 'entries';
      readonly entries: readonly { readonly name: string; readonly href: string; readonly detail: string }[];
    }
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly EmailColumn[];
      readonly rows: readonly (readonly string[])[];
      /** Below the rows: a label and an amount each, the last one weighing most. */
      readonly sums: readonly (readonly [label: string, amount: string])[];
    };

/** The content of a mail, before it is rendered as text and as HTML. */
export interface EmailTemplate {
  readonly siteName: string;
  /** As `de`; English without one. */
  readonly language?: string;
  readonly title: string;
  readonly blocks: readonly EmailBlock[];
  /** Why it was sent, small at the end. */
  readonly reason: string;
  /** How to get no more of the kind, below the reason. */
  readonly unsubscribe?: { readonly label: string; readonly href: string };
}

/** Line breaks of what people typed would make lines of their own in a text. */
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function blockText(block: EmailBlock): string {
  switch (block.kind) {
    case 'text':
      return flat(block.text);
    case 'heading':
      return `${flat(block.text)}\n${'-'.repeat(flat(block.text).length)}`;
    case 'steps':
      return block.steps.map((step, at) => `${at + 1}. ${flat(step)}`).join('\n');
    case 'link':
      return `${block.label}:\n${block.href}`;
    case 'entries':
      return block.entries
        .map(({ name, href, detail }) => `${flat(name)}\n${flat(detail)}\n${href}`)
        .join('\n\n');
    case 'lines':
      return block.lines.map(flat).join('\n');
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${flat(value)}`).join('\n');
    case 'table':
      return [
        ...block.rows.map((row) => {
          const [first = '', ...rest] = row;
          const cells = rest.map((cell, at) => `${block.columns[at + 1]?.label ?? ''}: ${flat(cell)}`);
          return `${flat(first)}\n  ${cells.join(', ')}`;
        }),
        '',
        ...block.sums.map(([label, amount]) => `${label}: ${amount}`),
      ].join('\n');
  }
}

/** The mail for who reads no HTML, and for programs that want both; `emailHtml` is the other one. */
export function emailText({ title, blocks, reason, siteName, unsubscribe }: EmailTemplate): string {
  const end = unsubscribe === undefined ? [] : [`${unsubscribe.label}:\n${unsubscribe.href}`];
  return [title, ...blocks.map(blockText), `${siteName}\n${reason}`, ...end].join('\n\n');
}

const font = "font-family:'IBM Plex Sans',Helvetica,Arial,sans-serif";
const edge = `border-bottom:1px solid ${lightColors.line}`;
const soft = `color:${lightColors['ink-soft']}`;

const styleOfCell = (isNumber = false, style = edge): string =>
  `padding:8px ${isNumber ? '0 8px 12px' : '12px 8px 0'};vertical-align:top;text-align:${isNumber ? 'right' : 'left'};${style}`;
const th = (text: string, isNumber?: boolean, style?: string) =>
  html`<th class="line" style="${raw(styleOfCell(isNumber, style))}">${flat(text)}</th>`;
const td = (text: string, isNumber?: boolean, style?: string) =>
  html`<td class="line" style="${raw(styleOfCell(isNumber, style))}">${flat(text)}</td>`;

function tableHtml({ columns, rows, sums }: Extract<EmailBlock, { kind: 'table' }>) {
  const head = columns.map(({ label, isNumber }) => th(label, isNumber));
  const body = rows.map(
    (row) => html`<tr>${row.map((text, at) => td(text, columns[at]?.isNumber))}</tr>
`,
  );
  const foot = sums.map(([label, amount], at) => {
    const weight = at === sums.length - 1 ? 'font-weight:600' : '';
    return html`<tr><td colspan="${columns.length - 1}" class="line" style="${raw(styleOfCell(false, weight))}">${flat(label)}</td>${td(amount, true, weight)}</tr>
`;
  });
  return html`<table style="width:100%;border-collapse:collapse;margin:0 0 20px">
<thead><tr>${head}</tr></thead><tbody>${body}</tbody><tfoot>${foot}</tfoot></table>`;
}

function blockHtml(block: EmailBlock) {
  switch (block.kind) {
    case 'text':
      return html`<p style="margin:0 0 20px">${flat(block.text)}</p>`;
    case 'heading':
      return html`<h2 style="margin:28px 0 8px;font-size:17px">${flat(block.text)}</h2>`;
    case 'steps':
      return html`<ol style="margin:0 0 20px;padding-left:20px">${block.steps.map((step) => html`<li style="margin:0 0 6px">${flat(step)}</li>`)}</ol>`;
    case 'link':
      return html`<p style="margin:0 0 20px"><a class="button" href="${flat(block.href)}" style="display:inline-block;padding:12px 20px;background:${lightColors.accent};color:${lightColors['on-accent']};text-decoration:none;font-weight:600;border-radius:6px">${flat(block.label)}</a></p>`;
    case 'entries':
      return block.entries.map(
        ({
          name,
          href,
          detail,
        }) => html`<p style="margin:0 0 16px"><a class="text" href="${flat(href)}" style="color:${lightColors.ink};font-weight:600">${flat(name)}</a><br>${flat(detail)}</p>
`,
      );
    case 'lines':
      return html`<p style="margin:0 0 20px">${block.lines.map((line, at) => html`${at > 0 && raw('<br>')}${flat(line)}`)}</p>`;
    case 'facts':
      return html`<table style="border-collapse:collapse;margin:0 0 20px">${block.facts.map(
        ([label, value]) =>
          html`<tr>${th(label, false, `font-weight:400;${soft}`)}${td(value, false, '')}</tr>`,
      )}</table>`;
    case 'table':
      return tableHtml(block);
  }
}

/** Programs for mail that know of dark schemes read these; the others show what stands inline. */
const darkStyle = `@media (prefers-color-scheme: dark) {
.paper { background: ${darkColors.paper} !important; color: ${darkColors.ink} !important }
.surface { background: ${darkColors.surface} !important; color: ${darkColors.ink} !important }
.band { background: ${darkColors.panel} !important; color: ${darkColors['on-panel']} !important }
.button { background: ${darkColors.accent} !important; color: ${darkColors['on-accent']} !important }
.text { color: ${darkColors.ink} !important }
.soft, th.line { color: ${darkColors['ink-soft']} !important }
.line { border-color: ${darkColors.line} !important }
}`;

/** A page of tables and inline styles, which is what programs for mail show alike; it fetches nothing. */
export function emailHtml({
  title,
  blocks,
  reason,
  siteName,
  unsubscribe,
  language = 'en',
}: EmailTemplate): string {
  const end =
    unsubscribe &&
    html`<br><a class="soft" href="${flat(unsubscribe.href)}" style="${soft}">${flat(unsubscribe.label)}</a>`;
  return html`<!doctype html>
<html lang="${flat(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${flat(title)}</title><style>${raw(darkStyle)}</style></head>
<body class="paper" style="margin:0;padding:0;background:${lightColors.paper};color:${lightColors.ink}">
<table role="presentation" class="paper" style="width:100%;border-collapse:collapse;background:${lightColors.paper}"><tr><td style="padding:16px 8px">
<table role="presentation" class="surface" style="width:100%;max-width:640px;margin:0 auto;border-collapse:collapse;background:${lightColors.surface};color:${lightColors.ink}"><tr>
<td class="band" style="padding:14px 16px;${raw(font)};font-size:21px;line-height:1.2;font-weight:700;letter-spacing:-0.3px;background:${lightColors.panel};color:${lightColors['on-panel']}">${logoPlaceholder(flat(siteName))}</td>
</tr><tr>
<td style="padding:24px 16px;${raw(font)};font-size:15px;line-height:1.5">
<h1 style="margin:0 0 20px;font-size:23px;line-height:1.25">${flat(title)}</h1>
${blocks.map(
  (block) => html`${blockHtml(block)}
`,
)}<p class="soft" style="margin:28px 0 0;font-size:14px;${soft}">${flat(reason)}${end}</p>
</td></tr></table>
</td></tr></table>
</body></html>
`.toString();
}
