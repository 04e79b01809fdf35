/** S-221: the flags of an address by which somebody looks at what is not published. */
export interface PreviewMode {
  /** `?preview=true`. */
  readonly isPreview: boolean;
  /** S-084: the version that is looked at, or `autosave` for what the reader is writing. */
  readonly mcVersionId: string | undefined;
  /** What a link that was sent to somebody opens a version by. */
  readonly previewKey: string | undefined;
}

const versionId = /^(?:5OU[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?|autosave)$/;

export function previewModeOf(url: URL): PreviewMode {
  const requested = url.searchParams.get('mcVersionId') ?? '';
  return {
    isPreview: url.searchParams.get('preview') === 'true',
    mcVersionId: versionId.test(requested) ? requested : undefined,
    previewKey: url.searchParams.get('previewKey') ?? undefined,
  };
}
