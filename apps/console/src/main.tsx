import '@relab/toolkit/theme';
import './ui/console.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createConsoleClient } from './session/console-client.ts';

const root = document.getElementById('console');
if (root) createRoot(root).render(<App {...createConsoleClient()} />);
