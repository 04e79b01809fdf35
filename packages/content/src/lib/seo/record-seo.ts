import type { SeoProperties } from '@relab/contract/content';
import type { FieldValue, RecordRepresentation } from '@relab/contract/records';
import type { ObjectDeclaration } from '@relab/records/objects';
import type { RecordsContext } from '@relab/records/query';
import { readRecord } from '@relab/records/records';
import { ApiError } from '@relab/server/http';
import { notFound } from '../errors.ts';
import { briefText } from './brief-text.ts';
import type { SitePages } from './site-pages.ts';

export interface RecordQuery {
  readonly recordId: string;
  readonly fields: readonly string[];
  readonly language: string;
}

/** Undefined also for what may not be read: the error would tell that the record exists. */
async function readIfAllowed(
  query: { readonly recordId: string; readonly optionalFields: readonly string[] },
  context: RecordsContext,
): Promise<RecordRepresentation | undefined> {
  try {
    return (await readRecord(query.recordId, { optionalFields: query.optionalFields }, context)).value;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return undefined;
    throw error;
  }
}

function fieldAt(record: RecordRepresentation, path: readonly string[]): FieldValue | undefined {
  const [name = '', ...rest] = path;
  const field = Object.hasOwn(record.fields, name) ? record.fields[name] : undefined;
  if (rest.length === 0) return field;
  const value = field?.value;
  return typeof value === 'object' && value !== null
    ? fieldAt(value as RecordRepresentation, rest)
    : undefined;
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Metadata for search engines of a record that the principal may read. */
export async function recordSeo(
  object: ObjectDeclaration,
  { recordId, fields, language }: RecordQuery,
  { pages, baseUrl }: { readonly pages: SitePages; readonly baseUrl: string },
  context: RecordsContext,
): Promise<SeoProperties> {
  const own = (name: string): string =>
    name.startsWith(`${object.apiName}.`) ? name : `${object.apiName}.${name}`;
  const optionalFields = [object.nameField, 'Description', 'UrlName', ...fields].map(own);
  const record = await readIfAllowed({ recordId, optionalFields }, context);
  if (!record) throw notFound();
  const at = (name: string) => fieldAt(record, own(name).split('.').slice(1));
  const text = (name: string): string | null => {
    const value = at(name)?.value;
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const path = pages.record({ objectApiName: object.apiName, recordId, urlName: text('UrlName') });
  const canonicalUrl = path === undefined ? null : new URL(path, baseUrl).href;
  const asGuest = { ...context, principal: { kind: 'guest', guestKey: null, roles: ['guest'] } as const };
  const isPublic =
    path !== undefined &&
    (context.principal.kind === 'guest' ||
      (await readIfAllowed({ recordId, optionalFields: [own(object.nameField)] }, asGuest)) !== undefined);
  const recordName = text(object.nameField) ?? '';
  const shown: Record<string, SeoProperties['fields'][string]> = {};
  const complexFields: Record<string, SeoProperties['complexFields'][string]> = {};
  for (const name of fields) {
    const { value = null, displayValue = null } = at(name) ?? {};
    shown[name] = displayValue ?? (isPlain(value) ? value : null);
    if (displayValue !== null && isPlain(value) && displayValue !== value)
      complexFields[name] = { value, displayValue };
  }
  return {
    title: recordName,
    description: briefText(text('Description'), 'text'),
    customHeadTags: '',
    canonicalUrl,
    hrefLangUrls: canonicalUrl === null ? {} : { [language]: canonicalUrl },
    isSeoIndexed: isPublic,
    recordName,
    objectName: object.apiName,
    fields: shown,
    complexFields,
  };
}
