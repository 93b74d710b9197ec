import type { Title } from '../catalogue.ts';
export const drawCover = ({ name }: Title): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"><title>${name}</title></svg>`;
