/** Where something stands in a query; both count from 1. */
function placeIn(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n');
  return `Row:${lines.length}:Column:${(lines.at(-1) ?? '').length + 1}`;
}

/** A query that cannot be read. The message names the place. */
export class SoqlError extends Error {
  constructor(message: string, text: string, at: number) {
    super(`ERROR at ${placeIn(text, at)}: ${message}`);
    this.name = 'SoqlError';
  }
}
