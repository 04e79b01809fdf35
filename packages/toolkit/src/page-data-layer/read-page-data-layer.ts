import { PAGE_DATA_ATTRIBUTE, type PageData, pageDataOf } from './page-data.ts';

declare global {
  interface DocumentEventMap {
    pagedatalayer: CustomEvent<PageData>;
  }
}

/** S-037, C-034: the data layer of a page; undefined without a readable one. */
export function readPageDataLayer(document: ParentNode): PageData | undefined {
  const written = document.querySelector(`script[${PAGE_DATA_ATTRIBUTE}]`)?.textContent;
  if (!written) return undefined;
  try {
    const input: unknown = JSON.parse(written);
    return typeof input === 'object' && input !== null ? pageDataOf(input) : undefined;
  } catch {
    return undefined;
  }
}
