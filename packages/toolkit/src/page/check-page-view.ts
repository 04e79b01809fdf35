import type { Setting } from '../settings/setting.ts';
import { settingProblem } from '../settings/setting-problem.ts';
import type { Blocks } from './block.ts';
import { namesIn } from './data-expression.ts';
import { MOST_DEPTH } from './depth.ts';
import { type Fields, isFields } from './fields.ts';

/** Something in a page view that will not show as it was meant; `path` leads to it, as in `regions.content[0].attributes.height`. */
export interface ViewProblem {
  readonly path: string;
  readonly message: string;
}

type Tell = (path: string, message: string) => void;

/** Whether what is written will be another value by the time it is read: a text, or a picture or link with texts in it. */
function isBound({ kind }: Setting, value: unknown): boolean {
  const isFilledIn = typeof value === 'string' || ((kind === 'image' || kind === 'link') && isFields(value));
  return isFilledIn && namesIn(value).size > 0;
}

function checkNames(given: Fields, path: string, known: readonly string[], tell: Tell): void {
  for (const name of Object.keys(given))
    if (!known.includes(name))
      tell(path === '' ? name : `${path}.${name}`, `is not known here: use ${known.join(', ') || 'nothing'}`);
}

function checkRegion(components: unknown, path: string, blocks: Blocks, depth: number, tell: Tell): void {
  if (!Array.isArray(components)) tell(path, 'is a list of components');
  else if (components.length > 0 && depth > MOST_DEPTH) tell(path, 'is nested too deep: it is left out');
  else
    components.forEach((component: unknown, index) => {
      checkComponent(component, `${path}[${index}]`, blocks, depth, tell);
    });
}

const componentMembers = ['definition', 'attributes', 'regions', 'when', 'id'];

function checkComponent(component: unknown, path: string, blocks: Blocks, depth: number, tell: Tell): void {
  if (!isFields(component)) {
    tell(path, 'is a component: an object with a definition');
    return;
  }
  const { definition, attributes = {}, regions = {}, when, id } = component;
  checkNames(component, path, componentMembers, tell);
  for (const [name, value] of Object.entries({ when, id }))
    if (value !== undefined && typeof value !== 'string') tell(`${path}.${name}`, 'is text');
  if (typeof definition !== 'string') {
    tell(`${path}.definition`, 'names a block');
    return;
  }
  const block = Object.hasOwn(blocks, definition) ? blocks[definition] : undefined;
  if (block === undefined) {
    tell(`${path}.definition`, `names no block: there is no "${definition}"`);
    return;
  }
  if (isFields(attributes)) {
    checkNames(attributes, `${path}.attributes`, Object.keys(block.settings), tell);
    for (const [name, setting] of Object.entries(block.settings)) {
      const value = attributes[name];
      const problem = isBound(setting, value) ? undefined : settingProblem(setting, value);
      if (problem !== undefined) tell(`${path}.attributes.${name}`, problem);
    }
  } else tell(`${path}.attributes`, 'is an object');
  if (!isFields(regions)) {
    tell(`${path}.regions`, 'is an object of regions');
    return;
  }
  checkNames(regions, `${path}.regions`, block.regions, tell);
  for (const [name, inside] of Object.entries(regions))
    if (block.regions.includes(name)) checkRegion(inside, `${path}.regions.${name}`, blocks, depth + 1, tell);
}

function checkProviders(providers: unknown, tell: Tell): void {
  if (providers === undefined) return;
  if (!isFields(providers)) {
    tell('dataProviders', 'is an object of providers');
    return;
  }
  for (const [name, provider] of Object.entries(providers)) {
    const path = `dataProviders.${name}`;
    if (!isFields(provider)) tell(path, 'is a provider: an object with a definition');
    else {
      checkNames(provider, path, ['definition', 'attributes'], tell);
      if (typeof provider.definition !== 'string') tell(`${path}.definition`, 'names a kind of provider');
      if (provider.attributes !== undefined && !isFields(provider.attributes))
        tell(`${path}.attributes`, 'is an object');
    }
  }
}

/**
 * Everything in a page view that a renderer would leave out, clamp or replace. For authors and for those who store views:
 * rendering itself takes what is there and never fails. What expressions will become is not known here.
 */
export function checkPageView(view: unknown, blocks: Blocks): readonly ViewProblem[] {
  const problems: ViewProblem[] = [];
  const tell: Tell = (path, message) => {
    problems.push({ path, message });
  };
  if (!isFields(view)) return [{ path: '', message: 'is a page view: an object' }];
  checkNames(view, '', ['viewType', 'title', 'dataProviders', 'regions', '$schema'], tell);
  for (const name of ['viewType', 'title'])
    if (typeof view[name] !== 'string' || view[name] === '') tell(name, 'is text');
  if (view.$schema !== undefined && typeof view.$schema !== 'string') tell('$schema', 'is text');
  checkProviders(view.dataProviders, tell);
  const { regions } = view;
  if (!isFields(regions)) tell('regions', 'is an object with the region content');
  else {
    checkNames(regions, 'regions', ['content', 'hidden'], tell);
    checkRegion(regions.content, 'regions.content', blocks, 0, tell);
    if (regions.hidden !== undefined) checkRegion(regions.hidden, 'regions.hidden', blocks, 0, tell);
  }
  return problems;
}
