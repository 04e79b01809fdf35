import { canWriteAnywhere, contentPart } from '@relab/content';
import { apiVersion } from '@relab/contract';
import { createSharedReads } from '@relab/pages/server';
import { recordsPart } from '@relab/records';
import { countFiles } from '@relab/records/files';
import { createServer, type Server } from '@relab/server';
import { retentionRoutes } from '@relab/server/administration';
import { isEncrypted, isSafe, readCookies } from '@relab/server/http';
import { sessionCookie } from '@relab/server/identity';
import { noticeRoutes } from '@relab/server/mail';
import { mediaRoutes } from '@relab/server/media';
import { currentRequestId } from '@relab/server/observability';
import { renderMode } from '@relab/storefront';
import { contentProviders } from '@relab/storefront/addresses';
import manifest from '../../package.json' with { type: 'json' };
import { createHttpLanguageModel } from '../assist/http-language-model.ts';
import { crawlerFiles } from '../crawlers/crawler-files.ts';
import { createMentionMails } from '../mentions/notify-mention.ts';
import { createTaskMails } from '../mentions/notify-task.ts';
import { noticeKinds } from '../notices/notice-kinds.ts';
import { migrations, objects } from '../objects/objects.ts';
import { officeRoutes } from '../overview/office-routes.ts';
import { type AccessLog, createAccessLog } from '../privacy/access/access-log.ts';
import { accessRoutes } from '../privacy/access/access-routes.ts';
import { ownDataRoutes } from '../privacy/person/own-data-routes.ts';
import { personRoutes } from '../privacy/person/person-routes.ts';
import { retentionLines } from '../privacy/retention-rules.ts';
import { siteId, webstoreId } from '../site/ids.ts';
import { sitePages } from '../site/site-pages.ts';
import { browserFiles } from '../web/build.ts';
import { compress } from '../web/compress.ts';
import { consoleFiles, consolePath, createConsole } from '../web/console.ts';
import { createFailurePage } from '../web/overload/failure-page.ts';
import { type ShedLoad, shedLoad } from '../web/overload/shed-load.ts';
import { createSites, type Sites } from '../web/sites.ts';
import { staticFiles } from '../web/static-files.ts';
import { webhooks } from './card-payments.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { readSiteSettings } from './read-site-settings.ts';
import type { ServingServices } from './services.ts';
import type { StartContext } from './start-context.ts';

export interface Web {
  /** At once where the page is stored. */
  fetch(
    request: Request,
    info: { readonly address?: string; readonly signal?: AbortSignal },
  ): Response | Promise<Response>;
  /** The first search reads the whole catalogue into memory: sent here, so that no visitor waits for it. */
  loadCatalogue(signal: AbortSignal): void;
  close(): Promise<void>;
}

type Readiness = () => string | undefined | Promise<string | undefined>;
type Fallback = Sites['respond'];

function createApi(
  services: ServingServices,
  { settings, observer, baseUrl, log, breakers }: StartContext,
  readiness: Readiness,
  accessLog: AccessLog,
  site: Fallback,
): Server {
  const files = { store: services.documents, worksOnContent: canWriteAnywhere };
  return createServer({
    ...services.identity,
    replica: services.replica,
    observer,
    noteCall: accessLog.note,
    statementTimeout: settings.timeLimits.statement,
    parts: [
      recordsPart({ objects, files, quotas: settings.quotas }),
      contentPart({
        objects,
        files,
        media: mediaRoutes(services.media),
        pages: sitePages,
        contentProviders,
        previewHours: settings.previewHours,
        assist:
          settings.assist &&
          createHttpLanguageModel({ ...settings.assist, log, breaker: breakers.of('assist') }),
        notifyMention: createMentionMails({ shop: services.shop, baseUrl }),
        notifyTask: createTaskMails({ shop: services.shop, baseUrl }),
      }),
      {
        routes: [
          ...services.shopRoutes,
          ...noticeRoutes(services.noticeKeys, noticeKinds),
          ...officeRoutes,
          ...personRoutes(services.identity.secret, services.documents),
          ...accessRoutes(accessLog),
          ...ownDataRoutes(services.identity.secret, services.documents),
          ...retentionRoutes(retentionLines(settings.retention, services.retention)),
        ],
        migrations,
      },
      { fallback: ({ request, info }, readForm) => site(request, info, readForm) },
    ],
    trustProxy: settings.trustProxy,
    health: { mode: renderMode },
    release: manifest.version,
    countFiles,
    readiness: [readiness, services.stores.check],
  });
}

