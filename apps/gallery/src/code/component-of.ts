/** The component that a block of pages is in TSX, and the entry of the toolkit that it comes from. */
export interface BlockComponent {
  readonly name: string;
  readonly entry: string;
}

/** Blocks whose component, or whose entry, is called something else. */
const others: Readonly<Record<string, BlockComponent | undefined>> = {
  link: { name: 'TextLink', entry: 'link' },
  paginator: { name: 'DynamicPaginator', entry: 'paginator' },
  'view-change-notifier': { name: 'ViewChange', entry: 'view-change' },
  // It shows nothing: a site reads it out of the page with `seoOf`.
  'seo-assistant': undefined,
};

/** `text-block` is `TextBlock`. Undefined for a block that is for pages alone. */
export function componentOf(definition: string): BlockComponent | undefined {
  if (Object.hasOwn(others, definition)) return others[definition];
  const name = definition.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  return { name, entry: definition };
}
