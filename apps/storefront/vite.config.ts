import { cssOptions, cssTarget, localeVariants, plainImports, scriptTarget } from '@relab/pages/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type EnvironmentOptions } from 'vite';

/** A module by the end of its path: `storefront/src/hydrate.tsx`, `toolkit/src/badge/`. */
const modules = (...paths: readonly string[]): RegExp => new RegExp(`/(?:${paths.join('|')})`);

/**
 * What pages share, in few files: twenty small ones are 7 kB more than one, since each is compressed by itself, and every file
 * is a request. A group takes along all that its modules import and no earlier group has: the first keeps what runs on arrival,
 * with what counts pages that nobody has touched, out of the second, which is what every live page needs. The others are what
 * pages of a kind share, from the many to the few, so that a page fetches little that it does not use.
 */
const groups = [
  { name: 'browser', test: modules('storefront/src/browser\\.ts', 'page-data-layer/page-data\\.ts') },
  // With the bundler's own helpers, which React's modules use, and what pages of most kinds need a little of.
  {
    name: 'live',
    test: /\/storefront\/src\/(?:hydrate\.tsx|page\.ts|form\/post-form\.tsx)$|\/pages\/src\/lib\/page\/deferred-act|\/toolkit\/src\/labels\/|rolldown\/runtime/,
  },
  // A listing where it stands among others: picture, price, condition, availability.
  {
    name: 'listing',
    test: modules(
      'toolkit/src/(?:price/|badge/|pagination/|responsive-image/(?:picture|content-image))',
      'storefront/src/(?:condition/condition\\.ts|listing/(?:availability|product-href)|address/location)',
    ),
  },
  {
    name: 'cards',
    test: modules(
      'storefront/src/(?:card|comparison|listing/(?!body-image|listing\\.ts|statements|shipping|warranty))',
      'toolkit/src/(?:breadcrumb|skeleton)/',
      'commerce/catalogue/search\\.ts',
      'search-results/sort-rule',
    ),
  },
  // The parameters of a search page, which identify saved searches.
  { name: 'browse', test: modules('storefront/src/filter/browse-state') },
  { name: 'results', test: modules('storefront/src/(?:search-results|filter|saved-search/save-search)') },
  {
    name: 'form',
    test: modules(
      'storefront/src/(?:form/(?:form-key(?:-field)?\\.|form-state|error-message)|account/safe-next|day/|money/amount|lines/line-list\\.module)',
      'toolkit/src/(?:notice|field/field-layout)',
      'contract/src/lib/idempotency',
      'lib/(?:adapters/write-adapter|invalidation/publish-changes|commerce/session/guest-check)',
    ),
  },
  // A form that says what is wrong with its fields.
  {
    name: 'fields',
    test: modules(
      'storefront/src/form/form-problems',
      'toolkit/src/field/text-field',
      'page/use-is-hydrated',
    ),
  },
  // What handles a form that is sent: of most pages fetched when that happens.
  {
    name: 'act',
    test: modules(
      'storefront/src/form/(?:form-reading|form-key-of|call-error)',
      'pages/src/lib/page/(?:posted-form|form-outcome)',
    ),
  },
  {
    name: 'cart',
    test: modules(
      'lib/commerce/cart/cart-(?:write|items)',
      'storefront/src/cart/',
      'toolkit/src/quantity/',
      'react/src/lib/use-write',
    ),
  },
  {
    name: 'lines',
    test: modules(
      'storefront/src/(?:lines|reservation|approval/approval-notice|money/totals\\.tsx|account/shopper)',
      'toolkit/src/disclosure/',
      'pages/cart/summary/summary-rows',
    ),
  },
  // Of an order that is placed or about to be.
  {
    name: 'placed',
    test: modules(
      'storefront/src/(?:address/address-block|money/totals-(?:of|texts)|order/payment-text|[a-z-]+/file-size)',
    ),
  },
  {
    name: 'sign-in',
    test: modules(
      'storefront/src/account/(?:account-page|account-texts|read-resume)',
      'lib/(?:identity/session|invalidation/change-user)\\.ts',
    ),
  },
  {
    name: 'records',
    test: modules('client/src/lib/(?:(?:records|record-input|object-info|schema)/|lists/client-token)'),
  },
  { name: 'lists', test: modules('client/src/lib/lists/') },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** What the browser fetches. The languages share a folder: their style sheets and fonts are the same files. */
const client = (manifest: string, emptyOutDir: boolean): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: 'dist/client',
    emptyOutDir,
    manifest,
    target: scriptTarget,
    cssTarget,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // The lists of what each page's file imports would stand in the file that every page loads: 1.6 kB against a round trip.
    modulePreload: false,
    rollupOptions: {
      input: 'src/browser.ts',
      // No getter of ours does anything but answer.
      treeshake: { propertyReadSideEffects: false },
      // Also what is said, so that none of it is handed from file to file by name.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        codeSplitting: { groups },
        // Every page loads the list of all of them. Hashes with one character less have 42 bits.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
});

/** The pages as the server runs them. */
const ssr = (outDir: string): EnvironmentOptions => ({
  consumer: 'server',
  build: {
    outDir,
    ssr: 'src/site.tsx',
    target: 'node24',
    emitAssets: false,
    rollupOptions: { output: { entryFileNames: 'site.js' } },
  },
  resolve: { noExternal: [/^@relab\//] },
});

/** Two builds for each language from one source. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [localeVariants(), plainImports(), react()],
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
  css: cssOptions,
  environments: {
    client: client('.vite/en-US.json', true),
    ssr: ssr('dist/server/en-US'),
    client_de: client('.vite/de-DE.json', false),
    ssr_de: ssr('dist/server/de-DE'),
  },
});
