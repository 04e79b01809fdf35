/** What markup may be made of. */
export interface AllowedMarkup {
  readonly tags: readonly string[];
  /** Elements that have no end. */
  readonly voids: readonly string[];
  /** Whether an element may have an attribute with this value, references in it read. */
  readonly attribute: (tag: string, name: string, value: string) => boolean;
}

const references: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const readValue = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (found, name: string) => references[name] ?? found);

const parts = /<\/([a-z][a-z0-9]*)>|<([a-z][a-z0-9]*)((?: [a-z]+(?:="[^"<>]*")?)*)(?: \/)?>|[^<>]+|[<>]/g;

/**
 * What in markup is not as strictly written as sanitised markup is: tags and attributes that are not allowed, anything that
 * begins like a tag and is none, ends without a beginning. Strict where browsers are lenient: what a browser would have to
 * mend is a fault.
 */
export function markupFaults(html: string, allowed: AllowedMarkup): readonly string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [part, closed, opened, attributes = ''] of html.matchAll(parts)) {
    if (closed !== undefined) {
      if (open.pop() !== closed) faults.push(`${part} ends nothing`);
    } else if (opened !== undefined) {
      if (!allowed.tags.includes(opened)) faults.push(`${part} is not allowed`);
      if (!allowed.voids.includes(opened)) open.push(opened);
      for (const [, name = '', value = ''] of attributes.matchAll(/ ([a-z]+)(?:="([^"]*)")?/g))
        if (!allowed.attribute(opened, name, readValue(value)))
          faults.push(`${part}: ${name} is not allowed`);
    } else if (part === '<' || part === '>') faults.push(`${part} stands for itself`);
  }
  return [...faults, ...open.map((name) => `<${name}> has no end`)];
}
