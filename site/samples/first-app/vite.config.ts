import react from '@vitejs/plugin-react';

export default {
  plugins: [react()],
  server: { proxy: { '/services': process.env.RELAB_ADDRESS ?? 'http://localhost:3000' } },
};
