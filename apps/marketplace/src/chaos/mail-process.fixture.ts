import { createServer } from 'node:net';

// A mail server as a process of its own that accepts everything: `node mail-process.fixture.ts HOST`. It writes its address,
// and then a line for each mail: to whom it is.
const server = createServer((socket) => {
  socket.on('error', () => undefined);
  let buffer = '';
  let to = '';
  let isData = false;
  const respond = (line: string): void => {
    socket.write(`${line}\r\n`);
  };
  const handle = (command: string): void => {
    if (command.startsWith('RCPT')) to = /<([^>]*)>/.exec(command)?.[1] ?? '';
    isData = command.startsWith('DATA');
    respond(isData ? '354 go on' : command.startsWith('QUIT') ? '221 bye' : '250 ok');
  };
  socket.on('data', (chunk: Buffer) => {
    buffer += chunk.toString();
    for (;;) {
      const end = isData ? '\r\n.\r\n' : '\r\n';
      const at = buffer.indexOf(end);
      if (at < 0) return;
      const text = buffer.slice(0, at);
      buffer = buffer.slice(at + end.length);
      if (!isData) {
        handle(text);
        continue;
      }
      isData = false;
      console.log(to);
      respond('250 accepted');
    }
  });
  respond('220 mail');
});
server.listen(0, process.argv[2], () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`smtp://${address.address}:${address.port}`);
});
