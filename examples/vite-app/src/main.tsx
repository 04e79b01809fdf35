import { createClient } from '@relab/client';
import { RelabProvider } from '@relab/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './style.css';

const client = createClient({ fetch: (url, init) => fetch(url, init) });

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <RelabProvider client={client}>
      <App />
    </RelabProvider>
  </StrictMode>,
);
