import { lazy } from 'react';

/** The member of a body with what a page says of itself to search engines. */
export const headMember = 'head';

export const HeadFields = lazy(async () => ({
  default: (await import('../../head/head-fields.tsx')).HeadFields,
}));
