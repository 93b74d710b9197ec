export { en as tr } from './tournaments.text.en.ts';
