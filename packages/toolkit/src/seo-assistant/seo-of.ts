import { bindData, expressionsIn, fillIn, type Scope, valueAt } from '../page/data-expression.ts';
import { isVisible } from '../page/visibility.ts';
import { escapeText } from '../rich-text/character-references.ts';
import { readText } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { ReadSettings } from '../settings/setting.ts';
import { SEO_ASSISTANT, seoAssistantSettings } from './seo-assistant-definition.ts';

/** A page's settings for its document's head. Title and description are text, the head tags HTML; each may be empty. */
export type Seo = ReadSettings<typeof seoAssistantSettings>;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (input: unknown): Fields =>
  typeof input === 'object' && input !== null ? { ...input } : {};

/** C-154: what stands there is HTML and stays; a value inside it is text, one that is the whole is the HTML. */
function headTagsOf(input: unknown, scope: Scope): string {
  const html = readText(input);
  const [path] = expressionsIn(html);
  return path !== undefined && html === `{!${path}}`
    ? readText(valueAt(path, scope))
    : fillIn(html, scope, escapeText);
}

/** The attributes of the first assistant in a view's hidden region that is there. */
function assistantOf(view: unknown, scope: Scope): Fields | undefined {
  const { hidden } = fieldsOf(fieldsOf(view).regions);
  const components = Array.isArray(hidden) ? hidden.map(fieldsOf) : [];
  const assistant = components.find((one) => one.definition === SEO_ASSISTANT && isVisible(one.when, scope));
  return assistant && fieldsOf(assistant.attributes);
}

/** The texts of a view's assistant as they are written, for `seoFieldsIn`. */
export function seoTexts(view: unknown, scope: Scope): readonly string[] {
  const texts = Object.values(assistantOf(view, scope) ?? {});
  return texts.filter((text) => typeof text === 'string');
}

/**
 * S-035, C-032: the settings of the first search-engine assistant in a view's hidden region, with expressions replaced, for a site to
 * put into the head of the document, on the server too. Undefined when there is none. The view is not trusted.
 */
export function seoOf(view: unknown, scope: Scope): Seo | undefined {
  const assistant = assistantOf(view, scope);
  if (assistant === undefined) return undefined;
  const { customHeadTags, ...others } = assistant;
  return readSettings('SeoAssistant', seoAssistantSettings, {
    ...fieldsOf(bindData(others, scope)),
    customHeadTags: headTagsOf(customHeadTags, scope),
  });
}
