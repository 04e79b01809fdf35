import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { openFirstPage, patience } from './slow-device.ts';

export interface VisitorOptions {
  readonly address: string;
  readonly javaScript?: boolean;
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  /** Pixels of the screen per pixel of the page. */
  readonly density?: number;
}

/** Somebody with a new browser: no cookies, nothing stored. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the browser complained about: errors and warnings, exceptions, requests that no answer came to. */
  readonly problems: readonly string[];
  /** The requests of scripts to the server, beside code and pictures. */
  readonly dataRequests: readonly string[];
  /** Requests without an answer yet. */
  readonly open: ReadonlySet<Request>;
}

/** Touch by touch the same for every test: motion is off, so that nothing is looked at halfway. */
export async function openVisitor(browser: Browser, options: VisitorOptions): Promise<Visitor> {
  const {
    address,
    javaScript = true,
    width = 1440,
    height = 900,
    colorScheme = 'light',
    density = 1,
  } = options;
  const context = await browser.newContext({
    baseURL: address,
    javaScriptEnabled: javaScript,
    viewport: { width, height },
    colorScheme,
    deviceScaleFactor: density,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patience);
  const page = await openFirstPage(context);
  const problems: string[] = [];
  const dataRequests: string[] = [];
  const open = new Set<Request>();
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // The status of the page itself is for the test to judge.
    const isOfPage =
      message.text().startsWith('Failed to load resource') && message.location().url === page.url();
    if (!isOfPage) problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    open.add(request);
    if (['fetch', 'xhr', 'eventsource', 'websocket'].includes(request.resourceType()))
      dataRequests.push(`${request.method()} ${request.url()}`);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => {
    open.delete(request);
    const reason = request.failure()?.errorText ?? 'failed';
    // What the visitor leaves behind is cut off; that is no failure.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`);
  });
  return { context, page, problems, dataRequests, open };
}
