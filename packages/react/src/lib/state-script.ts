import type { Client } from '@relab/client';
import { dehydrate } from '@relab/client';

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that can stand inside a `<script type="application/json">`, whatever it holds. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (found) => escapes[found] ?? found);
}

/** The client's cache, for the document that it rendered. */
export function stateScript(client: Client): string {
  return scriptJson(dehydrate(client));
}
