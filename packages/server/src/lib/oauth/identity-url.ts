/** What addresses of people are made of. */
export interface IdentityPlace {
  readonly baseUrl: string;
  readonly organizationId: string;
}

/** Where clients of the platform look a person up: they read both ids off its end. */
export const identityUrl = (userId: string, { baseUrl, organizationId }: IdentityPlace): string =>
  new URL(`/id/${organizationId}/${userId}`, baseUrl).href;
