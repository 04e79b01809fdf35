import { type DeclaredTable, declareTable, json, type TableOf } from '@relab/database';

const managedContentGlossaryTermTable = declareTable('managed_content_glossary_term', {
  id: 'text',
  space_id: 'text',
  term: 'text',
  translations: json<Readonly<Record<string, string>>>(),
  note: 'text null',
  created_date: 'timestamptz',
  created_by_id: 'text null',
  last_modified_date: 'timestamptz',
  last_modified_by_id: 'text null',
});

/** What terms are called in the languages of a space. */
export const glossaryTables: readonly DeclaredTable[] = [managedContentGlossaryTermTable];

declare module '@relab/database/tables' {
  interface Tables {
    readonly managed_content_glossary_term: TableOf<typeof managedContentGlossaryTermTable>;
  }
}