/** Everything that answers requests: files of the browser, calls of the payment service, files for crawlers, the API and the pages. */
export async function openWeb(services: ServingServices, context: StartContext): Promise<Web> {
  const { database, forRequests } = services.databases;
  const { baseUrl, log, observer } = context;
  const webhook = webhooks(database, services.shop, log);
  const callerOptions = { trustProxy: context.settings.trustProxy, base: new URL(baseUrl) };
  const isSecure = (request: Request): boolean => isEncrypted(request, callerOptions);
  const [files, filesOfConsole, consoleDocument] = await Promise.all([
    staticFiles(browserFiles),
    staticFiles(consoleFiles, consolePath),
    createConsole({ isEncrypted: isSecure, sessionCookie }),
  ]);
  const accessLog = createAccessLog({ database, log });
  let missing: () => string | undefined = () => 'catalogue';
  const api = createApi(
    services,
    context,
    () => missing(),
    accessLog,
    (request, info, readForm) => sites.respond(request, info, readForm),
  );
  const sharedReads = createSharedReads();
  const respond: Server['fetch'] = async (request, info) => {
    const response = await api.fetch(request, info);
    if (!isSafe(request)) sharedReads.clear();
    return response;
  };
  const siteSettings = await readSiteSettings(database, context);
  const logError = (error: unknown): void =>
    log(error instanceof Error ? (error.stack ?? error.message) : String(error), 'error');
  const sites = await createSites({
    api: (request, info) => respond(request, { ...info, isInProcess: true }),
    sharedReads,
    sessionCookie,
    settings: siteSettings,
    log: logError,
    requestId: currentRequestId,
    formTargets: services.shop.payments?.provider.pageOrigins ?? [],
  });
  const { load } = services;
  const shedding: ShedLoad | undefined =
    load &&
    shedLoad({
      load,
      hasSession: (request) => api.identity.hasSession(readCookies(request)),
      failurePage: createFailurePage({ settings: siteSettings, log: logError }),
      observer,
      log: logError,
    });
  // While the catalogue is read into memory the process is not ready, and not overloaded.
  const shed: ShedLoad = async (request) => (missing() === undefined ? await shedding?.(request) : undefined);
  const crawled = crawlerFiles({ database: forRequests, siteId, baseUrl });
  const searchPath = `/services/data/${apiVersion}/commerce/webstores/${webstoreId}/search/products?fields=Name&pageSize=1`;
  const respondAnew: Server['fetch'] = async (request, info) => {
    const uncompressed =
      (await files(request)) ?? (await filesOfConsole(request)) ?? (await webhook(request));
    if (uncompressed) return uncompressed;
    const ofConsole = consoleDocument(request);
    // Compressed once, like pages that guests share.
    const unserved = ofConsole ? undefined : await shed(request);
    if (unserved) return unserved;
    const document = ofConsole ?? (await crawled(request));
    return compress(request, document ?? (await respond(request, info)));
  };
  return {
    fetch(request, info) {
      const stored = sites.findStored(request, isSecure(request));
      if (!stored) return respondAnew(request, info);
      observer.storedPage();
      return stored;
    },
    loadCatalogue(signal) {
      // Nothing is read into memory: a process is ready without the service that searches are answered by.
      if (services.search) missing = () => undefined;
      else missing = loadCatalogue(() => api.fetch(new Request(new URL(searchPath, baseUrl))), signal, log);
    },
    async close() {
      await api.close();
      await accessLog.close();
    },
  };
}
