/**
 * Of a page that only the server can render: the browser fetches it as a document. Its address is in the window already when
 * `load` runs. What it returns never comes: the document goes.
 */
export function loadAnew(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}
