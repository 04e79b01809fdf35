import type { Setting } from '../settings/setting.ts';
import { settingProblem } from '../settings/setting-problem.ts';
import type { Blocks } from './block.ts';
import { namesIn } from './data-expression.ts';
import { MAX_DEPTH } from './depth.ts';
import { type Fields, isFields } from './fields.ts';

/** Something in a page view that will not show as it was meant; `path` leads to it, as in `regions.content[0].attributes.height`. */
export interface ViewProblem {
  readonly path: string;
  readonly message: string;
}

type Report = (path: string, message: string) => void;

/** Whether what is written will be another value by the time it is read: a text, or a picture or link with texts in it. */
function isBound({ kind }: Setting, value: unknown): boolean {
  const isFilledIn = typeof value === 'string' || ((kind === 'image' || kind === 'link') && isFields(value));
  return isFilledIn && namesIn(value).size > 0;
}

function checkNames(input: Fields, path: string, allowed: readonly string[], report: Report): void {
  for (const name of Object.keys(input))
    if (!allowed.includes(name))
      report(
        path === '' ? name : `${path}.${name}`,
        `is not known here: use ${allowed.join(', ') || 'nothing'}`,
      );
}

function checkRegion(components: unknown, path: string, blocks: Blocks, depth: number, report: Report): void {
  if (!Array.isArray(components)) report(path, 'is a list of components');
  else if (components.length > 0 && depth > MAX_DEPTH) report(path, 'is nested too deep: it is left out');
  else
    components.forEach((component: unknown, index) => {
      checkComponent(component, `${path}[${index}]`, blocks, depth, report);
    });
}

const componentMembers = ['definition', 'attributes', 'regions', 'when', 'id'];

function checkComponent(
  component: unknown,
  path: string,
  blocks: Blocks,
  depth: number,
  report: Report,
): void {
  if (!isFields(component)) {
    report(path, 'is a component: an object with a definition');
    return;
  }
  const { definition, attributes = {}, regions = {}, when, id } = component;
  checkNames(component, path, componentMembers, report);
  for (const [name, value] of Object.entries({ when, id }))
    if (value !== undefined && typeof value !== 'string') report(`${path}.${name}`, 'is text');
  if (typeof definition !== 'string') {
    report(`${path}.definition`, 'names a block');
    return;
  }
  const block = Object.hasOwn(blocks, definition) ? blocks[definition] : undefined;
  if (block === undefined) {
    report(`${path}.definition`, `names no block: there is no "${definition}"`);
    return;
  }
  if (isFields(attributes)) {
    checkNames(attributes, `${path}.attributes`, Object.keys(block.settings), report);
    for (const [name, setting] of Object.entries(block.settings)) {
      const value = attributes[name];
      const problem = isBound(setting, value) ? undefined : settingProblem(setting, value);
      if (problem !== undefined) report(`${path}.attributes.${name}`, problem);
    }
  } else report(`${path}.attributes`, 'is an object');
  if (!isFields(regions)) {
    report(`${path}.regions`, 'is an object of regions');
    return;
  }
  checkNames(regions, `${path}.regions`, block.regions, report);
  for (const [name, inside] of Object.entries(regions))
    if (block.regions.includes(name))
      checkRegion(inside, `${path}.regions.${name}`, blocks, depth + 1, report);
}

function checkProviders(providers: unknown, report: Report): void {
  if (providers === undefined) return;
  if (!isFields(providers)) {
    report('dataProviders', 'is an object of providers');
    return;
  }
  for (const [name, provider] of Object.entries(providers)) {
    const path = `dataProviders.${name}`;
    if (!isFields(provider)) report(path, 'is a provider: an object with a definition');
    else {
      checkNames(provider, path, ['definition', 'attributes'], report);
      if (typeof provider.definition !== 'string') report(`${path}.definition`, 'names a kind of provider');
      if (provider.attributes !== undefined && !isFields(provider.attributes))
        report(`${path}.attributes`, 'is an object');
    }
  }
}

/**
 * Everything in a page view that a renderer would leave out, clamp or replace. For authors and for those who store views:
 * rendering itself uses what is valid and never fails. The values of expressions are not known here.
 */
export function checkPageView(view: unknown, blocks: Blocks): readonly ViewProblem[] {
  const problems: ViewProblem[] = [];
  const report: Report = (path, message) => {
    problems.push({ path, message });
  };
  if (!isFields(view)) return [{ path: '', message: 'is a page view: an object' }];
  checkNames(view, '', ['viewType', 'title', 'dataProviders', 'regions', '$schema'], report);
  for (const name of ['viewType', 'title'])
    if (typeof view[name] !== 'string' || view[name] === '') report(name, 'is text');
  if (view.$schema !== undefined && typeof view.$schema !== 'string') report('$schema', 'is text');
  checkProviders(view.dataProviders, report);
  const { regions } = view;
  if (!isFields(regions)) report('regions', 'is an object with the region content');
  else {
    checkNames(regions, 'regions', ['content', 'hidden'], report);
    checkRegion(regions.content, 'regions.content', blocks, 0, report);
    if (regions.hidden !== undefined) checkRegion(regions.hidden, 'regions.hidden', blocks, 0, report);
  }
  return problems;
}
