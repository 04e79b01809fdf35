import type { APIResponse } from 'playwright-core';

export async function expectOk(sent: Promise<APIResponse>): Promise<void> {
  const response = await sent;
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
}
