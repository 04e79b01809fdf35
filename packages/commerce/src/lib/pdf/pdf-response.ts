/** A PDF to save under a name, for nobody's cache. */
export const pdfResponse = (body: Uint8Array<ArrayBuffer>, name: string): Response =>
  new Response(body, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(body.byteLength),
      'Content-Disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}.pdf"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
