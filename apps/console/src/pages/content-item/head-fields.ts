import { lazy } from 'react';

/** The member of a body with a page's metadata for search engines. */
export const headMember = 'head';

export const HeadFields = lazy(async () => ({
  default: (await import('../../head/head-fields.tsx')).HeadFields,
}));
