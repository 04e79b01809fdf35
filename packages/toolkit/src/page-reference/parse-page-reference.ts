import type { PageReference, PageState } from './page-reference.ts';

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function text(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

function stateOf(value: unknown): { state?: PageState } {
  const entries = Object.entries(fieldsOf(value)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return entries.length > 0 ? { state: Object.fromEntries(entries) } : {};
}

function optional(fields: Fields, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, text(fields, name)]).filter(([, value]) => value !== ''),
  );
}

/**
 * Reads a page reference out of content. Missing attributes become empty (S-091), an unknown type becomes a web page
 * (S-180). Never throws; whether the result can be opened is for `isValidPageReference` to say.
 */
export function parsePageReference(value: unknown): PageReference {
  const input = fieldsOf(value);
  const from = fieldsOf(input.attributes);
  const state = stateOf(input.state);
  const objectApiName = text(from, 'objectApiName');
  switch (input.type) {
    case 'standard__managedContentPage': {
      const attributes = {
        contentTypeName: text(from, 'contentTypeName'),
        contentKey: text(from, 'contentKey'),
      };
      return { type: input.type, attributes, ...state };
    }
    case 'standard__recordPage': {
      const keys = optional(from, 'recordId', 'urlName', 'urlPath', 'actionName');
      return { type: input.type, attributes: { objectApiName, ...keys }, ...state };
    }
    case 'comm__namedPage':
      return { type: input.type, attributes: { name: text(from, 'name') }, ...state };
    case 'standard__recordRelationshipPage': {
      const keys = {
        recordId: text(from, 'recordId'),
        relationshipApiName: text(from, 'relationshipApiName'),
      };
      return {
        type: input.type,
        attributes: { objectApiName, ...keys, ...optional(from, 'actionName') },
        ...state,
      };
    }
    case 'standard__objectPage':
      return { type: input.type, attributes: { objectApiName, ...optional(from, 'actionName') }, ...state };
    case 'standard__search':
      return { type: input.type, ...state };
    default:
      return { type: 'standard__webPage', attributes: { url: text(from, 'url') }, ...state };
  }
}
