export { openPostgres, type PostgresOptions } from './lib/postgres.ts';
