import '@relab/toolkit/theme';
import './ui/console.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createConsoleClient } from './session/console-client.ts';
import { reloadForNewerBuild } from './session/newer-build.ts';

const root = document.getElementById('console');
if (root) {
  reloadForNewerBuild();
  createRoot(root).render(<App {...createConsoleClient()} />);
}
