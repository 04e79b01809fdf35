// Starts the server, and the app beside it once the server is there. Both end together.
import { spawn } from 'node:child_process';

const isWindows = process.platform === 'win32';
const run = (folder, script, output) =>
  spawn('npm', ['run', script, '--silent'], {
    cwd: new URL(`${folder}/`, import.meta.url),
    stdio: ['inherit', output, 'inherit'],
    shell: isWindows,
  });

const server = run('server', 'start', 'pipe');
let app;
server.stdout.on('data', (text) => {
  process.stdout.write(text);
  app ??= run('app', 'dev', 'inherit').once('exit', end);
});
server.once('exit', end);

function end(code) {
  server.kill('SIGTERM');
  app?.kill('SIGTERM');
  process.exitCode = code ?? 0;
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
