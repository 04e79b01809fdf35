import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import { ApiError } from '../../errors/api-error.ts';
import { bodyTooLarge, malformedBody, tooMany, unsupportedBody } from './body-error.ts';
import { type BodyLimits, readChunks } from './read-chunks.ts';

export interface Part {
  readonly name: string;
  /** A file where it has a file name, whatever that is. */
  readonly content: string | File;
}

export interface PartLimits extends BodyLimits {
  /** Files at most; as many as there may be parts by default. */
  readonly maxFiles?: number;
  /** Bytes of one part that is no file. */
  readonly maxTextBytes: number;
}

const maxParts = 100;
/** Bytes of what stands before a part: its name, and the file's. */
const maxPartHeaderBytes = 8_192;

const malformed = (): ApiError =>
  malformedBody('The request body is no well-formed multipart/form-data, or is cut off.');

/** RFC 2046, 5.1.1: 70 characters at most. */
function boundaryOf({ headers }: Request): string {
  const type = headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw unsupportedBody('The request body must be a form, with the content type multipart/form-data.');
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70})(?=[\s;]|$))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined)
    throw malformedBody('The content type names no boundary of at most 70 characters.');
  return boundary;
}

/** A member of a header. Backslashes escape nothing here: browsers send them as they stand in a file's name. */
function memberOf(header: string, name: 'name' | 'filename'): string | undefined {
  const [, quoted, plain] = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^\\s;"]+))`, 'i').exec(header) ?? [];
  const value = quoted ?? plain;
  return value === undefined ? undefined : unescaped(value);
}

/** Browsers write quotes and line ends in names like this, and nothing else. */
const unescaped = (name: string): string =>
  name.replaceAll('%22', '"').replaceAll(/%0A/gi, '\n').replaceAll(/%0D/gi, '\r');

function partOf(read: MultipartPart, { maxTextBytes }: PartLimits): Part {
  const { headers } = read;
  const disposition = headers['content-disposition'] ?? '';
  const name = memberOf(disposition, 'name');
  const fileName = memberOf(disposition, 'filename');
  if (name === undefined) throw malformed();
  if (fileName === undefined) {
    if (read.size > maxTextBytes) throw bodyTooLarge(maxTextBytes);
    return { name, content: new TextDecoder().decode(read.bytes) };
  }
  const options = { type: headers['content-type'] ?? '' };
  const content = new File(read.content as Uint8Array<ArrayBuffer>[], fileName, options);
  return { name, content };
}

function errorOf(error: unknown, { maxBytes }: PartLimits): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof MaxPartsExceededError) return tooMany('parts', maxParts);
  if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError)
    return bodyTooLarge(maxBytes);
  return malformed();
}

/** True once the last boundary was read; what follows it means nothing (RFC 2046, 5.1.1). */
function isComplete(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

/**
 * The parts of a multipart/form-data body, one by one as they arrive; the first part too many, too large or malformed ends the
 * reading. The kind of the body is looked at before any of it is read.
 */
export async function* readParts(
  request: Request,
  limits: PartLimits,
): AsyncGenerator<Part, void, undefined> {
  const parser = new MultipartParser(boundaryOf(request), {
    maxHeaderSize: maxPartHeaderBytes,
    maxFileSize: limits.maxBytes,
    maxTotalSize: limits.maxBytes,
    maxParts,
  });
  const { maxFiles = maxParts } = limits;
  let files = 0;
  for await (const chunk of readChunks(request, limits)) {
    try {
      for (const read of parser.write(chunk)) {
        const part = partOf(read, limits);
        if (typeof part.content !== 'string' && ++files > maxFiles) throw tooMany('files', maxFiles);
        yield part;
      }
    } catch (error) {
      if (!(error instanceof ApiError) && isComplete(parser)) continue;
      throw errorOf(error, limits);
    }
  }
  if (!isComplete(parser)) throw malformed();
}
