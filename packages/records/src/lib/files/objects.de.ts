import type { ObjectTranslation } from '../objects/translation/object-translation.ts';

const file = {
  Title: 'Titel',
  Description: 'Beschreibung',
  FileType: 'Dateityp',
  FileExtension: 'Dateiendung',
  ContentSize: 'Größe',
} as const;

export const documentDe: ObjectTranslation = {
  label: 'Datei',
  labelPlural: 'Dateien',
  fields: { ...file, LatestPublishedVersionId: 'Neueste Version' },
  layouts: { File: 'Datei' },
  listViews: { AllFiles: 'Alle Dateien', MyFiles: 'Meine Dateien' },
};

export const versionDe: ObjectTranslation = {
  label: 'Dateiversion',
  labelPlural: 'Dateiversionen',
  fields: {
    ...file,
    ContentDocumentId: 'Datei',
    PathOnClient: 'Ursprünglicher Dateiname',
    VersionNumber: 'Version',
    IsLatest: 'Neueste',
    Checksum: { label: 'Prüfsumme', help: 'SHA-256.' },
    VersionDataUrl: 'Herunterladen',
  },
  layouts: { Version: 'Version' },
  listViews: { AllVersions: 'Alle Dateiversionen' },
};

export const linkDe: ObjectTranslation = {
  label: 'Dateiverknüpfung',
  labelPlural: 'Dateiverknüpfungen',
  fields: {
    ContentDocumentId: 'Datei',
    LinkedEntityId: 'Verknüpfter Datensatz',
    ShareType: {
      label: 'Freigabe',
      values: { V: 'Ansehen', C: 'Bearbeiten', I: 'Vom Datensatz abgeleitet' },
    },
  },
  layouts: { Link: 'Verknüpfung' },
  listViews: { AllLinks: 'Alle Dateiverknüpfungen' },
};
