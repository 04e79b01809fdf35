import type { LayoutUserState, RecordLayout } from '@relab/contract/records';
import { badRequest } from '@relab/server/http';
import { sql } from 'kysely';
import { accessDenied } from '../errors.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { type Tagged, withETag } from '../query/represent.ts';
import { type LayoutConfig, readLayout } from './layout.ts';

type CollapsedSections = Readonly<Record<string, { readonly collapsed: boolean }>>;

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

function stateOf(
  { id, sections }: RecordLayout,
  stored: ReadonlyMap<string, boolean>,
): Tagged<LayoutUserState> {
  const sectionUserStates = Object.fromEntries(
    sections.map((section) => [section.id, { collapsed: stored.get(section.id) ?? false, id: section.id }]),
  );
  return withETag({ id: id ?? '', sectionUserStates });
}

/**
 * What the caller has collapsed of these layouts, by layout id. One statement, none for guests: nothing of theirs is stored.
 * Layouts of several modes have sections in common, so their states are merged.
 */
export async function layoutStates(
  layouts: readonly RecordLayout[],
  context: RecordsContext,
): Promise<Readonly<Record<string, Tagged<LayoutUserState>>>> {
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
  config: LayoutConfig,
  context: RecordsContext,
): Promise<Tagged<LayoutUserState>> {
  const layout = readLayout(config, context);
  const ids = layout.sections.map(({ id }) => id);
  return stateOf(layout, await storedStates(ids, context));
}

/**
 * Stores what the caller collapses; sections that are not named stay as they are. Two statements. Throws INVALID_API_INPUT
 * for a section that the layout does not have or that cannot be collapsed, INSUFFICIENT_ACCESS for guests.
 */
export async function writeLayoutUserState(
  { sectionUserStates, ...config }: LayoutConfig & { readonly sectionUserStates: CollapsedSections },
  context: RecordsContext,
): Promise<Tagged<LayoutUserState>> {
  const { database, principal } = context;
  const { sections } = readLayout(config, context);
  const states = Object.entries(sectionUserStates);
  for (const [id] of states) {
    if (sections.some((section) => section.id === id && section.collapsible)) continue;
    throw badRequest(`This layout has no section ${id.slice(0, 40)} that can be folded.`);
  }
  if (principal.kind === 'guest') throw accessDenied('Sign in first: what guests fold is not kept.');
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
  return await readLayoutUserState(config, context);
}
