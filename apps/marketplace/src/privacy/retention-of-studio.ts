import type { RetentionDeclaration, Texts } from './retention-line.ts';

const ended: Texts = { en: 'after its end', de: 'nach dem Ende' };

/** What authors leave behind. */
export const studioLines: readonly RetentionDeclaration[] = [
  {
    id: 'contents',
    what: { en: 'Contents, media and their spaces', de: 'Inhalte, Medien und ihre Bereiche' },
    reason: { en: 'they are what the pages show', de: 'sie stehen auf den Seiten' },
    places: [
      ...['managed_content', 'managed_content_variant', 'managed_content_reference', 'managed_content_term'],
      ...[
        'managed_content_search',
        'managed_content_word',
        'managed_content_web_url',
        'managed_content_approval',
      ],
      ...['managed_content_comment', 'managed_content_mention', 'managed_content_workflow_state'],
      ...[
        'managed_content_space',
        'managed_content_space_channel',
        'managed_content_channel',
        'managed_content_folder',
      ],
      ...['managed_content_folder_share', 'managed_content_collaborator', 'managed_content_glossary_term'],
      ...['managed_content_task', 'managed_content_role_rights'],
      ...['managed_content_view', 'delivered_content', 'delivered_content_search', 'content_type'],
      ...['content_taxonomy', 'content_taxonomy_term', 'media', 'media_turn', 'media/'],
    ],
    until: {
      en: 'until somebody deletes it; then 30 days in the trash',
      de: 'bis es jemand löscht; dann 30 Tage im Papierkorb',
    },
  },
  {
    id: 'content-trash',
    what: { en: 'Deleted contents', de: 'Gelöschte Inhalte' },
    reason: { en: 'so that they can be restored', de: 'damit sie wiederhergestellt werden können' },
    places: ['deleted_managed_content', 'deleted_managed_content_row'],
    until: { length: 30, unit: 'day', since: { en: 'after the deletion', de: 'nach dem Löschen' } },
  },
  {
    id: 'content-versions',
    what: { en: 'Superseded versions of contents', de: 'Überholte Versionen von Inhalten' },
    reason: { en: 'to compare and to restore', de: 'zum Vergleichen und Wiederherstellen' },
    places: ['managed_content_version'],
    until: {
      ...{ length: 1_095, unit: 'day', since: { en: 'after it was made', de: 'nach dem Anlegen' } },
      setting: { name: 'RELAB_CONTENT_VERSION_DAYS', min: 0, max: 36_500 },
    },
  },
  {
    id: 'content-autosaves',
    what: { en: 'What authors typed and did not save', de: 'Ungespeicherte Eingaben von Autoren' },
    reason: { en: 'so that nothing typed is lost', de: 'damit nichts verloren geht' },
    places: ['managed_content_autosave'],
    until: {
      ...{ length: 180, unit: 'day', since: { en: 'after the last input', de: 'nach der letzten Eingabe' } },
      setting: { name: 'RELAB_AUTOSAVE_DAYS', min: 1, max: 3_650 },
    },
  },
  {
    id: 'content-activity',
    what: { en: 'Who did what in spaces', de: 'Wer in Bereichen was getan hat' },
    reason: { en: 'to find out how something came about', de: 'um nachzuvollziehen, wie etwas zustande kam' },
    places: ['managed_content_activity'],
    until: {
      ...{ length: 730, unit: 'day', since: { en: 'after it was done', de: 'danach' } },
      setting: { name: 'RELAB_ACTIVITY_DAYS', min: 0, max: 36_500 },
    },
  },
  {
    id: 'content-uploads',
    what: { en: 'Unfinished uploads of pictures and PDFs', de: 'Unfertige Uploads von Bildern und PDFs' },
    reason: { en: 'so that they can be finished', de: 'damit sie fortgesetzt werden können' },
    places: ['managed_content_upload', 'managed_content_upload_part'],
    until: { length: 1, unit: 'day', since: { en: 'after it began', de: 'nach dem Beginn' } },
  },
  {
    id: 'content-presence',
    what: { en: 'Who has a content open', de: 'Wer einen Inhalt geöffnet hat' },
    reason: { en: 'so that two do not write at once', de: 'damit nicht zwei gleichzeitig schreiben' },
    places: ['managed_content_presence'],
    until: {
      length: 1,
      unit: 'hour',
      since: { en: 'after the last sign of life', de: 'nach dem letzten Lebenszeichen' },
    },
  },
  {
    id: 'deployments',
    what: { en: 'Deployments that are over', de: 'Abgeschlossene Veröffentlichungen' },
    reason: { en: 'to say who published what', de: 'um zu sagen, wer was veröffentlicht hat' },
    places: ['managed_content_deployment', 'managed_content_deployment_item'],
    until: {
      ...{ length: 730, unit: 'day', since: ended },
      setting: { name: 'RELAB_DEPLOYMENT_DAYS', min: 0, max: 36_500 },
    },
  },
  {
    id: 'content-job-files',
    what: {
      en: 'Files of exports, imports and translations',
      de: 'Dateien von Exporten, Importen und Übersetzungen',
    },
    reason: { en: 'so that they can be fetched', de: 'damit sie abgeholt werden können' },
    places: ['managed_content_job_body', 'content_document', 'content_version', 'files/'],
    until: { length: 30, unit: 'day', since: ended },
  },
  {
    id: 'content-jobs',
    what: { en: 'Exports, imports and translations', de: 'Exporte, Importe und Übersetzungen' },
    reason: { en: 'to say how they ended', de: 'um zu sagen, wie sie ausgingen' },
    places: ['managed_content_job'],
    until: {
      ...{ length: 365, unit: 'day', since: ended },
      setting: { name: 'RELAB_CONTENT_JOB_DAYS', min: 30, max: 3_650 },
    },
  },
];
