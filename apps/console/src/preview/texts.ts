export const preview = 'Preview';
export const frameTitle = (title: string): string => `${title}, as it will be on the site`;
export const width = 'Width';
export const widths: Readonly<Record<string, string>> = { 390: 'Phone', 820: 'Tablet', 1440: 'Desktop' };
export const colors = 'Colours';
export const schemes: Readonly<Record<string, string>> = { light: 'Light', dark: 'Dark' };
export const copyLink = 'Copy link';
export const copied = (until: string): string =>
  `The link is copied. Whoever has it sees the saved version until ${until}.`;
export const notCopied = (link: string): string => `The link could not be copied; here it is: ${link}`;
export const opening = 'The page is being opened …';
