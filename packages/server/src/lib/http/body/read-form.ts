import { unsupportedBody } from './body-error.ts';
import type { BodyMemory } from './body-memory.ts';
import { readParts } from './read-parts.ts';
import { isUrlencoded, maxUrlencodedBytes, readUrlencoded } from './read-urlencoded.ts';

/** Files that a page's form may bring. */
export interface FormUploads {
  /** Of the form with all its files. */
  readonly maxBytes: number;
  readonly maxFiles: number;
}

/** Reads the form that was posted to a page; without `uploads` it can bring no files. Rejects with an `ApiError`. */
export type ReadForm = (uploads?: FormUploads) => Promise<FormData>;

/** What reads the form of one request, whose bytes count in `memory`. */
export const formReader =
  (request: Request, memory: BodyMemory): ReadForm =>
  async (uploads) => {
    const form = new FormData();
    if (isUrlencoded(request)) {
      for (const [name, value] of await readUrlencoded(request, { memory })) form.append(name, value);
      return form;
    }
    if (!uploads) throw unsupportedBody('This page takes forms without files only.');
    const limits = { ...uploads, maxTextBytes: maxUrlencodedBytes, memory };
    for await (const { name, content } of readParts(request, limits)) form.append(name, content);
    return form;
  };
