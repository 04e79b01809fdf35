import { html } from 'hono/html';

/** A text as HTML writes it, in an attribute too. Markup of several elements is a template of `html`, which escapes by itself. */
export const escapeHtml = (text: string): string => html`${text}`.toString();
