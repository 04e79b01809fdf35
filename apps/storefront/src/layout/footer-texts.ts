// Apart from the rest of the folder's: the browser never fetches the footer's own code.

export const about = (siteName: string): string =>
  `${siteName} is an open marketplace for used laboratory and diagnostic equipment. Every listing states its condition, what was tested and what is missing.`;
