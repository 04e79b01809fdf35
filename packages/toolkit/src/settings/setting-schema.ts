import type { Setting } from './setting.ts';

/** JSON Schema (2020-12) of what authors may write for a setting. Expressions are the page's own matter. */
export type Schema = Readonly<Record<string, unknown>>;

const withDefault = (schema: Schema, fallback: unknown): Schema =>
  fallback === undefined ? schema : { ...schema, default: fallback };

/**
 * For tools of authors, which check a page before it is saved; what blocks do with a wrong value is `read` of the
 * setting.
 */
export function settingSchema(setting: Setting): Schema {
  switch (setting.kind) {
    case 'choice':
      return withDefault({ enum: setting.choices }, setting.fallback);
    case 'number': {
      const { min, max, isInteger, unit, fallback, keywords } = setting;
      const limits = { type: isInteger ? 'integer' : 'number', minimum: min, maximum: max };
      const inUnit = unit ? { ...limits, description: `In ${unit}.` } : limits;
      return withDefault(keywords ? { anyOf: [inUnit, { enum: keywords }] } : inUnit, fallback);
    }
    case 'boolean':
      return withDefault({ type: 'boolean' }, setting.fallback);
    case 'pattern':
      return withDefault({ type: 'string', pattern: setting.pattern.source }, setting.fallback);
    case 'text':
    case 'html':
      return { type: 'string' };
    case 'color':
      return { type: 'string', maxLength: 80, description: 'A CSS color or a color of the theme.' };
    case 'image':
      return {
        type: ['object', 'string'],
        description: 'A picture (S-098), or its address alone.',
      };
    case 'link':
      return { type: 'object', required: ['pageReference'], description: 'A link (S-089).' };
    case 'data':
      return {};
  }
}
