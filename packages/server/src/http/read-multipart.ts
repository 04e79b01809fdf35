import type { ObjectSchema } from '@relab/contract';
import { ApiError } from './api-error.ts';
import { readBytes } from './read-json.ts';

const usualLimit = 25 * 1_048_576;
/** Bytes around the files: the part `json`, headers and boundaries. */
const around = 1_048_576;

const malformed = (message: string): ApiError => new ApiError('JSON_PARSER_ERROR', message);

async function readForm(request: Request, limit: number): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new ApiError(
      'UNSUPPORTED_MEDIA_TYPE',
      'The request body must be a form, with the content type multipart/form-data.',
    );
  }
  const bytes = await readBytes(request, limit + around);
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw malformed('The request body is no well-formed multipart/form-data, or is cut off.');
  }
}

async function readJsonPart(part: string | Blob): Promise<Readonly<Record<string, unknown>>> {
  const text = typeof part === 'string' ? part : await part.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw malformed('The part json is not well-formed JSON.');
  }
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return { ...json };
  throw malformed('The part json must be a JSON object.');
}

/**
 * files in parts of their own, all other members in one part `json`; texts may also stand in parts of their own, as
 * forms of pages send them. Answers the members, for the call's schema to check. `limit` is bytes of the files together.
 */
export async function readMultipart(
  request: Request,
  schema: ObjectSchema,
  limit = usualLimit,
): Promise<Readonly<Record<string, unknown>>> {
  const form = await readForm(request, limit);
  const members = new Map<string, unknown>();
  let size = 0;
  for (const name of new Set(form.keys())) {
    const parts = form.getAll(name);
    const [part] = parts;
    if (part === undefined) continue;
    if (parts.length > 1)
      throw new ApiError('INVALID_API_INPUT', `The part ${name.slice(0, 100)} is there twice.`);
    if (name === 'json') {
      for (const [member, value] of Object.entries(await readJsonPart(part)))
        if (!members.has(member)) members.set(member, value);
      continue;
    }
    const isFile = schema.properties[name]?.['x-file'] === true;
    if (isFile && typeof part === 'string')
      throw new ApiError('INVALID_API_INPUT', `The part ${name} must be a file, with a file name.`, {
        fields: [name],
      });
    if (typeof part !== 'string') size += part.size;
    members.set(name, isFile || typeof part === 'string' ? part : await part.text());
  }
  if (size > limit) {
    throw new ApiError('PAYLOAD_TOO_LARGE', `Files of more than ${limit} bytes are not taken.`);
  }
  return Object.fromEntries(members);
}
