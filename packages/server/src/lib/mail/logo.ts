import { html } from 'hono/html';

/** The shop's name as a picture for the band above its mails, with that band's colour as its ground. */
export interface MailLogo {
  readonly png: Uint8Array;
  /** In CSS pixels; the picture itself may be larger. */
  readonly width: number;
  readonly height: number;
}

/** By which a mail names the picture that travels with it. */
export const logoId = 'logo@mail';

const placeholder = /<span class="logo">([^<]*)<\/span>/;

/** The name's placeholder in an email template's band. All other content of a mail is escaped, and cannot equal it. */
export const logoPlaceholder = (name: string) => html`<span class="logo">${name}</span>`;

/** The page with the picture in place of the name, which is read where pictures are not shown. */
export const withLogo = (html: string, { width, height }: MailLogo, src: string): string =>
  html.replace(
    placeholder,
    (_, name: string) =>
      `<img src="${src}" width="${width}" height="${height}" alt="${name}" style="display:block;border:0">`,
  );
