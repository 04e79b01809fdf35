/** What addresses of people are made of. */
export interface IdentityUrlOptions {
  readonly baseUrl: string;
  readonly organizationId: string;
}

/** Where clients of the platform look a person up: they read both ids off its end. */
export const identityUrl = (userId: string, { baseUrl, organizationId }: IdentityUrlOptions): string =>
  new URL(`/id/${organizationId}/${userId}`, baseUrl).href;
