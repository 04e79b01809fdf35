import type { Client } from '@relab/client';

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** The client's cache as JSON that can stand inside a `<script type="application/json">`, whatever it holds. */
export function stateScript(client: Client): string {
  return JSON.stringify(client.dehydrate()).replace(/[<\u2028\u2029]/g, (found) => escapes[found] ?? found);
}
