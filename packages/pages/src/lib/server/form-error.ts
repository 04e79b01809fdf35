/** Why a posted form could not be read. */
export interface FormError {
  /** Of the response. */
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export const isFormError = (value: unknown): value is FormError =>
  value instanceof Error && 'status' in value && typeof value.status === 'number' && value.status < 600;
