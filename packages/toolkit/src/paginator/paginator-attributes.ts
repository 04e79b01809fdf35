/** What a paginator is told. `href` makes it a link, so that it works without JavaScript too. */
export interface PaginatorAttributes {
  readonly label?: string | undefined;
  readonly page?: number | undefined;
  readonly pageCount?: number | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** S-195: the attributes come as JSON text. What is not JSON, or not of the right type, is left out. Never throws. */
export function parsePaginatorAttributes(json: unknown): PaginatorAttributes {
  let value: unknown = json;
  if (typeof json === 'string') {
    try {
      value = JSON.parse(json);
    } catch {
      return {};
    }
  }
  if (typeof value !== 'object' || value === null) return {};
  const { label, page, pageCount } = value as Record<string, unknown>;
  return {
    ...(isText(label) && { label }),
    ...(isCount(page) && { page }),
    ...(isCount(pageCount) && { pageCount }),
  };
}
