import type { FileType } from '@relab/records/files';
import { ApiError } from '@relab/server/http';

/** Where the end of a PDF is looked for: some programs write a little after it. */
const maxTail = 2048;

const documentError = (message: string, status = 400): ApiError =>
  new ApiError('INVALID_API_INPUT', message, { fields: ['fileData'], status });

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Whether a PDF runs a program when it is opened, as far as that stands in it uncompressed. */
const runsSomething = (text: string): boolean => /\/(?:Launch|JavaScript|JS)(?![A-Za-z])/.test(text);

/**
 * Checks a PDF by its bytes: it begins and ends as one, names its objects, and has nothing to run. It is not rendered here,
 * and browsers show it apart from the site. Throws INVALID_API_INPUT.
 */
export function requireDocument(bytes: Uint8Array, type: FileType): void {
  if (type.name !== 'PDF') throw documentError('This is no PDF.', 415);
  const tail = latin1(bytes.subarray(-maxTail));
  if (!tail.includes('%%EOF') || !/startxref\s+\d+/.test(tail))
    throw documentError('The PDF is damaged or cut off. Save it anew.');
  const text = latin1(bytes);
  if (/\/Encrypt\s+\d+\s+\d+\s+R/.test(text))
    throw documentError('The PDF is protected by a password. Save it without one.');
  if (runsSomething(text))
    throw documentError(
      'The PDF holds a script or starts a program. Print it into a new PDF and choose that.',
    );
}
