import { addresses } from './addresses.ts';
import { handlers } from './handlers.ts';
import { mutations } from './mutations.ts';
import { scripts } from './scripts.ts';

/** Markup that runs something where it is shown as it is, or where it was cleaned badly. */
export interface HostileMarkup {
  /** Unique, to say which one it was. */
  readonly name: string;
  readonly html: string;
}

const kinds = { scripts, handlers, addresses, mutations };

/** Every known way by which text becomes script: each sanitiser and each page is tested with them. */
export const hostileMarkup: readonly HostileMarkup[] = Object.entries(kinds).flatMap(([kind, list]) =>
  list.map((html, index) => ({ name: `${kind} ${index + 1}`, html })),
);

/** The same cut up at its tags, quotes and comments: put together at random, it makes up ways that nobody thought of. */
export const hostilePieces: readonly string[] = [
  ...new Set(
    hostileMarkup
      .filter(({ html }) => html.length < 400)
      .flatMap(({ html }) => html.match(/<[^<>]*>?|[^<>]+|>/g) ?? []),
  ),
];
