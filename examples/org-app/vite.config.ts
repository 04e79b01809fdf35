import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The port is part of the address that the org sends people back to.
export default defineConfig({ plugins: [react()], server: { port: 5173, strictPort: true } });
