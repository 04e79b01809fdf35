import { type ContentPartOptions, canWriteAnywhere, contentMigrations, contentPart } from '@relab/content';
import { type RecordsOptions, recordsMigrations, recordsPart } from '@relab/records';
import {
  type CreatePart,
  createServer,
  hostMigrations,
  type Server,
  type ServerOptions,
} from '@relab/server';
import type { ReadForm, RequestInfo, Route } from '@relab/server/http';

/** Folders of the migrations of the host, of records and of content. */
export const platformMigrations: readonly URL[] = [
  ...hostMigrations,
  ...recordsMigrations,
  contentMigrations,
];

export interface PlatformOptions
  extends Omit<ServerOptions, 'parts'>,
    RecordsOptions,
    Omit<ContentPartOptions, 'objects' | 'files'> {
  /** More routes, such as those of a shop. */
  readonly routes?: readonly Route[];
  /** Folders of migrations beside those of the platform. */
  readonly migrations?: readonly URL[];
  /** Answers what nothing else does. */
  readonly site?: (request: Request, info: RequestInfo, readForm: ReadForm) => Promise<Response>;
}

/** Records and content over the host, as the marketplace puts them together. */
export function createPlatform({ routes = [], migrations = [], site, ...options }: PlatformOptions): Server {
  const files = options.files && { ...options.files, worksOnContent: canWriteAnywhere };
  return createServer({
    ...options,
    parts: [
      recordsPart({ ...options, ...(files && { files }) }),
      contentPart(options),
      { routes, migrations },
      ...(site
        ? [{ fallback: ({ request, info }, readForm) => site(request, info, readForm) } satisfies CreatePart]
        : []),
    ],
  });
}
