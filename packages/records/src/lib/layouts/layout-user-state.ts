import type { LayoutUserState, RecordLayout } from '@relab/contract/records';
import { ApiError } from '@relab/server/http';
import { sql } from 'kysely';
import type { RecordsContext } from '../query/records-context.ts';
import { eTagOf } from '../query/represent.ts';
import { type LayoutChoice, readLayout } from './layout.ts';

export type TaggedState = LayoutUserState & { readonly eTag: string };
type Folded = Readonly<Record<string, { readonly collapsed: boolean }>>;

async function storedStates(
  sectionIds: readonly string[],
  { database, principal }: RecordsContext,
): Promise<ReadonlyMap<string, boolean>> {
  if (principal.kind === 'guest' || sectionIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('relab_layout_state')
    .select(['section_id', 'collapsed'])
    .where('user_id', '=', principal.userId)
    .where('section_id', '=', sql<string>`any(${sectionIds})`)
    .execute();
  return new Map(rows.map((row) => [row.section_id, row.collapsed]));
}

function stateOf({ id, sections }: RecordLayout, stored: ReadonlyMap<string, boolean>): TaggedState {
  const sectionUserStates = Object.fromEntries(
    sections.map((section) => [section.id, { collapsed: stored.get(section.id) ?? false, id: section.id }]),
  );
  const state = { id: id ?? '', sectionUserStates };
  return { ...state, eTag: eTagOf(state) };
}

/**
 * What the caller has folded of these layouts, by layout id. One statement, none for guests: they have nothing folded.
 * Layouts of several modes have sections in common, so that their states are put together.
 */
export async function layoutStates(
  layouts: readonly RecordLayout[],
  context: RecordsContext,
): Promise<Readonly<Record<string, TaggedState>>> {
  const ids = new Set(layouts.flatMap(({ sections }) => sections.map(({ id }) => id)));
  const stored = await storedStates([...ids], context);
  const byId = Map.groupBy(layouts, ({ id }) => id ?? '');
  return Object.fromEntries(
    [...byId].flatMap(([id, own]) => {
      const [first] = own;
      if (!first) return [];
      return [[id, stateOf({ ...first, sections: own.flatMap(({ sections }) => sections) }, stored)]];
    }),
  );
}

/** D-056, D-183, D-184. One statement. Throws as `readLayout` does. */
export async function readLayoutUserState(
  objectApiName: string,
  choice: LayoutChoice,
  context: RecordsContext,
): Promise<TaggedState> {
  const layout = readLayout(objectApiName, choice, context);
  return stateOf(
    layout,
    await storedStates(
      layout.sections.map(({ id }) => id),
      context,
    ),
  );
}

/**
 * Keeps what the caller folds; sections that are not named stay as they are. Two statements. Throws INVALID_API_INPUT
 * for a section that the layout does not have or that cannot be folded, INSUFFICIENT_ACCESS for guests.
 */
export async function writeLayoutUserState(
  objectApiName: string,
  choice: LayoutChoice,
  folded: Folded,
  context: RecordsContext,
): Promise<TaggedState> {
  const { database, principal } = context;
  const { sections } = readLayout(objectApiName, choice, context);
  for (const id of Object.keys(folded)) {
    if (sections.some((section) => section.id === id && section.collapsible)) continue;
    throw new ApiError(
      'INVALID_API_INPUT',
      `This layout has no section ${id.slice(0, 40)} that can be folded.`,
    );
  }
  if (principal.kind === 'guest') {
    throw new ApiError('INSUFFICIENT_ACCESS', 'Sign in first: what guests fold is not kept.');
  }
  const states = Object.entries(folded);
  if (states.length > 0) {
    await database
      .insertInto('relab_layout_state')
      .values(states.map(([id, { collapsed }]) => ({ user_id: principal.userId, section_id: id, collapsed })))
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'section_id'])
          .doUpdateSet(({ ref }) => ({ collapsed: ref('excluded.collapsed') })),
      )
      .execute();
  }
  return await readLayoutUserState(objectApiName, choice, context);
}
