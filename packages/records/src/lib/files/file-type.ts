/** The type of a file by its bytes; its name only chooses between kinds of text. */
export interface FileType {
  /** As the platform names it: `PDF`, `PNG`. */
  readonly name: string;
  readonly mimeType: string;
  readonly extension: string;
}

const fileTypes = {
  PDF: { name: 'PDF', mimeType: 'application/pdf', extension: 'pdf' },
  PNG: { name: 'PNG', mimeType: 'image/png', extension: 'png' },
  JPG: { name: 'JPG', mimeType: 'image/jpeg', extension: 'jpg' },
  GIF: { name: 'GIF', mimeType: 'image/gif', extension: 'gif' },
  WEBP: { name: 'WEBP', mimeType: 'image/webp', extension: 'webp' },
  WORD_X: {
    name: 'WORD_X',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
  },
  EXCEL_X: {
    name: 'EXCEL_X',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
  },
  POWER_POINT_X: {
    name: 'POWER_POINT_X',
    mimeType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    extension: 'pptx',
  },
  CSV: { name: 'CSV', mimeType: 'text/csv; charset=utf-8', extension: 'csv' },
  TEXT: { name: 'TEXT', mimeType: 'text/plain; charset=utf-8', extension: 'txt' },
  ZIP: { name: 'ZIP', mimeType: 'application/zip', extension: 'zip' },
  XLIFF: { name: 'XLIFF', mimeType: 'application/xliff+xml', extension: 'xlf' },
} as const satisfies Record<string, FileType>;

export type FileTypeName = keyof typeof fileTypes;

/** What content travels in: archives of it, and its texts for translators. Accepted from those who work on content. */
export const contentFileTypes: readonly FileTypeName[] = ['ZIP', 'XLIFF'];

/** What everybody may upload. Pages, drawings that hold scripts, archives and programs are not among them. */
export const defaultFileTypes = (Object.keys(fileTypes) as readonly FileTypeName[]).filter(
  (name) => !contentFileTypes.includes(name),
);

/** By the platform's name (`PDF`); undefined for one that is not accepted. `sniffFileType` finds it from bytes. */
export const fileTypeOf = (name: string): FileType | undefined =>
  Object.values<FileType>(fileTypes).find((type) => type.name === name);

/** Each byte as the letter of its number; a TextDecoder would take some for others. */
const lettersOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Names of the first parts of an archive tell what office file it is. */
function officeType(start: string): FileTypeName | undefined {
  if (!start.includes('[Content_Types].xml')) return undefined;
  if (start.includes('word/')) return 'WORD_X';
  if (start.includes('xl/')) return 'EXCEL_X';
  return start.includes('ppt/') ? 'POWER_POINT_X' : undefined;
}

/** Decided by its first element; only a declaration and comments may precede it. */
const isXliff = (bytes: Uint8Array): boolean =>
  /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[^>]*-->\s*)*<(?:\w+:)?xliff\s/.test(
    lettersOf(bytes.subarray(0, 4096)),
  );

/** Text is UTF-8 without control characters; what begins like a page or a program is not. */
function isText(bytes: Uint8Array): boolean {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return false;
  }
  const hasControls = [...text].some((sign) => sign < ' ' && !'\t\n\r\f'.includes(sign));
  return !hasControls && !/^\s*(?:<[!?a-z]|#!)/i.test(text);
}

/** Undefined for bytes of an unknown type. `fileName` is the original name of the file. */
export function sniffFileType(bytes: Uint8Array, fileName: string): FileType | undefined {
  const start = lettersOf(bytes.subarray(0, 16));
  const begins = (signature: string): boolean => start.startsWith(signature);
  if (begins('%PDF-')) return fileTypes.PDF;
  if (begins('\x89PNG\r\n\x1a\n')) return fileTypes.PNG;
  if (begins('\xff\xd8\xff')) return fileTypes.JPG;
  if (begins('GIF87a') || begins('GIF89a')) return fileTypes.GIF;
  if (begins('RIFF') && start.slice(8, 12) === 'WEBP') return fileTypes.WEBP;
  if (begins('PK\x03\x04')) {
    const ends = [bytes.subarray(0, 65_536), bytes.subarray(-65_536)].map((part) => lettersOf(part));
    const office = officeType(ends.join(''));
    if (office) return fileTypes[office];
    return ends.some((end) => end.includes('folders/')) ? fileTypes.ZIP : undefined;
  }
  if (isXliff(bytes)) return fileTypes.XLIFF;
  if (bytes.byteLength === 0 || !isText(bytes)) return undefined;
  return /\.csv$/i.test(fileName) ? fileTypes.CSV : fileTypes.TEXT;
}

/** True for the name of a type that browsers show as a picture. */
export const isPicture = (name: string): boolean => fileTypeOf(name)?.mimeType.startsWith('image/') ?? false;
