import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Head and body as they travelled. */
  readonly source: string;
}

export interface ScriptedSmtp {
  readonly port: number;
  readonly received: ReceivedMail[];
  /** Every command, in order. */
  readonly commands: string[];
  /** Answers the next command that begins so with this line instead. */
  handleOnce(command: string, line: string): void;
  close(): Promise<void>;
}

/** A mail service for tests: accepts everything, unless the test sets another response. */
export async function scriptedSmtp(): Promise<ScriptedSmtp> {
  const received: ReceivedMail[] = [];
  const commands: string[] = [];
  const script = new Map<string, string>();
  const sockets = new Set<Socket>();

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let buffer = '';
    let from = '';
    let to: string[] = [];
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const usual = (command: string): string => {
      if (command.startsWith('EHLO')) return '250-test\r\n250 AUTH PLAIN';
      if (command.startsWith('AUTH')) return '235 in';
      if (command.startsWith('DATA')) return '354 go on';
      return command.startsWith('QUIT') ? '221 bye' : '250 ok';
    };
    const take = (command: string) => {
      commands.push(command);
      const other = [...script].find(([begin]) => command.startsWith(begin));
      if (other) script.delete(other[0]);
      const answer = other?.[1] ?? usual(command);
      const address = /<([^>]*)>/.exec(command)?.[1] ?? '';
      if (command.startsWith('MAIL')) [from, to] = [address, []];
      if (command.startsWith('RCPT') && answer.startsWith('2')) to.push(address);
      if (command.startsWith('DATA')) isData = answer.startsWith('3');
      say(answer);
    };
    const next = (): string | undefined => {
      const end = isData ? '\r\n.\r\n' : '\r\n';
      const at = buffer.indexOf(end);
      if (at < 0) return undefined;
      const text = buffer.slice(0, at);
      buffer = buffer.slice(at + end.length);
      return text;
    };
    socket.on('data', (chunk: Buffer) => {
      buffer += chunk.toString();
      for (let text = next(); text !== undefined; text = next()) {
        if (!isData) {
          take(text);
          continue;
        }
        isData = false;
        received.push({ from, to, source: text });
        say('250 taken');
      }
    });
    say('220 test');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return {
    port: address.port,
    received,
    commands,
    handleOnce: (command, line) => void script.set(command, line),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
