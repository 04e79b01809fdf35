/** An API name of what people call something: small letters, digits and underscores; `otherwise` where nothing is left. */
export const apiNameOf = (title: string, longest: number, otherwise: string): string =>
  title
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '')
    .toLowerCase()
    .slice(0, longest) || otherwise;
