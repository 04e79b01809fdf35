/** What documents of a listing attest. */
export type DocumentKind = 'condition-report' | 'test-protocol' | 'decontamination';

/** What the renderer of documents is given. */
export interface DocumentSource {
  readonly sku: string;
  readonly kind: DocumentKind;
  readonly title: string;
}
