/** The attributes of a paginator. */
export interface PaginatorAttributes {
  readonly label?: string | undefined;
  /** Counted from 1. */
  readonly page?: number | undefined;
  readonly pageCount?: number | undefined;
  /**
   * The address of a page, `{page}` standing for its number, as in `?page={page}`. Makes the paginator work without JavaScript,
   * too. An address within the site: another is left out.
   */
  readonly href?: string | undefined;
}

/** A query, or a path of the site: no second slash or backslash, also none behind a tab, lets it lead elsewhere. */
const innerAddress = /^(?:\?|\/(?!\/))[^\s\\]*$/;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** S-195, C-038: the attributes come as JSON text. What is not JSON, or not of the right type, is left out. Never throws. */
export function parsePaginatorAttributes(json: unknown): PaginatorAttributes {
  const value = typeof json === 'string' ? parseJson(json) : json;
  if (typeof value !== 'object' || value === null) return {};
  const { label, page, pageCount, href }: Readonly<Record<string, unknown>> = { ...value };
  return {
    ...(isText(label) && { label }),
    ...(isCount(page) && page > 0 && { page }),
    ...(isCount(pageCount) && { pageCount }),
    ...(isText(href) && innerAddress.test(href) && { href }),
  };
}
