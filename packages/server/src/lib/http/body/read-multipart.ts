import type { ObjectSchema } from '@relab/contract';
import { ApiError } from '../../errors/api-error.ts';
import { bodyTooLarge, malformedBody } from './body-error.ts';
import type { BodyMemory } from './body-memory.ts';
import { isNestedDeeper } from './json-depth.ts';
import { readParts } from './read-parts.ts';

const defaultMaxBytes = 25 * 1_048_576;
/** Bytes around the files: the part `json`, headers and boundaries. */
const around = 1_048_576;

async function readJsonPart(part: string | File): Promise<Readonly<Record<string, unknown>>> {
  if (typeof part !== 'string' && part.size > around) throw bodyTooLarge(around);
  const text = typeof part === 'string' ? part : await part.text();
  if (isNestedDeeper(Buffer.from(text))) throw malformedBody('The part json is nested too deeply.');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw malformedBody('The part json is not well-formed JSON.');
  }
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return { ...json };
  throw malformedBody('The part json must be a JSON object.');
}

/**
 * files in parts of their own, all other members in one part `json`; texts may also stand in parts of their own, as
 * forms of pages send them. Answers the members, for the call's schema to check. `maxBytes` counts the files together.
 */
export async function readMultipart(
  request: Request,
  schema: ObjectSchema,
  {
    maxBytes = defaultMaxBytes,
    memory,
  }: { readonly maxBytes?: number | undefined; readonly memory?: BodyMemory | undefined },
): Promise<Readonly<Record<string, unknown>>> {
  const isFile = (name: string): boolean => schema.properties[name]?.['x-file'] === true;
  const members = new Map<string, unknown>();
  const ofJson = new Map<string, unknown>();
  const names = new Set<string>();
  let size = 0;
  const limits = { maxBytes: maxBytes + around, maxTextBytes: around, memory };
  for await (const { name, content } of readParts(request, limits)) {
    if (names.has(name))
      throw new ApiError('INVALID_API_INPUT', `The part ${name.slice(0, 100)} is there twice.`);
    names.add(name);
    const isText = typeof content === 'string';
    if (name === 'json') {
      for (const [member, value] of Object.entries(await readJsonPart(content))) ofJson.set(member, value);
      continue;
    }
    if (isFile(name) && isText)
      throw new ApiError('INVALID_API_INPUT', `The part ${name} must be a file, with a file name.`, {
        fields: [name],
      });
    if (!isText) size += content.size;
    if (size > maxBytes)
      throw new ApiError('PAYLOAD_TOO_LARGE', `Files of more than ${maxBytes} bytes are not taken.`);
    members.set(name, isFile(name) || isText ? content : await content.text());
  }
  return { ...Object.fromEntries(ofJson), ...Object.fromEntries(members) };
}
