import { createRoot } from 'react-dom/client';
import { App, createAppClient } from './app.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App client={createAppClient()} />);
