import Papa, { type ParseResult, type Parser } from 'papaparse';
import { withoutNeutralising } from './csv-text.ts';
import { decodeText, type TextEncoding } from './decode-text.ts';
import * as texts from './texts.ts';

export interface ImportFile {
  readonly headers: readonly string[];
  /** Below the headings; cells as they stand in the file. */
  readonly rows: readonly (readonly string[])[];
  readonly delimiter: string;
}

export const maxRows = 100_000;
export const maxBytes = 50 * 1024 * 1024;

/** What cannot be imported, in a sentence. */
export class ImportFileError extends Error {}

/**
 * The rows of a CSV file; an empty delimiter is found out. It is read piece by piece, so that the page stays alive. Throws
 * ImportFileError for quotes that do not end, too many rows, and none.
 */
export async function readImportFile(
  bytes: Uint8Array,
  encoding: TextEncoding,
  delimiter: string,
): Promise<ImportFile> {
  const text = decodeText(bytes, encoding);
  const rows: string[][] = [];
  let found = delimiter;
  await new Promise<void>((resolve, reject) => {
    Papa.parse<string[]>(text, {
      delimiter,
      skipEmptyLines: 'greedy',
      chunkSize: 1024 * 1024,
      chunk({ data, errors, meta }: ParseResult<string[]>, parser: Parser) {
        found = meta.delimiter;
        const broken = errors.find(({ type }) => type === 'Quotes');
        rows.push(...data);
        if (broken) reject(new ImportFileError(texts.brokenCsv(broken.message, (broken.row ?? 0) + 1)));
        else if (rows.length > maxRows + 1) reject(new ImportFileError(texts.tooManyRows));
        else {
          parser.pause();
          setTimeout(() => parser.resume());
          return;
        }
        parser.abort();
      },
      complete: () => resolve(),
      error: (error: Error) => reject(new ImportFileError(error.message)),
    });
  });
  const [headers, ...data] = rows;
  if (!headers || data.length === 0) throw new ImportFileError(texts.emptyFile);
  return {
    headers: headers.map((header) => header.trim()),
    rows: data.map((row) => row.map(withoutNeutralising)),
    delimiter: found,
  };
}
