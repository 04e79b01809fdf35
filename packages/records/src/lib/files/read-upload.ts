import type { Database } from '@relab/database';
import { ApiError } from '@relab/server/http';
import type { User } from '@relab/server/principal';
import { invalidInput } from '../errors.ts';
import type { RecordsContext } from '../query/records-context.ts';
import type { FileStore } from './file-store.ts';
import { contentFileTypes, type FileType, sniffFileType } from './file-type.ts';

export interface FileSettings {
  readonly store: FileStore;
  /** Names of the accepted types. */
  readonly types: readonly string[];
  /** Who may also upload archives of content and files of translators; nobody by default. */
  readonly worksOnContent?: ((principal: User, database: Database) => Promise<boolean>) | undefined;
}

export interface Upload {
  readonly fileData: Blob;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** D-098: the document of which this is the next version; without it the file is a new document. */
  readonly contentDocumentId?: string;
}

/** A file whose type is accepted. */
export interface NewFile {
  readonly bytes: Uint8Array;
  readonly type: FileType;
  readonly fileName: string;
  readonly title: string | undefined;
  readonly description: string | undefined;
}

const maxTitleLength = 255;
const maxDescriptionLength = 32_768;
const maxNameLength = 500;

/** The name without a path, its end and what no name holds. */
const plainName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/\p{Cc}/gu, '')
    .toWellFormed()
    .slice(-maxNameLength);

/** Throws INVALID_INPUT, and UNSUPPORTED_MEDIA_TYPE for a file of a type that is not accepted from this user. */
export async function readUpload(
  { fileData, title, description }: Upload,
  { types, worksOnContent }: FileSettings,
  principal: User,
  { database, objects }: Pick<RecordsContext, 'database' | 'objects'>,
): Promise<NewFile> {
  const texts = objects.texts.files;
  const trimmed = title?.trim() || undefined;
  if (trimmed !== undefined && trimmed.length > maxTitleLength)
    throw invalidInput(texts.title(maxTitleLength), 'title');
  if (description !== undefined && description.length > maxDescriptionLength)
    throw invalidInput(texts.description(maxDescriptionLength), 'description');
  const bytes = new Uint8Array(await fileData.arrayBuffer());
  if (bytes.byteLength === 0) throw invalidInput(texts.empty, 'fileData');
  const fileName = fileData instanceof File ? plainName(fileData.name) : '';
  const type = sniffFileType(bytes, fileName);
  const file = { bytes, fileName, title: trimmed, description: description || undefined };
  if (type && types.includes(type.name)) return { ...file, type };
  const more = (await worksOnContent?.(principal, database)) ? contentFileTypes : [];
  if (type && more.some((name) => name === type.name)) return { ...file, type };
  throw new ApiError('UNSUPPORTED_MEDIA_TYPE', texts.type([...types, ...more].join(', ')), {
    fields: ['fileData'],
  });
}

export const titleOf = ({ title, fileName }: NewFile): string =>
  title ?? (fileName.replace(/\.[^.]*$/, '').slice(0, maxTitleLength) || 'Untitled');
