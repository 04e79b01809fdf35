import type { TaskTexts } from './task-texts.ts';

export const german: TaskTexts = {
  assigned: (content) => `Ihnen zugewiesen: ${content}`,
  waits: (content) => `Wartet auf Sie: ${content}`,
  assignedIntro: (mover, content, state) =>
    `${mover} hat Ihnen „${content}“ zugewiesen. Der Stand ist ${state}.`,
  waitsIntro: (mover, content, state) =>
    `${mover} hat „${content}“ in den Stand ${state} gebracht. Sie gehören zu denen, die es weiterbringen dürfen.`,
  open: 'Inhalt öffnen',
  more: 'Was sonst damit geschieht, zeigt nur die Konsole, bis Sie es angesehen haben.',
  reason: (shop) => `Sie erhalten dies, weil Sie bei ${shop} an Inhalten arbeiten.`,
  somebody: 'Jemand',
};
