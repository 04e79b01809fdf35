import '@relab/toolkit/theme';
import './ui/console.css';
import { getCurrentUser } from '@relab/client/identity';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { preloadPage } from './page-preload.ts';
import { createConsoleClient } from './session/console-client.ts';

const root = document.getElementById('console');
if (root) {
  const console = createConsoleClient();
  const { client } = console;
  // Begun here, and not as one component after the other comes to it: who is signed in, the page's code, and what it reads
  // where there may be a session, which the server says by the request's cookie.
  getCurrentUser(client, {}).catch(() => {});
  preloadPage(client, new URL(window.location.href), 'session' in root.dataset);
  createRoot(root).render(<App {...console} />);
}
