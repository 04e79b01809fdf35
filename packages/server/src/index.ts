export { createServer, type Server, type ServerOptions } from './lib/server/create-server.ts';
export { hostMigrations, hostTables } from './lib/server/host-migrations.ts';
export type { CreatePart, Endpoint, Exchange, Host, ServerPart } from './lib/server/server-part.ts';
