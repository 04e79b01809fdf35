import { isRecordId } from '@relab/contract';
import { isLongId } from './long-id.ts';
import type { Masker } from './masker.ts';

/** Data types of fields by `Object.Field`, in lower case. A field that is not among them is masked as a text. */
export type FieldTypes = ReadonlyMap<string, string>;

type Members = Readonly<Record<string, unknown>>;

/** Data types whose values say nothing of anybody by themselves. */
const plain: ReadonlySet<string> = new Set([
  'boolean',
  'int',
  'long',
  'double',
  'currency',
  'percent',
  'picklist',
  'multipicklist',
  'datetime',
  'time',
]);

/** Members of list infos that people write: what a list is called, and what it is filtered by. */
const written: ReadonlySet<string> = new Set(['label', 'operandLabels']);

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isRecord = (
  value: unknown,
): value is Members & { readonly apiName: string; readonly fields: Members } =>
  isMembers(value) && typeof value.apiName === 'string' && isMembers(value.fields) && 'id' in value;

const isListInfo = (value: Members): boolean => 'listReference' in value || 'listUiUrl' in value;

export interface MaskedBodies {
  mask(body: unknown): unknown;
  /** Every text that was masked, and what stands for it. */
  readonly replaced: ReadonlyMap<string, string>;
}

/** Masks bodies of responses. `shortIds` are ids of 15 characters that count as ids wherever they stand. */
export function createMaskedBodies(
  masker: Masker,
  types: FieldTypes,
  shortIds: ReadonlySet<string>,
): MaskedBodies {
  const replaced = new Map<string, string>();

  function noted(original: string, masked: string): string {
    if (original !== '') replaced.set(original, masked);
    return masked;
  }

  const maskIds = (text: string): string =>
    text.replace(/[a-zA-Z0-9]{15,18}/g, (word) =>
      isLongId(word) || shortIds.has(word) ? masker.id(word) : word,
    );

  const maskEmails = (text: string): string =>
    text.replace(/[^\s@<>"'(),;:/?=&]+@[^\s@<>"'(),;:/?=&]+\.\w+/g, (email) =>
      noted(email, masker.email(email)),
    );

  /** What somebody searched for, in an address. */
  const maskSearches = (text: string): string =>
    text.replace(/([?&](?:q|searchTerm|where)=)([^&#]+)/g, (_, name: string, value: string) => {
      const original = new URLSearchParams(`q=${value}`).get('q') ?? '';
      return name + encodeURIComponent(noted(original, masker.text(original)));
    });

  function maskText(text: string, type: string): string {
    if (text === '') return text;
    if (type === 'email') return noted(text, masker.email(text));
    if (type === 'url' || type === 'imageurl') return noted(text, masker.url(text));
    if (type === 'date') return noted(text, masker.date(text));
    if (type === 'reference' && isRecordId(text)) return masker.id(text);
    if (type === 'richtextarea' || /<\w+[^>]*>/.test(text)) return noted(text, masker.richText(text));
    return noted(text, masker.text(text));
  }

  /** Of a field whose data type is not plain: all texts in it, and all numbers, which are places. */
  function maskDeep(value: unknown, type: string): unknown {
    if (typeof value === 'string') return maskText(value, type);
    if (typeof value === 'number') return 0;
    if (Array.isArray(value)) return value.map((item) => maskDeep(item, type));
    if (isRecord(value)) return maskValue(value);
    if (!isMembers(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, maskDeep(member, type)]));
  }

  function maskField(name: string, type: string, field: unknown): unknown {
    if (!isMembers(field)) return field;
    const { value, displayValue } = field;
    if (plain.has(type)) {
      const isPlace = /(?:latitude|longitude)(?:__s)?$/i.test(name) && value !== null;
      return isPlace ? { ...field, value: 0, displayValue: null } : field;
    }
    const masked = maskDeep(value, type);
    // What is shown of a day is written in the reader's language, and says the day.
    const shown =
      typeof displayValue !== 'string'
        ? displayValue
        : type === 'date'
          ? masked
          : maskDeep(displayValue, 'string');
    return { ...field, value: masked, displayValue: shown };
  }

  function maskFields(apiName: string, fields: Members): Members {
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const type = types.get(`${apiName}.${name}`) ?? (/Id$|Id__c$/.test(name) ? 'reference' : 'string');
        return [name, maskField(name, type, field)];
      }),
    );
  }

  function maskMember(name: string, value: unknown, isList: boolean): unknown {
    if (name === 'eTag' && typeof value === 'string') return masker.checksum(value);
    if (isList && written.has(name)) return maskDeep(value, 'string');
    return maskValue(value);
  }

  function maskValue(value: unknown): unknown {
    if (typeof value === 'string') return maskEmails(maskSearches(maskIds(value)));
    if (Array.isArray(value)) return value.map(maskValue);
    if (!isMembers(value)) return value;
    const { fields, ...rest } = value;
    const isList = isListInfo(value);
    const members = Object.entries(isRecord(value) ? rest : value).map(([name, member]) => [
      maskIds(name),
      maskMember(name, member, isList),
    ]);
    return {
      ...Object.fromEntries(members),
      ...(isRecord(value) ? { fields: maskFields(value.apiName, fields as Members) } : {}),
    };
  }

  return { mask: maskValue, replaced };
}
