import { checkPageView, PageBlocks } from '@relab/toolkit/page';
import { createRoot } from 'react-dom/client';
import { blocks } from './blocks.ts';
import { page } from './page.ts';

const data = {
  lab: { name: 'The instruments of our lab', email: 'ada@lab.example' },
  instruments: [
    { id: '1', name: 'Centrifuge', room: 'B 1.04' },
    { id: '2', name: 'Microscope', room: 'B 1.07' },
    { id: '3', name: 'Plate reader', room: 'C 0.12' },
  ],
};

// What an author got wrong is shown as well as it can be, and said to who develops.
for (const { path, message } of checkPageView(page, blocks)) console.warn(`${path} ${message}`);

createRoot(document.getElementById('root') as HTMLElement).render(
  <PageBlocks components={page.regions.content} blocks={blocks} data={data} />,
);
