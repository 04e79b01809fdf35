/** An error in the form of the wire, so that the page's client reads it as any other. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.code = code;
  }
}

export const errorResponse = ({ status, code, message }: GatewayError): Response =>
  Response.json([{ errorCode: code, message }], { status, headers: { 'cache-control': 'no-store' } });
