import { withPayload } from '@payloadcms/next/withPayload';

/** The folder has its own packages: Next would else look for them beside the topmost lock file. */
export default withPayload({
  turbopack: { root: import.meta.dirname.replace(/\/payload$/, '') },
  typescript: { ignoreBuildErrors: true },
});
