import type { CommerceOptions } from '@relab/commerce';
import type { OpenSearch } from '@relab/commerce/opensearch';
import type { FileStore } from '@relab/records/files';
import type { Route } from '@relab/server/http';
import type { IdentityOptions } from '@relab/server/identity';
import type { RetentionRule } from '@relab/server/jobs';
import type { Load } from '@relab/server/load';
import type { NoticeKeys } from '@relab/server/mail';
import type { Media, PictureProcesses } from '@relab/server/media';
import type { OpenReadReplica } from '@relab/server/replica';
import type { BackupFacts, ProcessEntry } from '@relab/server/setup';
import type { ByteStores } from './byte-stores.ts';
import type { Databases } from './open-database.ts';

/** What requests and jobs share. */
export interface Services {
  readonly databases: Databases;
  readonly identity: IdentityOptions;
  readonly stores: ByteStores;
  readonly documents: FileStore;
  readonly shop: CommerceOptions;
  /** The service that finds listings; undefined where the catalogue is in memory. */
  readonly search: OpenSearch | undefined;
  /** One and the same for requests and for notices: the catalogue is in memory once. */
  readonly shopRoutes: readonly Route[];
  readonly media: Media;
  readonly pictures: PictureProcesses;
  readonly noticeKeys: NoticeKeys;
  /** Of this process among all. */
  readonly processEntry: Pick<ProcessEntry, 'reportWith'>;
  /** The backups that the installation makes by itself; undefined where it makes none. */
  readonly backups: (() => Promise<BackupFacts>) | undefined;
  /** What is removed after its time. */
  readonly retention: readonly RetentionRule[];
}

/** The same for a process that serves visitors. */
export interface ServingServices extends Services {
  /** How this process stands; undefined where it serves everybody, however much that is. */
  readonly load: (() => Load) | undefined;
  /** A standby that some reads go to. */
  readonly replica: OpenReadReplica | undefined;
}
