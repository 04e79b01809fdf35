import * as texts from './texts.ts';

/** What became of the rights of a role, which the server notes as `sfdc_cms__news: +publish -delete`. */
export function rightsDetail(detail: string, typeNames: ReadonlyMap<string, string>): string {
  const [, type, flags = ''] = /^(?:(.*): )?(.*)$/.exec(detail) ?? [];
  const words = flags.split(' ').map((flag) => {
    const name = texts.flags[flag.slice(1)] ?? flag.slice(1);
    return flag.startsWith('+') ? texts.given(name) : texts.taken(name);
  });
  return [...(type === undefined ? [] : [typeNames.get(type) ?? type]), ...words].join(', ');
}
