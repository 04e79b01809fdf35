import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The page and the API have one origin, so that the session's cookie counts for both.
const proxy = { '/services': process.env.RELAB_URL ?? 'http://localhost:3000' };

export default defineConfig({ plugins: [react()], server: { proxy }, preview: { proxy } });
