import { endOnSignal } from '@relab/server/node';
import { startServer } from './start.ts';

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}.`);
  return value;
}

const { address, close } = await startServer({
  folder: process.env.FOLDER ?? '.data',
  port: Number(process.env.PORT ?? 4000),
  secret: setting('SECRET'),
  clerk: { email: 'ada@lending.example', password: setting('PASSWORD') },
  programSecret: setting('PROGRAM_SECRET'),
});
endOnSignal(close);
console.log(address);
