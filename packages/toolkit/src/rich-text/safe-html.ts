/**
 * HTML that somebody has vouched for. A class and not a branded string, so that no content from outside, however it is
 * shaped, can pass for it: only `safeHtml()` makes one.
 */
export class SafeHtml {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

/** Vouches for HTML. To be called with what the server has sanitised, and with nothing else (S-187). */
export function safeHtml(html: string): SafeHtml {
  return new SafeHtml(html);
}
