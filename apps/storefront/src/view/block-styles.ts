import { definitionsIn } from './definitions-in.ts';

type ClassNames = Readonly<Record<string, string>>;

/** By path: `…/flexible-block/flexible-block.module.css`. */
const texts = import.meta.glob<string>('../../../../packages/toolkit/src/*/*.module.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const classNames = import.meta.glob<ClassNames>('../../../../packages/toolkit/src/*/*.module.css', {
  import: 'default',
  eager: true,
});

/** A sheet with the classes that blocks write: the build names those of one that is imported as a text by another hash. */
const withClassNames = (text: string, names: ClassNames): string =>
  text.replace(/\.[\w-]{6}_([\w-]+)/g, (written, name: string) =>
    names[name] ? `.${names[name]}` : written,
  );

const sheets = Object.entries(texts).map(
  ([path, text]) => [path, withClassNames(text, classNames[path] ?? {})] as const,
);

/** Blocks that pages made in code use: their styles are in the sheet of every page. */
const inEveryPage = new Set([
  ...['button', 'card', 'column', 'overlap-layout', 'paginator', 'repeating-grid', 'responsive-image'],
  ...['rich-text', 'section', 'text-block', 'tile'],
]);

/** The styles of the blocks of a view that the site's own sheet does not have; undefined where there are none. */
export function blockStyles(view: unknown): string | undefined {
  const used = [...definitionsIn(view)].filter((name) => !inEveryPage.has(name));
  const needed = sheets
    .filter(([path]) => used.some((name) => path.includes(`/${name}/`)))
    .map(([, text]) => text);
  return needed.length > 0 ? needed.join('') : undefined;
}
